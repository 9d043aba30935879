import { hashPassword } from '@masthead/server/access/password.ts';
import type { Config } from '@masthead/server/config.ts';
import type { Db } from '@masthead/server/db/client.ts';
import { effectiveRoles, type Role, showcaseRoles } from '@masthead/shared/roles.ts';
import type { RebelmouseRole } from '@masthead/shared/users/user.record.ts';

interface DemoPerson {
  username: string;
  name: string;
  organization: string;
  roles: Role[];
  isDisabled?: boolean;
  isChatMember?: boolean;
  rebelmouseRole?: RebelmouseRole;
  bio?: string;
  /** Cities of their profiles at the outside publisher platform; a '-' marks an inactive one. */
  profiles?: string[];
}

const owner = 'Lone Star Media';
const partners = ['Bluebonnet Realty Group', 'Pecan Street Homes'] as const;

/** The demo people of decisions 12: each role of that name, two partners, one disabled. */
const people: DemoPerson[] = [
  {
    username: 'admin',
    name: 'Avery Admire',
    organization: owner,
    roles: ['admin'],
    isChatMember: true,
    rebelmouseRole: 'Administrator',
    bio: 'Keeps the lights on: people, organizations, sites and the templates of every email.',
    profiles: ['Austin', 'Dallas', 'Fort Worth', 'Houston', 'San Antonio'],
  },
  {
    username: 'editor',
    name: 'Edith Marlowe',
    organization: owner,
    roles: ['editor'],
    isChatMember: true,
    rebelmouseRole: 'Editor',
    bio: 'Edits the city desk and sends the morning digest. Twenty years in Texas newsrooms.',
    profiles: ['Austin', 'Houston', '-Dallas'],
  },
  {
    username: 'author',
    name: 'Arthur Penn',
    organization: owner,
    roles: ['author'],
    rebelmouseRole: 'Editor',
    bio: 'Writes about restaurants and the people who run them.',
    profiles: ['Austin', 'San Antonio'],
  },
  {
    username: 'contributor',
    name: 'Connie Burke',
    organization: owner,
    roles: ['contributor'],
    rebelmouseRole: 'Guest Writer',
    bio: 'Freelance critic: theater, dance and everything on a stage.',
    profiles: ['Houston'],
  },
  { username: 'events', name: 'Evan Tidwell', organization: owner, roles: ['events'] },
  { username: 'series', name: 'Serena Lark', organization: owner, roles: ['series'] },
  {
    username: 'email-campaign',
    name: 'Emilia Cole',
    organization: owner,
    roles: ['email-campaign'],
    isChatMember: true,
  },
  { username: 'ad-slot', name: 'Adam Sloane', organization: owner, roles: ['ad-slot'] },
  { username: 'firm', name: 'Farrah Moss', organization: owner, roles: ['firm'] },
  { username: 'listing', name: 'Liston Gray', organization: owner, roles: ['listing'] },
  { username: 'rep', name: 'Reppard Dane', organization: owner, roles: ['rep'] },
  {
    username: 'partner',
    name: 'Paula Bloom',
    organization: partners[0],
    roles: [...showcaseRoles],
  },
  {
    username: 'partner2',
    name: 'Percy Nash',
    organization: partners[1],
    roles: [...showcaseRoles],
  },
  {
    username: 'partner-admin',
    name: 'Petra Lindqvist',
    organization: partners[0],
    roles: ['admin'],
  },
  {
    username: 'disabled',
    name: 'Dieter Gone',
    organization: owner,
    roles: ['editor'],
    isDisabled: true,
  },
];

const emailOf = (username: string) => `${username}@masthead.example`;

/** Organizations and people. */
export async function fillPeople(db: Db, config: Config): Promise<void> {
  await db`insert into organizations ${db([owner, ...partners].map((name) => ({ name, is_owner: name === owner })))}`;
  const hash = await hashPassword(config.demoPassword);
  for (const person of people) {
    const [row] = await db<{ id: number }[]>`
      insert into users (username, email, name, organization_id, is_disabled, is_chat_member, password_hash,
                         rebelmouse_role, bio)
      select ${person.username}, ${emailOf(person.username)}, ${person.name}, id,
             ${person.isDisabled ?? false}, ${person.isChatMember ?? false}, ${hash},
             ${person.rebelmouseRole ?? null}, ${person.bio ?? null}
        from organizations where name = ${person.organization}
      returning id`;
    if (row)
      await db`insert into user_roles ${db(person.roles.map((name) => ({ user_id: row.id, name })))}`;
    await fillProfiles(db, person);
  }
}

async function fillProfiles(db: Db, { username, name, profiles = [] }: DemoPerson): Promise<void> {
  const rows = profiles.map((profile) => {
    const city = profile.replace('-', '');
    const place = city.toLowerCase().replace(' ', '-');
    return {
      email: emailOf(username),
      city,
      name,
      profile_url: `https://${place}.citybeat.example/u/${username}`,
      is_active: city === profile,
    };
  });
  if (rows.length > 0) await db`insert into external_profiles ${db(rows)}`;
}

/** The demo people who can sign in, as tests ask for them. */
export const demoPeople = people.map((person) => ({
  username: person.username,
  isDisabled: person.isDisabled ?? false,
  isChatMember: person.isChatMember ?? false,
  roles: effectiveRoles(person.roles, person.organization === owner),
}));

import { hashPassword } from '@masthead/server/platform/access/password.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import { rebelmouseRoles } from '@masthead/shared/people/users/user.record.ts';
import { effectiveRoles, roles } from '@masthead/shared/platform/access/roles.ts';
import { z } from 'zod';
import { readRecords } from './content.ts';

const owner = 'Lone Star Media';
/** The partner organizations of the demo people, in their order. */
export const partners = ['Bluebonnet Realty Group', 'Pecan Street Homes'] as const;

const person = z.strictObject({
  username: z.string(),
  name: z.string(),
  organization: z.enum([owner, ...partners]),
  roles: z.array(z.enum(roles)),
  isDisabled: z.boolean().optional(),
  isChatMember: z.boolean().optional(),
  rebelmouseRole: z.enum(rebelmouseRoles).optional(),
  bio: z.string().optional(),
  /** Cities of their profiles at the outside publisher platform; a '-' marks an inactive one. */
  profiles: z.array(z.string()).optional(),
});
type DemoPerson = z.infer<typeof person>;

/** The demo people of decisions 12: each role of that name, two partners, one disabled. */
const people = readRecords('people/staff', z.array(person));

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

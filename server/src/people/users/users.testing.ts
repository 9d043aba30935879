import type { Role } from '@masthead/shared/platform/access/roles.ts';
import type { Db } from '../../platform/db/client.ts';

let made = 0;

/** A valid organization. */
export async function buildOrganization(
  db: Db,
  given: { name?: string; isOwner?: boolean } = {},
): Promise<number> {
  made += 1;
  const [row] = await db<{ id: number }[]>`
    insert into organizations (name, is_owner) values (${given.name ?? `Organization ${made}`}, ${given.isOwner ?? false}) returning id`;
  if (!row) throw new Error('no organization');
  return row.id;
}

/** A valid person; without an organization unless given. */
export async function buildUser(
  db: Db,
  given: {
    organizationId?: number | null;
    roles?: Role[];
    isDisabled?: boolean;
    username?: string;
    passwordHash?: string;
    isChatMember?: boolean;
  } = {},
): Promise<number> {
  made += 1;
  const username = given.username ?? `person${made}`;
  const [row] = await db<{ id: number }[]>`
    insert into users (username, email, name, organization_id, is_disabled, password_hash, is_chat_member)
    values (${username}, ${`${username}@example.com`}, ${`Person ${username}`}, ${given.organizationId ?? null},
            ${given.isDisabled ?? false}, ${given.passwordHash ?? null}, ${given.isChatMember ?? false}) returning id`;
  if (!row) throw new Error('no user');
  for (const name of given.roles ?? [])
    await db`insert into user_roles (user_id, name) values (${row.id}, ${name})`;
  return row.id;
}

/** A person of the owner organization with these roles. */
export async function buildStaff(db: Db, ...roles: Role[]): Promise<number> {
  const [owner] = await db<{ id: number }[]>`select id from organizations where is_owner limit 1`;
  const organizationId =
    owner?.id ?? (await buildOrganization(db, { name: 'The owner', isOwner: true }));
  return buildUser(db, { organizationId, roles });
}

import { type Role, roles } from '@masthead/shared/platform/access/roles.ts';
import type { Db } from '../../platform/db/client.ts';

/** The roles whose people must turn on two-step sign-in; of another version’s roles, those that exist here. */
export async function listDemanded(db: Db): Promise<Role[]> {
  const rows = await db<{ role: Role }[]>`
    select role from demanded_factors where role = any(${[...roles]}::text[]) order by id`;
  return rows.map(({ role }) => role);
}

export async function saveDemanded(db: Db, roles: readonly Role[]): Promise<void> {
  await db`delete from demanded_factors where role <> all(${roles}::text[])`;
  await db`
    insert into demanded_factors (role) select unnest(${roles}::text[]) on conflict (role) do nothing`;
}

import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { userRecord } from '@masthead/shared/users/user.record.ts';
import { rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { badRequest } from '../http/errors.ts';
import { organizationRows } from '../organizations/organization.rows.ts';
import { none, type Save, type Store } from '../records/store.ts';
import { userRows } from './user.rows.ts';
import { holdOrganization } from './users.queries.ts';

/** The organization is there, and nobody moves themselves out of the owner's. */
async function checkOrganization(
  db: Db,
  { seer, values, current }: Save<typeof userRecord>,
): Promise<void> {
  if (values.organizationId === current?.organizationId) return;
  const organization = await holdOrganization(
    db,
    rowsOf(seer, organizationRows),
    values.organizationId,
  );
  if (!organization)
    throw badRequest({ path: 'organizationId', message: 'You must select an organization' });
  if (current?.id === seer.id && !organization.isOwner)
    throw badRequest({ path: 'organizationId', message: userMessages.ownMove });
}

const holdsAdmin = `exists (select from user_roles m where m.user_id = u.id and m.name = 'admin')`;

/** People, as the server keeps them. */
export const userStore: Store<typeof userRecord> = {
  record: userRecord,
  alias: 'u',
  joins: 'left join organizations o on o.id = u.organization_id and o.deleted_at is null',
  added: `
    coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name) order by m.id)
                from user_roles m where m.user_id = u.id), '[]') as roles,
    o.name as "group", coalesce(o.is_owner, false) as is_staff,
    coalesce(o.is_owner, false) and ${holdsAdmin} as is_admin,
    u.password_hash is not null as has_password`,
  rows: userRows,
  found: {
    detail: `concat_ws(' · ', u.email, o.name, case when u.is_disabled then 'Disabled' end)`,
    words: `folded(concat_ws(' ', u.name, u.username, u.email))`,
    order: 'u.is_disabled, u.name',
  },
  check: checkOrganization,
  restoreRule: none('it is never deleted'),
  mayDelete: () => false,
};

import type { UserReference } from '@masthead/shared/users/user.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { Db } from '../db/client.ts';

/** The enabled people in scope, by name, with what reference lists need and no more. */
export function listUsers(db: Db, scope: OrganizationScope): Promise<UserReference[]> {
  const inScope =
    scope === 'every organization' ? db`true` : db`u.organization_id = ${scope.organizationId}`;
  return db<UserReference[]>`
    select u.id, u.name,
           coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
                       from user_roles r where r.user_id = u.id), '[]') as roles
      from users u
     where not u.is_disabled and ${inScope}
     order by u.name collate "und-x-icu", u.id`;
}

import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import type { GroupRole } from '../../platform/integrations/open-id/open-id-token.ts';
import { deleteRole, insertRole } from '../users/user.store.ts';
import { hasOtherAdmin, listRoles, lockRoles } from './auth.queries.ts';

/** The roles that a person gains and loses by their groups. Roles that no group gives stay as they are. */
export function rolesByGroups(
  held: readonly Role[],
  groups: readonly string[],
  groupRoles: readonly GroupRole[],
): { gained: Role[]; lost: Role[] } {
  const given = new Set(
    groupRoles.filter(({ group }) => groups.includes(group)).map(({ role }) => role),
  );
  const governed = new Set(groupRoles.map(({ role }) => role));
  return {
    gained: [...given].filter((role) => !held.includes(role)),
    lost: held.filter((role) => governed.has(role) && !given.has(role)),
  };
}

/**
 * Gives a person the roles of their groups at the OpenID provider, and takes those of groups that they have left. True
 * if the person keeps the role of admin because nobody else has it.
 */
export async function takeRoles(
  pool: Pool,
  userId: number,
  groups: readonly string[],
  groupRoles: readonly GroupRole[],
): Promise<boolean> {
  const { gained, lost } = rolesByGroups(await listRoles(pool, userId), groups, groupRoles);
  if (gained.length === 0 && lost.length === 0) return false;
  return write(pool, null, async (db) => {
    // Why again: another sign-in of this person may have come first.
    const now = rolesByGroups(await lockRoles(db, userId), groups, groupRoles);
    for (const role of now.gained) await insertRole(db, userId, role);
    const keepsAdmin = now.lost.includes('admin') && !(await hasOtherAdmin(db, userId));
    for (const role of now.lost)
      if (!(role === 'admin' && keepsAdmin)) await deleteRole(db, userId, role);
    return keepsAdmin;
  });
}

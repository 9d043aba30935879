import { type ScreenKey, screens } from '../../screens.ts';
import type { Role } from './roles.ts';
import type { Access } from './screen.ts';

/** The input of access checks: the roles that apply to a person, and chat membership. */
export interface Principal {
  roles: readonly Role[];
  isChatMember: boolean;
}

/** Whether a person (null: not signed in) has this access. */
export function may(principal: Principal | null, access: Access): boolean {
  if (access === 'public') return true;
  if (!principal) return false;
  if (access === 'signed-in') return true;
  if (access === 'chat-members') return principal.isChatMember;
  return principal.roles.some((role) => role === 'admin' || access.includes(role));
}

/** The access of an operation: everyone who may open one of the screens that need it. */
export function accessOf(usedBy: readonly ScreenKey[]): Access {
  const roles = new Set<Role>();
  for (const key of usedBy) {
    const { access } = screens[key];
    if (typeof access === 'string') return access;
    for (const role of access) roles.add(role);
  }
  return [...roles];
}

import {
  effectiveRoles,
  type Role,
  roleNames,
  rolesInWords,
  showcaseRoles,
} from '../../platform/access/roles.ts';
import { inDigits } from '../../platform/values/counting.ts';
import {
  adSlotsCounted,
  firmsCounted,
  listingsCounted,
  representativesCounted,
} from './organization.messages.ts';
import type { MovableFirm } from './organization.ts';

/** The fields of an organization that these sentences need; `people` counts the enabled ones. */
export interface Group {
  id: number;
  name: string;
  isOwner: boolean;
  people: number;
}

const thePeople = ({ people, name }: Group) =>
  people === 1 ? `The 1 person at ${name}` : `The ${inDigits(people)} people at ${name}`;

/** 'this firm, its 4 representatives, 12 listings and 3 ad slots', without the counts that are 0. */
function firmWithAll(firm: MovableFirm): string {
  const { representativeCount, listingCount, adSlotCount } = firm;
  const goods = [
    representativeCount > 0 && representativesCounted(representativeCount),
    listingCount > 0 && listingsCounted(listingCount),
    adSlotCount > 0 && adSlotsCounted(adSlotCount),
  ].filter((part) => part !== false);
  if (goods.length === 0) return 'this firm';
  const [last, ...before] = goods.reverse();
  return before.length === 0
    ? `this firm and its ${last}`
    : `this firm, its ${before.reverse().join(', ')} and ${last}`;
}

function losing(from: Group, goods: string): string {
  if (from.people === 0) return `No one at ${from.name} sees ${goods} now.`;
  return `${thePeople(from)} will no longer see ${goods}.`;
}

function gaining(to: Group, goods: string, isSaid: boolean): string {
  if (to.people === 0) return `There is no one at ${to.name} yet to see ${isSaid ? 'it' : goods}.`;
  return `${thePeople(to)} will${isSaid ? '' : ` see ${goods}`}.`;
}

/** The organization that a firm belongs to now. */
export const groupOf = (firm: MovableFirm): Group | null =>
  firm.organizationId === null
    ? null
    : {
        id: firm.organizationId,
        name: firm.group ?? '',
        isOwner: firm.isGroupOwner,
        people: firm.groupPeople,
      };

/**
 * Who gains or loses sight of a firm when it moves (decisions 2). Staff see every firm, so an owner
 * organization is not affected.
 */
export function whatMoveChanges(firm: MovableFirm, to: Group | null): string {
  const current = groupOf(firm);
  if (current?.id === to?.id) return to ? `This firm already belongs to ${to.name}.` : '';
  const from = current?.isOwner ? null : current;
  const next = to?.isOwner ? null : to;
  const goods = firmWithAll(firm);
  const said = [from && losing(from, goods), next && gaining(next, goods, from !== null)];
  if (!next)
    said.push(
      from ? 'Staff are not affected.' : 'Only staff see this firm, now and after the move.',
    );
  if (next && firm.sharedAdSlotCount > 0) said.push(sharedSlots(firm.sharedAdSlotCount));
  return said.filter(Boolean).join(' ');
}

const sharedSlots = (count: number) =>
  `${adSlotsCounted(count)} also ${count === 1 ? 'shows' : 'show'} other firms: an organization sees a slot only if all firms in it are its own.`;

/** What the people of an organization see while the switch is on or off (decisions 2). */
export const whatOwnerMeans = (isOwner: boolean): string =>
  isOwner
    ? 'Its people are staff: they see the firms, realtors, listings and ad slots of every organization, and all their roles apply.'
    : `Its people are partners: they see only their own firms with their realtors, listings and ad slots. Only the roles ${rolesInWords(showcaseRoles)} apply, and Admin includes just those four.`;

/** Shown before a save that changes isOwner: who will see everything, or only their own firms. */
export function whatOwnerChanges(group: Group, firms: number): string {
  const whose =
    group.people === 0
      ? `No one belongs to ${group.name} yet, but anyone who joins`
      : thePeople(group);
  if (group.isOwner)
    return `${whose} will see everything: the firms, realtors, listings and ad slots of every organization, and everything their roles give access to.`;
  const own = firms === 0 ? 'no firms, because it has none' : `only its own ${firmsCounted(firms)}`;
  return `${whose} will see ${own}, and nothing else in Masthead. Roles other than ${rolesInWords([...showcaseRoles, 'admin'])} will no longer apply.`;
}

/** A person who is about to join an organization. */
export interface Joiner {
  name: string;
  /** The organization they leave; null if they have none. */
  group: string | null;
  roles: readonly Role[];
}

/** Shown before a person moves: which organization they leave, and what they will see afterwards. */
export function whatJoiningChanges(person: Joiner, to: Group, firms: number): string {
  const leaves = person.group
    ? `${person.name} will leave ${person.group}.`
    : `${person.name} doesn’t belong to an organization now.`;
  const roles = effectiveRoles(person.roles, to.isOwner);
  if (roles.length === 0)
    return `${leaves} They will see no firms, because none of their roles apply at ${to.name}.`;
  const sees = to.isOwner
    ? 'They will see everything their roles give access to, in every organization'
    : `They will see only the ${firmsCounted(firms)} of ${to.name}`;
  return `${leaves} ${sees} (${roles.map((role) => roleNames[role]).join(', ')}).`;
}

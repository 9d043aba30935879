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

/** An organization as far as these sentences need it; `people` are the enabled ones. */
export interface Group {
  id: number;
  name: string;
  isOwner: boolean;
  people: number;
}

const thePeople = ({ people, name }: Group) =>
  people === 1 ? `The 1 person of ${name}` : `The ${inDigits(people)} people of ${name}`;

/** 'this firm, its 4 representatives, 12 listings and 3 ad slots', leaving out what there is none of. */
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
  if (from.people === 0) return `${from.name} has nobody who sees ${goods} now.`;
  return `${thePeople(from)} will no longer see ${goods}.`;
}

function gaining(to: Group, goods: string, isSaid: boolean): string {
  if (to.people === 0) return `${to.name} has nobody yet who could see ${isSaid ? 'it' : goods}.`;
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
 * What becomes visible or hidden to whom when a firm moves (decisions 2). Staff see every firm, so an
 * owner organization neither gains nor loses anything by it.
 */
export function whatMoveChanges(firm: MovableFirm, to: Group | null): string {
  const current = groupOf(firm);
  if (current?.id === to?.id) return to ? `This firm belongs to ${to.name} already.` : '';
  const from = current?.isOwner ? null : current;
  const next = to?.isOwner ? null : to;
  const goods = firmWithAll(firm);
  const said = [from && losing(from, goods), next && gaining(next, goods, from !== null)];
  if (!next) said.push(from ? 'Staff still do.' : 'Only staff see this firm, before and after.');
  if (next && firm.sharedAdSlotCount > 0) said.push(sharedSlots(firm.sharedAdSlotCount));
  return said.filter(Boolean).join(' ');
}

const sharedSlots = (count: number) =>
  `${adSlotsCounted(count)} ${count === 1 ? 'has' : 'have'} other firms too: an organization sees a slot only when all its firms are its own.`;

/** What the people of an organization see, as things stand on the screen (decisions 2). */
export const whatOwnerMeans = (isOwner: boolean): string =>
  isOwner
    ? 'Its people are staff: they see the firms, realtors, listings and ad slots of every organization, and all their roles count.'
    : `Its people are partners: they see only their own firms with their realtors, listings and ad slots. Only the roles ${rolesInWords(showcaseRoles)} count, and Admin stands for those four.`;

/** Said before a save that turns isOwner on or off: who will see everything, or only own firms. */
export function whatOwnerChanges(group: Group, firms: number): string {
  const whose =
    group.people === 0 ? `${group.name} has nobody yet, but whoever joins` : thePeople(group);
  if (group.isOwner)
    return `${whose} will see everything: the firms, realtors, listings and ad slots of every organization, and whatever their roles open.`;
  const own = firms === 0 ? 'no firms, because it has none' : `only its own ${firmsCounted(firms)}`;
  return `${whose} will see ${own}, and nothing else of Masthead. Roles other than ${rolesInWords([...showcaseRoles, 'admin'])} will no longer count.`;
}

/** Somebody who is about to join an organization. */
export interface Joiner {
  name: string;
  /** The organization they leave; null when they belong to none. */
  group: string | null;
  roles: readonly Role[];
}

/** Said before a person moves: which organization they leave, and what they will see from then on. */
export function whatJoiningChanges(person: Joiner, to: Group, firms: number): string {
  const leaves = person.group
    ? `${person.name} leaves ${person.group}.`
    : `${person.name} belongs to no organization now.`;
  const roles = effectiveRoles(person.roles, to.isOwner);
  if (roles.length === 0)
    return `${leaves} From then on they see no firms, because they hold no role that counts in ${to.name}.`;
  const sees = to.isOwner
    ? 'From then on they see everything that their roles open, of every organization'
    : `From then on they see only the ${firmsCounted(firms)} of ${to.name}`;
  return `${leaves} ${sees} (${roles.map((role) => roleNames[role]).join(', ')}).`;
}

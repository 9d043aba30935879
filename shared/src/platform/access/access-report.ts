import { screens } from '../../screens.ts';
import { may, type Principal } from './access.ts';
import { effectiveRoles, type Role, roleNames } from './roles.ts';
import type { Access, Screen } from './screen.ts';

/** The facts about a person that 'What can this person see and do?' needs (decisions 2). */
export interface Person {
  /** All roles the person has, whether they apply or not. */
  roles: readonly Role[];
  organization: { name: string; isOwner: boolean } | null;
  isChatMember: boolean;
  isDisabled: boolean;
}

/** The access of a declared REST call or GraphQL field. */
export interface DeclaredCall {
  area: string;
  summary: string;
  access: Access;
}

/** Whether something is open to a person, and why. */
export interface Verdict {
  isOpen: boolean;
  why: string;
}

/** One area of the product with its screens and actions. */
export interface AreaReport {
  area: string;
  title: string;
  screens: (Verdict & { title: string })[];
  verdicts: (Verdict & { title: string })[];
}

/** What a person may open and do, what is closed to them, and why. */
export interface AccessReport {
  /** Their kind of account, and whose records they see. */
  summary: string;
  countingRoles: Role[];
  /** Roles without effect outside the owner organization. */
  idleRoles: Role[];
  areas: AreaReport[];
}

/** The person as access checks see them; null if they cannot sign in. */
export function principalOf(person: Person): Principal | null {
  if (person.isDisabled) return null;
  const isOwner = person.organization?.isOwner === true;
  return {
    roles: effectiveRoles(person.roles, isOwner),
    isChatMember: person.isChatMember && isOwner,
  };
}

/** Reports what each area opens to a person and why, by the same rules as the server's. */
export function accessReport(person: Person, calls: readonly DeclaredCall[]): AccessReport {
  const countingRoles = [...(principalOf(person)?.roles ?? [])];
  return {
    summary: summaryOf(person),
    countingRoles,
    idleRoles: person.roles.filter((role) => !countingRoles.includes(role)),
    areas: areasOf(calls).map((area) => areaReport(person, area, calls)),
  };
}

/** Whether something with this access is open to a person, and why. */
export function verdict(person: Person, access: Access): Verdict {
  const principal = principalOf(person);
  return may(principal, access)
    ? { isOpen: true, why: whyOpen(person, access) }
    : { isOpen: false, why: whyClosed(person, access) };
}

const everyScreen = Object.values(screens) as Screen[];

/** Areas in the order of the screens; those without a screen come last. */
const areasOf = (calls: readonly DeclaredCall[]): string[] => [
  ...new Set([...everyScreen, ...calls].map(({ area }) => area)),
];

function areaReport(person: Person, area: string, calls: readonly DeclaredCall[]): AreaReport {
  return {
    area,
    title: areaTitle(area),
    screens: everyScreen
      .filter((screen) => screen.area === area)
      .map(({ title, access }) => ({ title, ...verdict(person, access) })),
    verdicts: calls
      .filter((call) => call.area === area)
      .map(({ summary, access }) => ({ title: summary, ...verdict(person, access) })),
  };
}

const areaNames: Record<string, string> = {
  'people/sign-in': 'Signing in',
  'workspace/history': 'Activity and trash',
  'platform/health': 'Service health',
};

const areaTitle = (area: string): string =>
  areaNames[area] ?? capital(area.slice(area.indexOf('/') + 1).replaceAll('-', ' '));

function summaryOf({ isDisabled, organization }: Person): string {
  if (isDisabled) return 'Disabled: can’t sign in.';
  if (!organization) return 'No organization: sees no organization’s records.';
  const { name, isOwner } = organization;
  return isOwner
    ? `Staff of ${name}, the owner organization: sees the records of every organization.`
    : `Partner at ${name}: sees only the records of ${name}.`;
}

const quoted = (names: readonly Role[], joint: string): string => {
  const words = names.map((name) => `'${roleNames[name]}'`);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} ${joint} ${last}` : last;
};

const inWords = (names: readonly Role[]) =>
  `${names.length === 1 ? 'role' : 'roles'} ${quoted(names, 'and')}`;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function whyOpen(person: Person, access: Access): string {
  if (access === 'public') return 'Open to everyone';
  if (access === 'signed-in') return 'Signed in';
  if (access === 'chat-members') return 'Chat member';
  const isAdmin = person.roles.includes('admin');
  if (isAdmin && person.organization?.isOwner) return 'Admin of the owner organization';
  const held = person.roles.filter((role) => role !== 'admin' && access.includes(role));
  if (held.length > 0) return capital(inWords(held));
  const meant = (principalOf(person)?.roles ?? []).filter((role) => access.includes(role));
  return `Admin outside the owner organization, which only includes ${inWords(meant)}`;
}

function whyClosed(person: Person, access: Access): string {
  if (person.isDisabled) return 'Disabled: can’t sign in';
  if (access === 'chat-members')
    return person.isChatMember
      ? 'Chat member, but outside the owner organization'
      : 'For members of the staff chat';
  if (typeof access === 'string') return 'For signed-in people';
  const idle = person.roles.filter((role) => role === 'admin' || access.includes(role));
  if (idle.length > 0) return `Has ${inWords(idle)}, without effect outside the owner organization`;
  const others = access.filter((role) => role !== 'admin');
  return others.length > 0 ? `Needs role ${quoted(others, 'or')}` : 'For admins';
}

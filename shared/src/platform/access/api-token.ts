import { type ScreenKey, screens } from '../../screens.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Operation } from '../contract/operation.ts';
import type { Subject } from '../contract/subjects.ts';
import { may, type Principal } from './access.ts';
import type { Screen, TokenScope } from './screen.ts';

/** How every API token begins, so that scanners for leaked secrets recognize it. */
export const tokenPrefix = 'mh_';

/** The longest that a token may work, in days. */
export const mostTokenDays = 365;

/** Areas that no token reaches: people and their rights, tokens, webhooks, retention, the staff chat, personal data and the audit log. */
const closedAreas: readonly string[] = [
  'people/users',
  'people/organizations',
  'people/api-tokens',
  'platform/retention',
  'workspace/chat',
  'workspace/personal-data',
  'workspace/audit',
  'workspace/webhooks',
];

/** Subjects that a program never changes, whatever screen the call belongs to. */
const closedSubjects: readonly Subject[] = [
  'api token',
  'organization',
  'profile',
  'session',
  'user',
];

/** What every screen needs to be understood: readable with any token. */
const referenceSubjects: readonly Subject[] = ['author', 'site'];

/** True for a screen that a token can be given. */
export const isTokenScreen = (key: string): key is ScreenKey => {
  const screen: Screen | undefined = Object.hasOwn(screens, key)
    ? screens[key as ScreenKey]
    : undefined;
  return typeof screen?.access === 'object' && !closedAreas.includes(screen.area);
};

/** The published posts of sites, read by other programs. */
export const contentScope = 'content' satisfies TokenScope;

/** The screens that a token can be given. */
export const tokenScreens: readonly ScreenKey[] = Object.keys(screens).filter(isTokenScreen);

type Declared =
  | Pick<Endpoint, 'access' | 'usedBy' | 'scope' | 'shows' | 'touches' | 'freshProof'>
  | Operation;

/**
 * Whether a token with these screens may make a call: one of its screens uses the call, and its maker may still open
 * that screen; or it holds the scope of the call. Calls that need a fresh proof are closed, and those that belong to
 * neither, except the lists of sites and authors.
 */
export function tokenMay(maker: Principal, held: readonly string[], declared: Declared): boolean {
  const { access, usedBy, shows, touches } = declared;
  // Why: a program can't prove who it is a second time.
  if ('freshProof' in declared && declared.freshProof) return false;
  if ('scope' in declared && declared.scope) return held.includes(declared.scope);
  if (touches?.some((subject) => closedSubjects.includes(subject))) return false;
  if (!usedBy)
    return access === 'signed-in' && shows !== undefined && shows.length > 0
      ? shows.every((subject) => referenceSubjects.includes(subject))
      : false;
  return usedBy.some(
    (key) => held.includes(key) && isTokenScreen(key) && may(maker, screens[key].access),
  );
}

import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import {
  authMessages,
  type credentials,
  type SignedInUser,
  type signedIn,
} from '@masthead/shared/platform/access/auth.ts';
import { viewAsMessages } from '@masthead/shared/platform/access/view-as.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { toast } from '../ui/toast.tsx';
import { ApiError, call, setRefusalHandler } from './call.ts';
import {
  forgetToken,
  forgetViewToken,
  readToken,
  readViewToken,
  storeToken,
  storeViewToken,
  tokenKey,
} from './token.ts';

export type SessionState =
  | { status: 'starting' }
  | { status: 'unreachable'; error: Error }
  | { status: 'signedOut'; notice: string | null }
  | { status: 'signedIn'; user: SignedInUser };

let state: SessionState = { status: 'starting' };
let lastUser: SignedInUser | null = null;
let wantedAddress: string | null = null;
const listeners = new Set<() => void>();

function become(next: SessionState) {
  state = next;
  if (next.status === 'signedIn') lastUser = next.user;
  for (const listener of listeners) listener();
}

export const sessionState = (): SessionState => state;
/** True when the session ended by itself while the user was working. */
export const isCutOff = (): boolean => state.status === 'signedOut' && state.notice !== null;

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

declare global {
  /** The request of early.ts and its token. */
  var earlySession: { token: string; response: Promise<Response> } | undefined;
}

/** The answer that is on its way already, once, and only to the token that is in use. */
function takeEarlySession(token: string): Promise<Response> | undefined {
  const early = globalThis.earlySession;
  globalThis.earlySession = undefined;
  return early?.token === token ? early.response : undefined;
}

/** Loads the user of the stored token. */
export async function startSession(): Promise<void> {
  const token = readToken();
  if (!token) return become({ status: 'signedOut', notice: null });
  try {
    const options = { begun: takeEarlySession(token) };
    become({ status: 'signedIn', user: await call(authEndpoints.session, {}, options) });
  } catch (error) {
    if (error instanceof ApiError && error.isRefusal) return;
    become({ status: 'unreachable', error: error as Error });
  }
}

/** Resolves once it is known whether a user is signed in. */
export function sessionReady(): Promise<SessionState> {
  return new Promise((resolve) => {
    const settle = () => {
      if (state.status === 'starting' || state.status === 'unreachable') return;
      stop();
      resolve(state);
    };
    const stop = onSessionChange(settle);
    settle();
  });
}

export async function signIn(input: z.input<typeof credentials>): Promise<void> {
  beginSession(await call(authEndpoints.login, { body: input }));
}

/** Starts a session that the server has just opened, for any way of signing in. */
export function beginSession({ access_token, user }: z.output<typeof signedIn>): void {
  if (lastUser && lastUser.id !== user.id) wantedAddress = null;
  storeToken(access_token);
  become({ status: 'signedIn', user });
}

/** Replaces the token: after a password change, or across a full page reload. */
export function storeSession(token: string): void {
  storeToken(token);
}

/** Updates the user after a change of the profile or of read-only mode. */
export function changeUser(changes: Partial<SignedInUser>): void {
  if (state.status === 'signedIn')
    become({ status: 'signedIn', user: { ...state.user, ...changes } });
}

/** Decisions 2: an admin sees the product as another person, in this tab and read only. */
export async function viewAs(userId: number): Promise<void> {
  const { access_token, user } = await call(viewAsEndpoints.begin, { body: { userId } });
  storeViewToken(access_token);
  become({ status: 'signedIn', user });
}

/** Back to the own session, which has stayed where it was. */
export async function endView(): Promise<void> {
  const token = readViewToken();
  forgetViewToken();
  if (token) call(authEndpoints.logout, {}, { token, keepalive: true }).catch(() => {});
  await startSession();
}

/** Spec, platform 4: clears local storage immediately, and ends the session on the server. */
export function signOut(): void {
  // Why: logging out of a view as another user ends only the view.
  if (readViewToken()) return void endView();
  const token = readToken();
  forgetToken();
  wantedAddress = null;
  become({ status: 'signedOut', notice: null });
  if (token) call(authEndpoints.logout, {}, { token, keepalive: true }).catch(() => {});
}

/** The destination after sign-in: the requested address, once, or home. */
export function placeAfterSignIn(): string {
  const place = wantedAddress ?? screens.home.path;
  wantedAddress = null;
  return place;
}
/** The address that a visitor asked for before signing in. */
export const wantedBeforeSignIn = (): string | null => wantedAddress;
export function rememberWanted(address: string | null): void {
  wantedAddress = address;
}

/** Spec, platform 4: any 401 or 403 clears the storage and redirects to the login card, which shows the reason. */
function onRefused(error: ApiError) {
  // Why: pending calls of a page being left must not change the reason of a deliberate sign-out.
  if (state.status === 'signedOut') return;
  if (readViewToken()) {
    if (lastUser?.viewedBy) toast(viewAsMessages.ended(lastUser.name));
    return void endView();
  }
  forgetToken();
  const notice = error.status === 403 ? authMessages.forbidden : authMessages.sessionEnded;
  become({ status: 'signedOut', notice });
}

function onStorage(event: StorageEvent) {
  if (event.key !== null && event.key !== tokenKey) return;
  if (!readToken() && state.status === 'signedIn') {
    become({ status: 'signedOut', notice: null });
  } else if (event.newValue && event.newValue !== event.oldValue) {
    void startSession();
  }
}

/** Ties the session to refused calls and to sign-ins and sign-outs in other tabs. */
export function watchSession(): () => void {
  setRefusalHandler(onRefused);
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** For tests: a page that has just been loaded. */
export function resetSession(): void {
  forgetViewToken();
  lastUser = null;
  wantedAddress = null;
  become({ status: 'starting' });
}

export const useSession = (): SessionState => useSyncExternalStore(onSessionChange, sessionState);

/** Why nothing can be changed during a view as another user; null in the user's own session. */
export function useViewLock(): string | null {
  const session = useSession();
  const viewed = session.status === 'signedIn' && session.user.viewedBy ? session.user : null;
  return viewed && viewAsMessages.nothingCanChange(viewed.name);
}

/** The person who is signed in. Why: a page may draw once more after a sign-out, before it leaves. */
export function useUser(): SignedInUser {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : lastUser;
  if (!user) throw new Error('Sign in to see this page.');
  return user;
}

import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { authMessages, isInAppPath } from '@masthead/shared/platform/access/auth.ts';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { leave } from '../../platform/api/leave.ts';
import { beginSession, rememberWanted, wantedBeforeSignIn } from '../../platform/api/session.ts';

const begunKey = 'masthead.open-id';

/** What this tab stores while the person is at the provider. */
const begun = z.object({ browserKey: z.string(), wanted: z.string().nullable() });

/** Goes to the provider. Its response works only in this tab. */
export async function beginOpenId(): Promise<void> {
  const { address, browserKey } = await call(authEndpoints.startOpenId);
  const stored: z.input<typeof begun> = { browserKey, wanted: wantedBeforeSignIn() };
  sessionStorage.setItem(begunKey, JSON.stringify(stored));
  leave.to(address);
}

function takeBegun() {
  const text = sessionStorage.getItem(begunKey);
  sessionStorage.removeItem(begunKey);
  try {
    return begun.parse(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** Completes the sign-in with the provider's redirect parameters. Throws an error whose message is shown. */
export async function finishOpenId(answer: URLSearchParams): Promise<void> {
  const stored = takeBegun();
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => answer.get(name));
  if (answer.has('error')) throw new Error(authMessages.providerRefused);
  if (!stored || !code || !state) throw new Error(authMessages.lostSignIn);
  const { browserKey, wanted } = stored;
  const body = { code, state, browserKey, ...(iss && { iss }) };
  const signedIn = await call(authEndpoints.finishOpenId, { body });
  beginSession(signedIn);
  if (wanted && isInAppPath(wanted)) rememberWanted(wanted);
}

import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { readToken } from './token.ts';

/**
 * Asks whose session this is while the product itself is still being loaded. The page runs this
 * before anything else; session.ts takes the answer over.
 */
const token = readToken();
if (token) {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const response = fetch(authEndpoints.session.path, { headers });
  // Why: the code that takes over the request gets the failure; otherwise it does not matter.
  response.catch(() => {});
  globalThis.earlySession = { token, response };
}

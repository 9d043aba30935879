import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { readToken } from './token.ts';

/**
 * Reads the session while the product itself is still loading. The page runs this before anything else; session.ts
 * takes over the response.
 */
const token = readToken();
if (token) {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const response = fetch(authEndpoints.session.path, { headers });
  // Why: the code that takes over the request gets the failure; otherwise it does not matter.
  response.catch(() => {});
  globalThis.earlySession = { token, response };
}

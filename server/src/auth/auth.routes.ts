import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { authMessages } from '@masthead/shared/auth/auth.ts';
import { verifyPassword } from '../access/password.ts';
import { endSession, insertSession } from '../access/session.queries.ts';
import { hashToken, newToken } from '../access/token.ts';
import { absoluteDays, findViewer } from '../access/viewer.ts';
import { write } from '../db/client.ts';
import { signInNeeded, tooMany } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { networkOf } from '../http/network.ts';
import {
  clearAttempts,
  countAttempts,
  deleteAttempt,
  findAccount,
  insertAttempt,
} from './auth.queries.ts';

/** Failed sign-ins that are borne (reliability 4): the owner can still get in from elsewhere. */
const borne = { ofAccount: 5, everywhere: 100, ofAddress: 20 };

/** Sign-in and sign-out (Spec, platform 7; decisions 3). */
export function authRoutes(server: Server): void {
  const { pool } = server;

  handle(server, authEndpoints.login, async ({ body, request }) => {
    const account = body.username.toLowerCase().normalize('NFC');
    const address = networkOf(request.ip);
    const attempt = await insertAttempt(pool, account, address);
    const attempts = await countAttempts(pool, account, address);
    if (
      attempts.ofAccount > borne.ofAccount ||
      attempts.everywhere > borne.everywhere ||
      attempts.ofAddress > borne.ofAddress
    ) {
      await deleteAttempt(pool, attempt);
      throw tooMany(15 * 60, authMessages.tooManyFailures);
    }

    const found = await findAccount(pool, body.username);
    const isRight = await verifyPassword(found?.passwordHash ?? null, body.password);
    if (!found || !isRight || found.isDisabled) throw signInNeeded(authMessages.wrongCredentials);

    const token = newToken();
    await write(pool, found.id, async (db) => {
      await insertSession(db, {
        tokenHash: hashToken(token),
        userId: found.id,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        absoluteDays,
      });
      await clearAttempts(db, account, address);
    });
    const user = await findViewer(pool, token);
    if (!user) throw signInNeeded(authMessages.wrongCredentials);
    return { access_token: token, user };
  });

  handle(server, authEndpoints.session, async ({ viewer }) => viewer);

  handle(server, authEndpoints.logout, async ({ viewer }) => {
    await write(pool, viewer.id, (db) => endSession(db, viewer.sessionId));
    return {};
  });
}

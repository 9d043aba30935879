import { isIPv6 } from 'node:net';
import { authMessages } from '@masthead/shared/auth/auth.ts';
import { authEndpoints } from '@masthead/shared/auth/auth.endpoints.ts';
import { verifyPassword } from '../access/password.ts';
import { endSession, insertSession } from '../access/session.queries.ts';
import { hashToken, newToken } from '../access/token.ts';
import { absoluteDays, findViewer } from '../access/viewer.ts';
import { write } from '../db/client.ts';
import { signInNeeded, tooMany } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { clearFailures, countFailures, findAccount, insertFailure } from './auth.queries.ts';

/** Failed sign-ins that are borne (reliability 4): the owner can still get in from elsewhere. */
const borne = { ofAccount: 5, everywhere: 100, ofAddress: 20 };

/** An address as limits see it: of IPv6 the network, because one subscriber has a whole /64. */
const network = (ip: string) => (isIPv6(ip) ? ip.split(':').slice(0, 4).join(':') : ip);

/** Sign-in and sign-out (Spec, platform 7; decisions 3). */
export function authRoutes(server: Server): void {
  const { pool } = server;

  handle(server, authEndpoints.login, async ({ body, request }) => {
    const account = body.username.toLowerCase().normalize('NFC');
    const address = network(request.ip);
    const failures = await countFailures(pool, account, address);
    if (
      failures.ofAccount >= borne.ofAccount ||
      failures.everywhere >= borne.everywhere ||
      failures.ofAddress >= borne.ofAddress
    )
      throw tooMany(15 * 60, authMessages.tooManyFailures);

    const found = await findAccount(pool, body.username);
    const isRight = await verifyPassword(found?.passwordHash ?? null, body.password);
    if (!found || !isRight || found.isDisabled) {
      await insertFailure(pool, account, address);
      throw signInNeeded(authMessages.wrongCredentials);
    }

    const token = newToken();
    await write(pool, found.id, async (db) => {
      await insertSession(db, {
        tokenHash: hashToken(token),
        userId: found.id,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
        absoluteDays,
      });
      if (failures.ofAccount > 0) await clearFailures(db, account, address);
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

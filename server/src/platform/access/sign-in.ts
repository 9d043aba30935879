import { authMessages } from '@masthead/shared/platform/access/auth.ts';
import type { FastifyRequest } from 'fastify';
import { type Db, type Pool, write } from '../db/client.ts';
import { unauthorized } from '../http/errors.ts';
import { hashToken, newToken } from './seal.ts';
import { insertSession } from './session.queries.ts';
import { absoluteDays, findViewer } from './viewer.ts';

/** Opens a session of this browser for a person; answers its token. */
export async function openSession(
  db: Db,
  userId: number,
  request: FastifyRequest,
  isByProvider = false,
): Promise<string> {
  const token = newToken();
  const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null;
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    userAgent,
    absoluteDays,
    isByProvider,
  });
  return token;
}

/** The last step of a sign-in by the OpenID provider: creates the session and its related rows in one transaction. */
export async function signInByProvider(
  pool: Pool,
  userId: number,
  request: FastifyRequest,
  also: (db: Db) => Promise<unknown> = async () => {},
) {
  const token = await write(pool, userId, async (db) => {
    await also(db);
    return openSession(db, userId, request, true);
  });
  return sessionOf(pool, token);
}

/** The answer to a sign-in that has opened this session. */
export async function sessionOf(pool: Pool, token: string) {
  const user = await findViewer(pool, token);
  // Why: the person was disabled in the meantime.
  if (!user) throw unauthorized(authMessages.wrongCredentials);
  return { access_token: token, user };
}

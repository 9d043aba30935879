import { hashToken, newToken } from '../src/platform/access/seal.ts';
import { insertSession } from '../src/platform/access/session.queries.ts';
import type { Db } from '../src/platform/db/client.ts';

/** Signs a person in; returns the token of their session. */
export async function openSession(db: Db, userId: number): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    userId,
    userAgent: null,
    absoluteDays: 1,
  });
  return token;
}

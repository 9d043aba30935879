import type { Pool } from '../db/client.ts';
import { hashToken, newToken } from './seal.ts';
import { insertSession } from './session.queries.ts';
import { findViewer, type Viewer } from './viewer.ts';

/** Somebody with a session of their own, as a handler is given them. */
export async function signedIn(pool: Pool, userId: number): Promise<Viewer> {
  const token = newToken();
  const session = { tokenHash: hashToken(token), userId, userAgent: null, absoluteDays: 1 };
  await insertSession(pool, session);
  const viewer = await findViewer(pool, token);
  if (!viewer) throw new Error('no viewer');
  return viewer;
}

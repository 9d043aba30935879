import { tokenPrefix } from '@masthead/shared/platform/access/api-token.ts';
import type { Pool } from '../db/client.ts';
import { openListener } from '../db/listener.ts';
import { signals } from '../process/signals.ts';
import { findApiToken, noteTokenUse } from './api-token.queries.ts';
import { hashToken } from './seal.ts';
import { findSession, noteSessionUse } from './session.queries.ts';
import { idleHours, type Viewer, viewerOfSession, viewerOfToken } from './viewer.ts';

/** Who is behind a token, asked by every request. */
export interface Sessions {
  /** Null when there is no session or it has ended, on whichever server. */
  find(token: string): Promise<Viewer | null>;
  /** The same for a live connection: an open page does not count as using the session. */
  watch(token: string): Promise<Viewer | null>;
  /** The API token that a request brings, if it was used here before; asks nobody. For limits only. */
  knownToken: (token: string) => number | undefined;
  /** Reports every possible change of a person's access, until the returned function is called. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

/** A session is looked at again after this long, so that it is seen to be in use and ends in time. */
const cachedMs = 30_000;
/** The maximum number of cached sessions; the oldest is evicted first. */
const mostCached = 10_000;

interface CachedSession {
  viewer: Viewer;
  until: number;
  /** False while only live connections have used it: the next request records that the session is in use. */
  isInUse: boolean;
}

/** Sessions have shorter tokens, one of which may begin in the same way. */
const isApiToken = (token: string) => token.length === 46 && token.startsWith(tokenPrefix);

async function lookUpToken(pool: Pool, tokenHash: Buffer) {
  const row = await findApiToken(pool, tokenHash);
  if (row?.isSeenLongAgo) await noteTokenUse(pool, row.tokenId);
  return row && { viewer: viewerOfToken(row), livesForMs: row.livesForMs };
}

async function lookUpSession(pool: Pool, tokenHash: Buffer, isInUse: boolean) {
  const row = await findSession(pool, tokenHash, idleHours);
  if (row?.isSeenLongAgo && isInUse) await noteSessionUse(pool, row.sessionId);
  return row && { viewer: viewerOfSession(row), livesForMs: row.livesForMs };
}

/**
 * Caches the person of a session, so that a request needs no query for it. A cached session is trusted only after a
 * proof that no change of access was committed before the request (`hasHeardAll`, decisions 0021). Without that proof
 * the database is asked, as for a session that is not cached.
 */
export function openSessions(pool: Pool): Sessions {
  const cached = new Map<string, CachedSession>();
  const followers = new Set<() => void>();
  let era = 0;
  const listener = openListener(pool, 'access_changed', (word) => {
    era += 1;
    // Why: null means that a message may have been missed, and a message without a person concerns everyone.
    const person = Number(word);
    if (!(person > 0)) cached.clear();
    for (const [key, { viewer }] of cached) if (viewer.id === person) cached.delete(key);
    for (const follower of followers) follower();
  });

  function cache(key: string, viewer: Viewer, livesForMs: number, isInUse: boolean) {
    const [oldest] = cached.size < mostCached ? [] : cached.keys();
    if (oldest !== undefined) cached.delete(oldest);
    cached.set(key, { viewer, until: performance.now() + Math.min(cachedMs, livesForMs), isInUse });
  }

  async function load(token: string, tokenHash: Buffer, isInUse: boolean): Promise<Viewer | null> {
    const eraBefore = era;
    const found = await (isApiToken(token)
      ? lookUpToken(pool, tokenHash)
      : lookUpSession(pool, tokenHash, isInUse));
    if (!found) return null;
    const { viewer, livesForMs } = found;
    // Why: a view as another user also depends on the admin's own session.
    if (era === eraBefore && !viewer.viewedBy)
      cache(tokenHash.toString('latin1'), viewer, livesForMs, isInUse);
    return viewer;
  }

  const asked = (isInUse: boolean) => async (token: string) => {
    // Why: live connections are for browsers, and tell of more than a token's screens.
    if (!isInUse && isApiToken(token)) return null;
    const tokenHash = hashToken(token);
    const key = tokenHash.toString('latin1');
    const known = cached.get(key);
    const isEnough = known && known.until > performance.now() && (known.isInUse || !isInUse);
    const isProven = isEnough && (await listener.hasHeardAll());
    const isHit = isProven === true && cached.get(key) === known;
    signals.cacheUsed.send({ cache: 'sessions', isHit });
    return isHit && known ? known.viewer : load(token, tokenHash, isInUse);
  };

  return {
    find: asked(true),
    watch: asked(false),
    knownToken: (token) =>
      isApiToken(token)
        ? cached.get(hashToken(token).toString('latin1'))?.viewer.token?.id
        : undefined,
    onChange(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    close: () => listener.close(),
  };
}

import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { isOnlyRead } from '../access/view-as.ts';
import type { Pool } from '../db/client.ts';
import { openListener } from '../db/listener.ts';
import { readOnlyNow } from '../http/errors.ts';
import { logged } from '../process/logged.ts';
import { findSentence } from './read-only.store.ts';

/** Read-only mode as a server knows it. */
export interface ReadOnly {
  /** The sentence while it is on, else null; asks nobody. */
  sentence(): string | null;
  /** The same, with every change that was committed before this call. */
  current(): Promise<string | null>;
  /** Reports every change, until the returned function is called. */
  onChange(follower: () => void): () => void;
  close(): Promise<void>;
}

/** How often the state is read without a notification, in ms: one may be missed. */
const everyMs = 5000;

/** Reads the state of read-only mode, and follows it until it is closed. */
export async function openReadOnly(pool: Pool): Promise<ReadOnly> {
  const followers = new Set<() => void>();
  let sentence: string | null = null;
  let reading = 0;
  /** The latest read that was begun and whose result counts. */
  let known = 0;
  let isStale = false;

  async function read(): Promise<string | null> {
    reading += 1;
    const mine = reading;
    const found = await findSentence(pool);
    // Why: a read that was begun earlier may answer later, with an older state.
    if (mine < known) return sentence;
    known = mine;
    if (mine === reading) isStale = false;
    if (found === sentence) return found;
    sentence = found;
    for (const follower of followers) follower();
    return found;
  }
  // Why a failure is only logged: without its database a server refuses everything, and reads again in 5 seconds.
  const tellFailure = logged('Couldn’t read the state of read-only mode');
  let isFailing = false;
  const tryToRead = () =>
    read().then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        // Why once: a database that is away would fill the log.
        if (!isFailing) tellFailure(error);
        isFailing = true;
      },
    );
  await tryToRead();
  const readAgain = () => void tryToRead();
  const listener = openListener(pool, 'read_only', () => {
    isStale = true;
    readAgain();
  });
  const beat = setInterval(readAgain, everyMs);
  beat.unref();

  return {
    sentence: () => sentence,
    async current() {
      return (await listener.hasHeardAll()) && !isStale ? sentence : read();
    },
    onChange(follower) {
      followers.add(follower);
      return () => followers.delete(follower);
    },
    async close() {
      clearInterval(beat);
      followers.clear();
      await listener.close();
    },
  };
}

/** True for a call that people may make in read-only mode: it reads, or declares that it is allowed. */
export const isAllowedReadOnly = (declared: Endpoint): boolean =>
  isOnlyRead(declared) ||
  // Why: a GET that asks another service has transactions of its own, and yet only shows.
  (declared.method === 'GET' && declared.shows !== undefined) ||
  declared.isAllowedReadOnly === true;

/** Rejects with 503 every call that could change something in read-only mode. */
export function refuseWhileReadOnly(readOnly: ReadOnly, declared: Endpoint | 'mutation'): void {
  const sentence = readOnly.sentence();
  if (sentence !== null && (declared === 'mutation' || !isAllowedReadOnly(declared)))
    throw readOnlyNow(sentence);
}

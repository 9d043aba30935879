import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from '../db/client.ts';
import { addViews } from './views.queries.ts';

/** The same reader of the same post counts once in this time; browsers ask no earlier (decision 37). */
export const sameViewMs = 600_000;
const flushMs = 5000;
/** Readers that are remembered at most; beyond it the oldest are forgotten. */
const mostReaders = 200_000;
/** Posts whose views wait at most; while the database is away, made-up ids must not fill the memory. */
const mostPosts = 100_000;

interface Options {
  onTrouble: (error: unknown) => void;
  now?: () => number;
}

/**
 * Counts views in memory and writes them together every few seconds, so that no page waits for it. Who has read
 * what is known for ten minutes, as a hash under a key that ends with the process, and is never written.
 */
export function openViewCounter(pool: Pool, { onTrouble, now = Date.now }: Options) {
  const key = randomBytes(32);
  const seen = new Map<string, number>();
  let waiting = new Map<number, number>();
  let flushing: Promise<void> = Promise.resolve();

  function isRepeated(postId: number, reader: string): boolean {
    const name = createHmac('sha256', key).update(`${postId} ${reader}`).digest('base64url');
    const last = seen.get(name);
    const time = now();
    if (last !== undefined && time - last < sameViewMs) return true;
    seen.delete(name);
    seen.set(name, time);
    for (const [oldest, at] of seen) {
      if (seen.size <= mostReaders && time - at < sameViewMs) break;
      seen.delete(oldest);
    }
    return false;
  }

  function add(postId: number, views: number): void {
    const known = waiting.get(postId);
    if (known !== undefined || waiting.size < mostPosts) waiting.set(postId, (known ?? 0) + views);
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const views = waiting;
    waiting = new Map();
    try {
      await addViews(pool, views);
    } catch (error) {
      // Why: what could not be written waits for the next time, with what has come in since.
      for (const [postId, count] of views) add(postId, count);
      onTrouble(error);
    }
  }

  const flush = () => {
    flushing = flushing.then(write);
    return flushing;
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();

  return {
    count(postId: number, reader: string): void {
      if (!isRepeated(postId, reader)) add(postId, 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
export type ViewCounter = ReturnType<typeof openViewCounter>;

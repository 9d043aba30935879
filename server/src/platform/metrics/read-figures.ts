import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type Pool } from '../db/client.ts';
import { type Figures, readFigures } from './figures.queries.ts';

/** The database is asked at most this often, and for its sizes less often, in ms. */
const everyMs = 15_000;
const storageEveryMs = 300_000;
/** A scrape waits for the database no longer than this, in ms. */
const patienceMs = 2000;

type Sizes = Pick<Figures, 'databaseBytes' | 'pictureBytes' | 'chatBytes' | 'invoiceBytes'>;

/**
 * The figures of the database, asked on demand and shared by all scrapes of 15 seconds; null while it is away. Why a
 * connection of its own: the figures matter most while all others are in use.
 */
export function openFigures(pool: Pool, now = () => performance.now()) {
  const own = openPool(pool.config, { max: 1, name: 'masthead-metrics' });
  let askedAt = -Infinity;
  let sizesAt = -Infinity;
  let sizes: Sizes | null = null;
  let last: Promise<Figures | null> = Promise.resolve(null);
  let isAsking = false;

  async function ask(): Promise<Figures | null> {
    isAsking = true;
    const begunAt = now();
    const withStorage = sizes === null || begunAt - sizesAt >= storageEveryMs;
    try {
      const found = await readFigures(own, withStorage);
      if (withStorage) {
        const { databaseBytes, pictureBytes, chatBytes, invoiceBytes } = found;
        [sizes, sizesAt] = [{ databaseBytes, pictureBytes, chatBytes, invoiceBytes }, begunAt];
      }
      return { ...found, ...sizes };
    } catch {
      return null;
    } finally {
      isAsking = false;
    }
  }

  return {
    read(): Promise<Figures | null> {
      if (!isAsking && now() - askedAt >= everyMs) {
        askedAt = now();
        last = ask();
      }
      return Promise.race([last, sleep(patienceMs, null, { ref: false })]);
    },
    close: () => own.end({ timeout: 1 }),
  };
}

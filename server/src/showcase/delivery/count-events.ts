import type { Pool } from '../../platform/db/client.ts';
import { gatherWrites } from '../../platform/db/gather-writes.ts';
import { unavailable } from '../../platform/http/errors.ts';
import { addEventDays, countEvents, type ReaderEvent } from './reader-events.queries.ts';

/** Why so few: an answer waits for them, and more make a write hardly faster. */
const gathering = { waitMs: 3, atOnce: 1000, mostWaiting: 20_000 };

/** No day to write into; a slot that was deleted meanwhile. */
const noDay = '23514';
const passing = new Set([noDay, '23503', '40P01']);

/** Writes events; once more after what another try can repair. */
export async function saveEvents(pool: Pool, events: readonly ReaderEvent[], at: Date) {
  try {
    await countEvents(pool, events, at);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!passing.has(code)) throw error;
    if (code === noDay) await addEventDays(pool, at.toISOString().slice(0, 10), 1);
    await countEvents(pool, events, at);
  }
}

/** Counts events of many requests together; resolves when they are written. */
export function openEventCounter(pool: Pool) {
  const gathered = gatherWrites<ReaderEvent>({
    ...gathering,
    write: (events) => saveEvents(pool, events, new Date()),
  });
  return async (events: readonly ReaderEvent[]): Promise<void> => {
    const written = gathered.add(events);
    if (!written) throw unavailable();
    await written;
  };
}
export type EventCounter = ReturnType<typeof openEventCounter>;

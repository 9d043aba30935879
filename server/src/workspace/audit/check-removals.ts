import { createHash, type Hash } from 'node:crypto';
import { keptOf } from '@masthead/shared/platform/retention/retention.ts';
import { z } from 'zod';
import type { Entry } from './audit-chain.ts';

/** What the entry of a removal holds. */
const removal = z.object({
  days: z.int(),
  /** All that it removed was made before. */
  upTo: z.string(),
  changes: z.int(),
  digest: z.string(),
});

const dayMs = 24 * 60 * 60 * 1000;
const ms = (at: string) => Date.parse(at);

/** What one removal took, as far as its entries were read. */
interface Gone {
  first: number;
  changes: number;
  newest: number;
  digest: Hash;
}

/**
 * Compares what is gone with what the removals in the chain say (decision 136). `isWhole`: reading began with the first
 * entry, so that no removal may have taken more than was read.
 */
export function checkingRemovals(isWhole: boolean) {
  const open = new Map<number, Gone>();
  let lastRemoval = 0;
  let unconfirmed = 0;

  function takeGone(entry: Entry, removedBy: number): string | null {
    const at = ms(entry.at);
    const gone = open.get(removedBy) ?? {
      first: entry.seq,
      changes: 0,
      newest: 0,
      digest: createHash('sha256'),
    };
    open.set(removedBy, gone);
    if (entry.redactionId === null) gone.changes += 1;
    gone.newest = Math.max(gone.newest, at);
    gone.digest.update(entry.hash).update(entry.at);
    // Why a day: a change has the time when its transaction began.
    return at < lastRemoval - dayMs
      ? `Entry ${entry.seq} was removed as older than it is: the removal before it was later.`
      : null;
  }

  function takeRemoval(entry: Pick<Entry, 'at' | 'after'>, id: number): string | null {
    lastRemoval = Math.max(lastRemoval, ms(entry.at));
    const gone = open.get(id);
    open.delete(id);
    const { data } = removal.safeParse(entry.after);
    if (!data) return `Removal ${id} does not say what it removed.`;
    const least = keptOf('history').least ?? 0;
    if (ms(data.upTo) > ms(entry.at) - least * dayMs || (gone && gone.newest >= ms(data.upTo)))
      return `Removal ${id} took changes that were not due.`;
    const count = gone?.changes ?? 0;
    if (!isWhole && count < data.changes) {
      unconfirmed += count;
      return null;
    }
    return count === data.changes && gone?.digest.digest('hex') === data.digest
      ? null
      : `Removal ${id} took other changes than it says: ${data.changes} said, ${count} found.`;
  }

  return {
    /** What is wrong with an entry; null: nothing. */
    take({ removedBy, removalId, ...entry }: Entry): string | null {
      if (removalId !== null) return takeRemoval(entry, removalId);
      return removedBy === null ? null : takeGone({ ...entry, removedBy, removalId }, removedBy);
    },
    takeRemoval,
    /** The first entry whose removal was not read; null: there is none. */
    unsaid: (): number | null =>
      open.size === 0 ? null : Math.min(...[...open.values()].map(({ first }) => first)),
    /** How many changes are gone by removals that were not read, or not wholly. */
    unconfirmed: () => [...open.values()].reduce((sum, { changes }) => sum + changes, unconfirmed),
  };
}

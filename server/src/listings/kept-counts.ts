import type { Db } from '../db/client.ts';
import { readShowcaseVersion } from '../showcase/served-slots.queries.ts';

/** This many counts are kept of a database. */
const most = 500;

interface Kept {
  version: number;
  counts: Map<string, Promise<number>>;
}
const keptOf = new WeakMap<Db, Kept>();

/**
 * A count that is made again only after something of showcase advertising has changed. Why: counting a
 * frequent word in a million listings takes seconds, and every page of a list asks for it again. Two
 * who ask at once share one count. Transactions keep nothing: they may see rows that nobody else sees.
 */
export async function keptCount(
  db: Db,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  if (!('begin' in db)) return count();
  // Why: the version is read before counting, so that a change between the two is counted again.
  const version = await readShowcaseVersion(db);
  let kept = keptOf.get(db);
  if (!kept || kept.version < version) {
    kept = { version, counts: new Map() };
    keptOf.set(db, kept);
  }
  if (kept.version > version) return count();
  const { counts } = kept;
  const known = counts.get(key);
  if (known) return known;
  if (counts.size >= most) counts.clear();
  const counting = count();
  counts.set(key, counting);
  counting.catch(() => counts.delete(key));
  return counting;
}

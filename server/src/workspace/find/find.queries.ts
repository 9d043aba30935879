import { mostOfKind, type RecordCard } from '@masthead/shared/workspace/find/find.ts';
import { findSourceOf } from '../../all-records.ts';
import { rowsOf, type Seer, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { containsFolded, literally } from '../../platform/db/contains.ts';
import type { FindSource } from '../../platform/records/listed.ts';

/** A match and its rank: 0 starts with the text, 1 has a word that does, 2 contains it. */
export interface FoundRow {
  kind: string;
  id: string;
  title: string;
  detail: string;
  rank: number;
}

/** Why: one or two letters occur in nearly every name, and no index helps to find them. */
function holds(
  db: Db,
  { title, words = `folded(${title})` }: FindSource,
  wanted: readonly string[],
) {
  const [only = ''] = wanted;
  if (wanted.length === 1 && only.length < 3)
    return db`${db.unsafe(words)} like folded(${`${literally(only)}%`}::text)`;
  return wanted
    .map((word) => containsFolded(db, words, word))
    .reduce((all, one) => db`${all} and ${one}`);
}

/** Matches of a kind that are ranked; a word in half of all headlines is not ranked completely. */
const mostCompared = 50;

function search(db: Db, kind: string, wanted: readonly string[], seer: Seer) {
  const source = findSourceOf(kind);
  const { alias } = source;
  const start = `${literally(wanted.join(' '))}%`;
  return db`(
    select ${kind}::text as kind, id, title, detail,
           case when folded(title) like folded(${start}::text) then 0
                when folded(title) like folded(${`% ${start}`}::text) then 1 else 2 end as rank, place
      from (select ${db(alias)}.id::text as id, ${db.unsafe(source.title)} as title, ${db.unsafe(source.detail)} as detail,
                   row_number() over (order by ${db.unsafe(source.order)}, ${db(alias)}.id desc) as place
              from ${db.unsafe(source.from)}
             where ${db.unsafe(source.where)} and ${holds(db, source, wanted)}
                   and ${within(db, rowsOf(seer, source.rows), alias)}
             order by ${db.unsafe(source.order)}, ${db(alias)}.id desc limit ${mostCompared}) matches
     order by rank, place limit ${mostOfKind})`;
}

/** The best matches of some kinds, in one round trip; each kind's rows are sorted. */
export function findRecords(
  db: Db,
  wanted: readonly string[],
  kinds: readonly string[],
  seer: Seer,
): Promise<FoundRow[]> {
  const searches = kinds.map((kind) => search(db, kind, wanted, seer));
  const all = searches.reduce((before, one) => db`${before} union all ${one}`);
  return db<FoundRow[]>`select kind, id, title, coalesce(detail, '') as detail, rank
    from (${all}) found order by kind, rank, place`;
}

/** The title of a record that may be of several kinds; null if the viewer may not see it. */
export async function findCard(
  db: Db,
  kinds: readonly string[],
  id: string,
  seer: Seer,
): Promise<RecordCard | null> {
  const cards = kinds.map((kind) => {
    const { alias, title, detail, from, where, rows } = findSourceOf(kind);
    return db`
      select ${kind}::text as kind, ${db(alias)}.id::text as id, ${db.unsafe(title)} as title,
             coalesce(${db.unsafe(detail)}, '') as detail
        from ${db.unsafe(from)}
       where ${db.unsafe(where)} and ${db(alias)}.id = ${id} and ${within(db, rowsOf(seer, rows), alias)}`;
  });
  const card = cards.reduce((all, one) => db`${all} union all ${one}`);
  const [row] = await db<RecordCard[]>`select kind, id, title, detail from (${card}) card`;
  return row ?? null;
}

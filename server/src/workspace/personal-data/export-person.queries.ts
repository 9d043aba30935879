import type { Db } from '../../platform/db/client.ts';
import { mentionsIn, ownedBy, type Person } from './erase-rows.queries.ts';
import { readColumns } from './personal-columns.ts';
import { type PersonalRows, personalRows } from './personal-rows.ts';

/** One thing that an export holds. */
export interface ExportedRow {
  kind: string;
  values: Record<string, unknown>;
}

const applies = ({ by }: PersonalRows, { userId }: Person) => by !== 'user' || userId !== null;

/** Counts the rows of a person, by what they are. */
export async function countRows(db: Db, person: Person) {
  const counts: { label: string; count: number }[] = [];
  for (const rows of personalRows.filter((each) => applies(each, person))) {
    const { where, values } = ownedBy(rows, person);
    const [row] = await db.unsafe<{ n: number }[]>(
      `select count(*)::int as n from "${rows.table}" where ${where}`,
      values,
    );
    if (row && row.n > 0) counts.push({ label: rows.label, count: row.n });
  }
  return counts;
}

/** The rows of a person in one of the tables. */
export async function readOwned(
  db: Db,
  rows: PersonalRows,
  person: Person,
): Promise<ExportedRow[]> {
  if (!applies(rows, person)) return [];
  const { where, values } = ownedBy(rows, person);
  const found = await db.unsafe<{ row: Record<string, unknown> }[]>(
    `select to_jsonb(t) - $2::text[] as row from "${rows.table}" t where ${where}`,
    [...values, [...(rows.hidden ?? [])]],
  );
  return found.map(({ row }) => ({ kind: rows.label, values: row }));
}

/** The texts of some pages of a table that mention an address; of a row only those. */
export async function readMentions(
  db: Db,
  { table, from, to }: { table: string; from: number; to: number },
  { pattern, likes }: { pattern: string; likes: readonly string[] },
): Promise<Record<string, unknown>[]> {
  const columns = readColumns(table);
  const found = await db.unsafe<{ row: Record<string, unknown> }[]>(
    `select jsonb_build_object('id', to_jsonb(t) -> 'id') ||
            (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(t))
              where key = any($3::text[]) and value::text ~* $1) as row
       from "${table}" t
      where ctid >= '(${from},0)'::tid and ctid < '(${to},0)'::tid and ${mentionsIn(columns, { likes: '$2', pattern: '$1' })}`,
    [pattern, [...likes], [...columns]],
  );
  return found.map(({ row }) => row);
}

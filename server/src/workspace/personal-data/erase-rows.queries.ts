import type { Db } from '../../platform/db/client.ts';
import { readColumns } from './personal-columns.ts';
import {
  addressOf,
  type Erased,
  erasedByline,
  markOf,
  type PersonalRows,
  personalRows,
} from './personal-rows.ts';

/** Whose data is erased. */
export interface Person {
  addresses: readonly string[];
  userId: number | null;
}

/** The condition for the rows of a person, and its value. */
export function ownedBy(
  { table, by, column }: PersonalRows,
  { addresses, userId }: Person,
): { where: string; values: [number | null | string[]] } {
  if (by === 'user') return { where: `"${column}" = $1`, values: [userId] };
  const isTheirs = (name: string) => `lower("${name}") = any($1::text[])`;
  const values: [string[]] = [[...addresses]];
  if (by === 'address' && table !== 'subscribers') return { where: isTheirs(column), values };
  // Why with the audiences: their index leads to an address.
  const subscribers = `select id from subscribers where audience_id in (select id from audiences) and ${isTheirs('email')}`;
  return { where: `"${by === 'address' ? 'id' : column}" in (${subscribers})`, values };
}

/** The addresses that a user has had. */
export async function addressesOfUser(db: Db, userId: number): Promise<string[]> {
  const rows = await db<{ address: string }[]>`
    select distinct lower(address) as address from (
      select email as address from users where id = ${userId}
      union all select unnest(array[before ->> 'email', after ->> 'email']) from changes
       where table_name = 'users' and record_id = ${String(userId)}) a
     where address like '%_@_%'`;
  return rows.map(({ address }) => address);
}

/** The user with an address, or null. */
export async function userWith(
  db: Db,
  address: string,
): Promise<{ id: number; name: string } | null> {
  const [row] = await db<{ id: number; name: string }[]>`
    select id, name from users where lower(email) = lower(${address}) order by id limit 1`;
  return row ?? null;
}

/** Replaces values in the history of records: in changes, and in whole copies. */
async function replaceInHistory(
  db: Db,
  table: string,
  ids: readonly string[],
  values: Erased,
): Promise<void> {
  const replaced = (column: string) =>
    `${column} || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each($3::jsonb) where ${column} ? key)`;
  const given = [table, [...ids], JSON.stringify(values), Object.keys(values)];
  await db.unsafe(
    `update changes set before = ${replaced('before')}, after = ${replaced('after')}
      where table_name = $1 and record_id = any($2::text[]) and (before ?| $4::text[] or after ?| $4::text[])`,
    given,
  );
  await db.unsafe(
    `update history_copies set whole = ${replaced('whole')}
      where table_name = $1 and record_id = any($2::text[]) and whole ?| $4::text[]`,
    given,
  );
}

/** What imports noted of subscribers before and after. */
const replaceInImports = (db: Db, ids: readonly string[]) => db`
  update import_changes c
     set before = c.before || e.values, after = c.after || e.values from imports i,
         (select '{"name":null,"source":null,"tags":[],"optedInAt":null}'::jsonb as values) e
   where i.id = c.import_id and i.kind = 'subscribers' and c.record_id = any(${ids.map(Number)}::int[])`;

/** Tables whose rows have an id, so that their history is found by it. */
const hasId = async (db: Db, table: string): Promise<boolean> =>
  (
    await db`select 1 from pg_attribute where attrelid = ${table}::regclass and attname = 'id' and not attisdropped`
  ).length > 0;

/** Erases the rows of one table that belong to a person; answers how many. */
async function eraseOwned(
  db: Db,
  rows: PersonalRows,
  person: Person,
  mark: string,
): Promise<number> {
  const { where, values } = ownedBy(rows, person);
  const { table, erase } = rows;
  const owned = await db.unsafe<{ id: string }[]>(
    `select ${(await hasId(db, table)) ? 'id::text' : `''`} as id from "${table}" where ${where}`,
    values,
  );
  if (owned.length === 0) return 0;
  const ids = owned.map(({ id }) => id);
  if (erase === 'delete') {
    await db.unsafe(`delete from "${table}" where ${where}`, values);
    await replaceInHistory(
      db,
      table,
      ids,
      Object.fromEntries(readColumns(table).map((name) => [name, null])),
    );
  } else if (erase !== 'keep') {
    const erased = erase(mark);
    await setValues(db, table, ids, erased);
    await replaceInHistory(db, table, ids, kept(erased));
    if (table === 'subscribers') await replaceInImports(db, ids);
  }
  return owned.length;
}

/** The values that history is given, too: what only closes an account stays there as it was. */
const kept = (erased: Erased): Erased =>
  Object.fromEntries(
    Object.entries(erased).filter(
      ([name, value]) => typeof value !== 'boolean' && !/^(status|password)/.test(name),
    ),
  );

async function setValues(db: Db, table: string, ids: readonly string[], values: Erased) {
  const names = Object.keys(values);
  const set = names.map((name, at) => `"${name}" = $${at + 2}`).join(', ');
  await db.unsafe(`update "${table}" set ${set} where id = any($1::int[])`, [
    ids.map(Number),
    ...Object.values(values),
  ]);
}

/** Erases the bylines of a user, if they are to go. */
async function eraseBylines(db: Db, userId: number): Promise<void> {
  const authors = await db<{ id: number; name: string }[]>`
    select id, name from authors where user_id = ${userId}`;
  if (authors.length === 0) return;
  const ids = authors.map(({ id }) => String(id));
  await setValues(db, 'authors', ids, erasedByline);
  await replaceInHistory(db, 'authors', ids, erasedByline);
  for (const { id, name } of authors)
    await db`
      update news_items n set byline = replace(byline, ${name}, ${erasedByline.name})
       where id in (select news_item_id from news_item_authors where author_id = ${id}) and position(${name} in byline) > 0`;
}

/** Erases all rows that belong to a person; answers their numbers by what they are. */
export async function eraseRows(
  db: Db,
  erasureId: number,
  { removesBylines, ...person }: Person & { removesBylines: boolean },
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const mark = markOf(erasureId);
  for (const rows of personalRows) {
    if (rows.by === 'user' && person.userId === null) continue;
    const count = await eraseOwned(db, rows, person, mark);
    if (count > 0) counts[rows.label] = count;
  }
  if (person.userId !== null) {
    await db`update api_tokens set revoked_at = coalesce(revoked_at, now()) where user_id = ${person.userId}`;
    if (removesBylines) await eraseBylines(db, person.userId);
  }
  return counts;
}

/** Where an address stands: pages of a table. */
export interface Stretch {
  table: string;
  from: number;
  to: number;
}

/** A column with its type, as an expression that has the address replaced. */
const replacedIn = (name: string, type: string) => {
  const replaced = (text: string) => `regexp_replace(${text}, $1, $2, 'gi')`;
  if (type === 'jsonb') return `${replaced(`"${name}"::text`)}::jsonb`;
  if (type === 'text[]')
    return `case when "${name}" is null then null else array(select ${replaced('each')} from unnest("${name}") with ordinality u (each, at) order by at) end`;
  return replaced(`"${name}"`);
};

/** The columns of a table that can be read and written, with their types. */
const columnsOf = (db: Db, table: string, names: readonly string[]) => db<
  { name: string; type: string }[]
>`
  select attname::text as name, format_type(atttypid, null) as type from pg_attribute
   where attrelid = to_regclass(${table}) and attname = any(${[...names]}::text[])
     and attgenerated = '' and atttypid <> 'bytea'::regtype order by attnum`;

/**
 * The condition that a row of these columns mentions an address: by `likes`, then by `pattern`, both parameters.
 * Why a case: the database would try the pattern first, which takes fifteen times as long.
 */
export function mentionsIn(
  columns: readonly string[],
  { likes, pattern }: { likes: `$${number}`; pattern: `$${number}` },
): string {
  const all = `concat_ws(' ', ${columns.map((name) => `"${name}"`).join(', ')})`;
  return `case when lower(${all}) like any(${likes}::text[]) then ${all} ~* ${pattern} else false end`;
}

/** Bytes that one step reads, with those of long values that lie beside the pages. */
const bytesAtATime = 8 * 1024 * 1024;

/** How many pages a table has, and how many of them one step reads. */
export async function pagesOf(db: Db, table: string): Promise<{ pages: number; atATime: number }> {
  const [row] = await db<{ pages: number; atATime: number }[]>`
    select pages::int as pages, greatest(1, least(1000, pages * ${bytesAtATime} / greatest(bytes, 1)))::int as at_a_time
      from (select coalesce(pg_relation_size(to_regclass(${table})) / 8192, 0) as pages,
                   coalesce(pg_table_size(to_regclass(${table})), 0) as bytes) sizes`;
  return row ?? { pages: 0, atATime: 1 };
}

/** Replaces addresses in some pages of a table; answers in how many rows. */
export async function replaceAddresses(
  db: Db,
  { table, from, to }: Stretch,
  { pattern, likes, erasureId }: { pattern: string; likes: readonly string[]; erasureId: number },
): Promise<number> {
  const names = table === 'pgboss.job' ? ['data', 'output'] : readColumns(table);
  const columns = await columnsOf(db, table, names);
  if (columns.length === 0) return 0;
  const isMentioned = mentionsIn(
    columns.map(({ name }) => name),
    { likes: '$3', pattern: '$1' },
  );
  const set = columns.map(({ name, type }) => `"${name}" = ${replacedIn(name, type)}`).join(', ');
  // Why not by its pages: a table of partitions has none of its own.
  const within =
    table === 'pgboss.job' ? '' : `ctid >= '(${from},0)'::tid and ctid < '(${to},0)'::tid and`;
  const { count } = await db.unsafe(`update ${table} set ${set} where ${within} ${isMentioned}`, [
    pattern,
    addressOf(markOf(erasureId)),
    [...likes],
  ]);
  return count;
}

/**
 * Drops the documents in which people write posts together, whose old words can't be taken out of them. They are built
 * again from the posts; an open window saves its own words without one and joins the next.
 */
export const dropSharedDocuments = (db: Db) => db`delete from news_item_documents`;

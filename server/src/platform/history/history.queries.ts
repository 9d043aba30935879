import { countedOnly } from '@masthead/shared/platform/history/history.ts';
import type { RecordKind, RecordPart } from '@masthead/shared/platform/records/record-kind.ts';
import { allKinds } from '@masthead/shared/record-kinds.ts';
import type { Seer } from '../access/rows.ts';
import type { Db, Fragment } from '../db/client.ts';
import { tableWithin } from './record-rows.ts';
import { isTold, signInsOfDay } from './told.ts';

/** A part of a statement. */
/** Columns by name, as stored in the history. */
export type Columns = Record<string, unknown>;

/** One row of the history. */
export interface Change {
  id: number;
  tableName: string;
  recordId: string;
  action: 'insert' | 'update' | 'delete';
  actorId: number | null;
  actorName: string | null;
  /** The API token that the change was made with, by its name at that time. */
  via: string | null;
  at: Date;
  before: Columns | null;
  after: Columns | null;
}

/** A change shown in Activity, which may stand for others. */
export interface ToldChange extends Change {
  /** How many changes it stands for, including itself: similar changes of the same work, or sign-ins of one day. */
  count: number;
  /** Of how many people these are. */
  people: number;
}

const columns = (db: Db) => db`id, table_name, record_id, action, actor_id, via, at, before, after`;

/** A table's name comes from the table of kinds only. */
const tableOf = (db: Db, kind: RecordKind) => db.unsafe(kind.table);
const idIs = (db: Db, kind: RecordKind, id: string) =>
  db`id = ${id}::text::${db.unsafe(kind.idType)}`;
const ofKind = (db: Db, kind: RecordKind) =>
  kind.where ? db`and ${db.unsafe(kind.where.column)} = ${kind.where.value}` : db``;

/** True when the caller may see this record; `db` is theirs, so that the policies apply besides the rule. */
export async function existsRecord(
  db: Db,
  seer: Seer,
  kind: RecordKind,
  id: string,
): Promise<boolean> {
  const rows = await db`
    select 1 from ${tableOf(db, kind)}
     where ${idIs(db, kind, id)} ${ofKind(db, kind)} and ${tableWithin(db, seer, kind.table)}`;
  return rows.length > 0;
}

/** Written like the index on the changes of parts; `owner_of_part` knows the column of each (migrations 0191, 0193). */
const isPartOf = (db: Db, part: RecordPart, id: string) =>
  db`table_name = ${part.table} and coalesce(after, before) ->> owner_of_part(table_name) = ${id}`;

/** Why: a change of its place does not name the record; the part itself does, as long as it is there. */
const isMoveIn = (db: Db, { idType }: RecordKind, part: RecordPart, id: string) =>
  db`table_name = ${part.table} and action = 'update' and record_id in (
       select id::text from ${db.unsafe(part.table)}
        where ${db.unsafe(part.of)} = ${id}::text::${db.unsafe(idType)})`;

const partConditions = (db: Db, kind: RecordKind, id: string): Fragment[] =>
  (kind.parts ?? []).flatMap((part) => [
    isPartOf(db, part, id),
    ...(part.moved ? [isMoveIn(db, kind, part, id)] : []),
  ]);

/** The changes of a record and its parts before another change, newest first. */
export function listRecordChanges(
  db: Db,
  seer: Seer,
  kind: RecordKind,
  id: string,
  page: { before: number | undefined; limit: number },
): Promise<Change[]> {
  const older = page.before === undefined ? db`` : db`and id < ${page.before}`;
  const newest = (condition: Fragment) => db`
    (select ${columns(db)} from changes where ${condition} ${older} order by id desc limit ${page.limit})`;
  const own = newest(db`table_name = ${kind.table} and record_id = ${id}`);
  let source = own;
  for (const ofPart of partConditions(db, kind, id))
    source = db`${source} union all ${newest(ofPart)}`;
  return db<Change[]>`
    select c.*, u.name as actor_name from (${source}) c
      left join (select id, name from users where ${tableWithin(db, seer, 'users')}) u on u.id = c.actor_id
     order by c.id desc limit ${page.limit}`;
}

/** The current record without secrets; null if it no longer exists. */
export async function findRow(db: Db, kind: RecordKind, id: string): Promise<Columns | null> {
  const [row] = await db<{ whole: Columns }[]>`
    select to_jsonb(t) - coalesce((select array_agg(column_name) from history_columns
             where table_name = ${kind.table} and treatment = 'secret'), '{}') as whole
      from ${tableOf(db, kind)} t where ${idIs(db, kind, id)} ${ofKind(db, kind)}`;
  return row?.whole ?? null;
}

/** The filters of Activity. */
export interface ActivitySearch {
  before: number | undefined;
  /** 0 is the product itself. */
  person: number | undefined;
  kind: RecordKind | undefined;
  id: string | undefined;
  action: 'added' | 'changed' | 'deleted' | 'restored' | 'sessions' | undefined;
  /** Only changes by people of partner organizations to their own records. */
  byPartners: boolean;
  from: Date | null;
  until: Date | null;
  limit: number;
}

/** The first change stands for all similar changes to a table by the same transaction or import (0068). */
const standsForAll = (db: Db) => db`nth = 1`;
const isAlike = (db: Db) =>
  db`a.work = head.work and a.table_name = head.table_name and a.act = head.act`;

// Why: the words of the index on removals, so that the few among millions are found by it.
const removal = `(action = 'delete' or before ? 'deleted_at')`;
const conditionOf = {
  added: `action = 'insert' and table_name <> 'sessions'`,
  changed: `action = 'update' and table_name <> 'sessions' and not before ? 'deleted_at'`,
  deleted: `${removal} and (action = 'delete' or after ->> 'deleted_at' is not null)`,
  restored: `${removal} and action = 'update' and after ->> 'deleted_at' is null`,
  sessions: `table_name = 'sessions'`,
};

/** A page of all history, newest first; for one record, every change separately. */
export async function listActivity(db: Db, search: ActivitySearch): Promise<ToldChange[]> {
  const { kind, id, person, action, byPartners, from, until, limit } = search;
  const [last] = search.before
    ? await db<{ at: string }[]>`select at::text as at from changes where id = ${search.before}`
    : [];
  const by = person === undefined ? db`` : isBy(db, person);
  const isFolded = action !== 'sessions';
  const narrowed = db`
    ${last ? db`and (at, id) < (${last.at}::text::timestamptz, ${search.before ?? 0})` : db``}
    ${by}
    ${isFolded ? db`and ${isTold(db, by)}` : db``}
    ${action ? db`and ${db.unsafe(conditionOf[action])}` : db``}
    ${byPartners ? db`and ${isByPartners(db)}` : db``}
    ${from ? db`and at >= ${from}` : db``}
    ${until ? db`and at < ${until}` : db``}
    ${id === undefined ? db`and ${standsForAll(db)}` : db``}`;
  const newest = (condition: Fragment) => db`
    (select ${columns(db)} from changes where ${condition} ${narrowed} order by at desc, id desc limit ${limit})`;
  const alike =
    id === undefined
      ? db`coalesce((select max(a.nth) from changes a where ${isAlike(db)}), 1)`
      : db`1`;
  const signIns = isFolded ? signInsOfDay(db, by) : db`select 0 as count, 1 as people`;
  return db<ToldChange[]>`
    select c.*, greatest(${alike}, s.count) as count, greatest(s.people, 1) as people, u.name as actor_name
      from (select * from (${activitySource(db, kind, id, newest)}) found
             order by at desc, id desc limit ${limit}) c
      join changes head on head.id = c.id
      left join users u on u.id = c.actor_id
     cross join lateral (${signIns}) s
     order by c.at desc, c.id desc`;
}

/** The changes that a change stands for, including itself, newest first; optionally after one of them. */
export const listAlike = (
  db: Db,
  { of, before, limit }: { of: number; before: number | undefined; limit: number },
) => db<ToldChange[]>`
    select a.id, a.table_name, a.record_id, a.action, a.actor_id, a.via, a.at, a.before, a.after,
           1 as count, 1 as people, u.name as actor_name
      from changes head join changes a on ${isAlike(db)} left join users u on u.id = a.actor_id
     where head.id = ${of}
       ${before === undefined ? db`` : db`and a.nth < (select nth from changes where id = ${before})`}
     order by a.nth desc limit ${limit}`;

/** Tables that partners can change: firms and related records. */
const showcaseTables = allKinds
  .filter(({ slug }) => ['firm', 'representative', 'listing', 'ad-slot'].includes(slug))
  .flatMap(({ table, parts = [] }) => [table, ...parts.map((part) => part.table)]);

/** Why without what is counted only: Activity tells of the parts by themselves. */
const isByPartners = (db: Db) => db`
  table_name = any(${showcaseTables}::text[])
  and not (action = 'update' and after - ${countedOnly}::text[] = '{}')
  and actor_id in (select u.id from users u left join organizations o on o.id = u.organization_id
                    where o.is_owner is not true)`;

const isBy = (db: Db, person: number) =>
  person === 0 ? db`and actor_id is null` : db`and actor_id = ${person}`;

type Newest = (condition: Fragment) => Fragment;

function activitySource(
  db: Db,
  kind: RecordKind | undefined,
  id: string | undefined,
  newest: Newest,
) {
  if (!kind) return newest(db`true`);
  const ofThisKind = (recordId: Fragment) =>
    kind.where
      ? db`and exists (select from ${tableOf(db, kind)} r
             where r.id = (${recordId})::${db.unsafe(kind.idType)} and r.${db.unsafe(kind.where.column)} = ${kind.where.value})`
      : db``;
  const isRecord = id === undefined ? db`` : db`and record_id = ${id}`;
  const own = newest(db`table_name = ${kind.table} ${isRecord} ${ofThisKind(db`record_id`)}`);
  const ofParts =
    id === undefined
      ? (kind.parts ?? []).map(
          (part) =>
            db`table_name = ${part.table} ${ofThisKind(db`coalesce(after, before) ->> ${part.of}`)}`,
        )
      : partConditions(db, kind, id);
  let source = own;
  for (const ofPart of ofParts) source = db`${source} union all ${newest(ofPart)}`;
  return source;
}

/** Parts that are there, by their id: which record they belong to. */
export async function findPartOwners(db: Db, part: RecordPart, ids: string[]) {
  if (ids.length === 0) return [];
  return db<{ id: string; owner: string }[]>`
    select id::text, ${db.unsafe(part.of)}::text as owner from ${db.unsafe(part.table)}
     where id = any(${ids}::text[]::bigint[])`;
}

/** The titles of records, by id as text. */
export async function findTitles(db: Db, seer: Seer, kind: RecordKind, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db<{ id: string; title: string }[]>`
    select id::text, ${db.unsafe(kind.title)}::text as title from ${tableOf(db, kind)}
     where id = any(${ids}::text[]::${db.unsafe(kind.idType)}[]) ${ofKind(db, kind)} and ${tableWithin(db, seer, kind.table)}`;
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** Whose sessions these are, and who looks through them. */
export async function findSessionPeople(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, SessionPeople>();
  const rows = await db<SessionPeople[]>`
    select s.id::text, s.user_id, u.name as user_name, s.viewed_by, a.name as viewed_by_name
      from sessions s join users u on u.id = s.user_id left join users a on a.id = s.viewed_by
     where s.id = any(${ids}::text[]::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The people of a session. */
export interface SessionPeople {
  id: string;
  userId: number;
  userName: string;
  viewedBy: number | null;
  viewedByName: string | null;
}

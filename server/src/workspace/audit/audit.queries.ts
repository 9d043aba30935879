import type { Db } from '../../platform/db/client.ts';
import type { Entry, EntryBody, EntryHead } from './audit-chain.ts';

/** Any number of our own: one worker at a time adds to the chain. */
const lock = 143;

/**
 * Holds the end of the chain until the transaction ends; null when another worker has it. Why planned anew: a plan from
 * when the chain was short would read all of it for each change.
 */
export async function holdChain(db: Db): Promise<{ seq: number; hash: Buffer | null } | null> {
  const [row] = await db<
    { isMine: boolean }[]
  >`select pg_try_advisory_xact_lock(${lock}) as is_mine, set_config('plan_cache_mode', 'force_custom_plan', true)`;
  if (!row?.isMine) return null;
  const [last] = await db<{ seq: number; hash: Buffer }[]>`
    select seq::float8 as seq, hash from audit_entries order by audit_entries.seq desc limit 1`;
  return last ?? { seq: 0, hash: null };
}

/** A change that is not in the chain yet. */
export type Unchained = Omit<EntryHead, 'seq'> & EntryBody & { removalId: number | null };

const atText = (db: Db, at: string) =>
  db.unsafe(`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`);

const changeColumns = (db: Db) => db`
  c.id::float8 as change_id, c.table_name as "table", c.record_id as record, c.actor_id as actor,
  c.before, c.after, c.via`;

/**
 * The next changes that are not in the chain, by their number. Why `offset 0`, here and below: each is looked up by
 * index; joined, with outdated statistics, the whole chain was read for each of them.
 */
export const nextChanges = (db: Db, limit: number) => db<Unchained[]>`
  select ${changeColumns(db)}, c.action, ${atText(db, 'c.at')} as at, null::float8 as redaction_id, null::int as erasure_id, null::float8 as removal_id
    from changes c
   where c.id > (select chained_up_to from audit_state)
     and not exists (select from audit_entries e where e.change_id = c.id and e.redaction_id is null offset 0)
   order by c.id limit ${limit}`;

/** The next redactions of changes in the chain that are not in it themselves. */
export const nextRedactions = (db: Db, limit: number) => db<Unchained[]>`
  select ${changeColumns(db)}, 'erased' as action, ${atText(db, 'r.at')} as at, r.id::float8 as redaction_id, r.erasure_id,
         null::float8 as removal_id
    from redactions r join changes c on c.id = r.change_id
   where not exists (select from audit_entries e where e.redaction_id = r.id offset 0)
     and exists (select from audit_entries e where e.change_id = r.change_id and e.redaction_id is null offset 0)
   order by r.id limit ${limit}`;

/** What the entry of a removal says. */
const removalBody = (db: Db) => db`
  jsonb_build_object('days', m.days, 'upTo', ${atText(db, 'm.up_to')}, 'changes', m.changes, 'digest', encode(m.digest, 'hex'))`;

/** The next removals of changes that are not in the chain. */
export const nextRemovals = (db: Db, limit: number) => db<Unchained[]>`
  select -m.id::float8 as change_id, 'changes' as "table", m.id::text as record, null::int as actor,
         null::jsonb as before, ${removalBody(db)} as after, null as via, 'retention' as action,
         ${atText(db, 'm.at')} as at, null::float8 as redaction_id, null::int as erasure_id, m.id::float8 as removal_id
    from history_removals m
   where not exists (select from audit_entries e where e.removal_id = m.id offset 0)
   order by m.id limit ${limit}`;

export async function insertEntries(
  db: Db,
  entries: readonly Pick<
    Entry,
    'seq' | 'changeId' | 'redactionId' | 'removalId' | 'salt' | 'payload' | 'hash'
  >[],
): Promise<void> {
  await db`
    insert into audit_entries (seq, change_id, redaction_id, removal_id, salt, payload, hash)
    select * from unnest(${entries.map((e) => e.seq)}::bigint[], ${entries.map((e) => e.changeId)}::bigint[],
                         ${entries.map((e) => e.redactionId)}::bigint[], ${entries.map((e) => e.removalId)}::bigint[],
                         ${entries.map((e) => e.salt)}::bytea[], ${entries.map((e) => e.payload)}::bytea[], ${entries.map((e) => e.hash)}::bytea[])`;
}

/** Forgets the salts of entries whose changes a later redaction has replaced. */
export async function forgetSalts(db: Db, redactionIds: readonly number[]): Promise<void> {
  await db`
    update audit_entries e set salt = null from audit_entries r
     where r.redaction_id = any(${[...redactionIds]}::bigint[]) and e.change_id = r.change_id and e.seq < r.seq
       and e.salt is not null`;
}

/**
 * Whether every transaction is over that was open when the greatest number so far was noted. A change may become
 * visible after others with greater numbers; then none of them can any more.
 */
export async function isCandidateOver(db: Db): Promise<boolean> {
  const [row] = await db<{ isOver: boolean }[]>`
    select pg_snapshot_xmin(pg_current_snapshot()) >= candidate_xid as is_over from audit_state`;
  return row?.isOver ?? false;
}

/** Notes that the chain has no gap up to a number, or null: none up to the noted one. Then it notes the next. */
export async function noteChained(db: Db, upTo: number | null): Promise<void> {
  await db`
    update audit_state
       set chained_up_to = greatest(chained_up_to, least(candidate, ${upTo}::bigint))`;
  await db`
    update audit_state
       set candidate = (select coalesce(max(id), 0) from changes), candidate_xid = pg_snapshot_xmax(pg_current_snapshot())
     where chained_up_to >= candidate`;
}

/** Entries behind one, in order, with what their changes hold now. */
export const entriesAfter = (db: Db, after: number, upTo: number, limit: number) => db<
  (Omit<Entry, 'action'> & { action: string | null; actorName: string | null })[]
>`
  select e.seq::float8 as seq, e.change_id::float8 as change_id, e.redaction_id::float8 as redaction_id, r.erasure_id,
         e.removal_id::float8 as removal_id, e.removed_by::float8 as removed_by,
         case when e.removed_by is not null then ${atText(db, 'e.change_at')}
              when e.removal_id is not null then ${atText(db, 'm.at')}
              when e.redaction_id is null then coalesce(${atText(db, 'c.at')}, '') else ${atText(db, 'r.at')} end as at,
         case when m.id is null then coalesce(c.table_name, '') else 'changes' end as "table",
         coalesce(c.record_id, m.id::text, '') as record,
         case when m.id is not null then 'retention'
              when c.id is null then case when e.removed_by is not null then 'removed' end
              when e.redaction_id is null then c.action else 'erased' end as action, c.actor_id as actor,
         c.before, case when m.id is null then c.after else ${removalBody(db)} end as after, c.via, e.salt, e.payload, e.hash, u.name as actor_name,
         exists (select from redactions x
                  where x.change_id = e.change_id and x.id > coalesce(e.redaction_id, 0)) as is_redacted
    from audit_entries e
    left join changes c on c.id = e.change_id
    left join redactions r on r.id = e.redaction_id
    left join history_removals m on m.id = e.removal_id
    left join users u on u.id = c.actor_id
   where e.seq > ${after} and e.seq <= ${upTo} order by e.seq limit ${limit}`;

/** The first change that is not in the chain although later ones surely are; null: there is none. */
export async function findUnchained(db: Db): Promise<number | null> {
  const [row] = await db<{ id: number | null }[]>`
    select min(c.id)::float8 as id from changes c
     where c.id <= (select chained_up_to from audit_state)
       and not exists (select from audit_entries e where e.change_id = c.id and e.redaction_id is null)`;
  return row?.id ?? null;
}

/** The stretch of the chain with everything of a period. */
export async function findStretch(
  db: Db,
  from: Date,
  to: Date,
): Promise<{ first: number; last: number } | null> {
  const [row] = await db<{ first: number | null; last: number | null }[]>`
    select min(e.seq)::float8 as first, max(e.seq)::float8 as last
      from audit_entries e
      left join redactions r on r.id = e.redaction_id
      left join history_removals m on m.id = e.removal_id
      left join changes c on c.id = e.change_id
     where coalesce(e.change_at, m.at, r.at, c.at) >= ${from} and coalesce(e.change_at, m.at, r.at, c.at) < ${to}`;
  return row && row.first !== null && row.last !== null
    ? { first: row.first, last: row.last }
    : null;
}

/** The hash of an entry. */
export async function findHash(db: Db, seq: number): Promise<Buffer | null> {
  const [row] = await db<{ hash: Buffer }[]>`select hash from audit_entries where seq = ${seq}`;
  return row?.hash ?? null;
}

/** The end of the chain, and how many changes wait for their entries. */
export async function findChainState(db: Db) {
  const [row] = await db<{ entries: number; hash: Buffer | null; at: Date | null }[]>`
    select e.seq::float8 as entries, e.hash, coalesce(e.change_at, m.at, c.at) as at
      from audit_entries e
      left join changes c on c.id = e.change_id
      left join history_removals m on m.id = e.removal_id
     order by e.seq desc limit 1`;
  return row ?? { entries: 0, hash: null, at: null };
}

import type { SubscriberStatus } from '@masthead/shared/email/audiences/audience.record.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** The fields of a subscriber that a file may set and an undo restores. */
export interface Told {
  name: string | null;
  optedInAt: string | null;
  source: string | null;
  tags: string[];
}

/** Status with time, reason and person; the time to the microsecond, so that an undo restores it exactly. */
export interface Standing {
  status: SubscriberStatus;
  statusAt: string;
  statusReason: string | null;
  statusBy: number | null;
}

/** Somebody whom a line of a file names. */
export interface KnownSubscriber extends Omit<Told, 'optedInAt'>, Standing {
  id: number;
  optedInAt: Date | null;
  /** The address as the file writes it. */
  address: string;
}

const standing = (db: Db) => db`
  s.status, to_char(s.status_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as status_at, s.status_reason, s.status_by`;

/** A row for the report. */
export const toldOf = ({
  name,
  optedInAt,
  source,
  tags,
}: Omit<Told, 'optedInAt'> & { optedInAt: Date | null }): Told => ({
  name,
  optedInAt: optedInAt?.toISOString() ?? null,
  source,
  tags,
});

/** The status of a row. */
export const standingOf = ({ status, statusAt, statusReason, statusBy }: Standing): Standing => ({
  status,
  statusAt,
  statusReason,
  statusBy,
});

/**
 * The subscribers with these addresses, in any letter case; locked when they are about to be changed. Each is looked up
 * by itself: the planner knows nothing of people who came a moment ago, and would read the whole audience every time;
 * and it plans anew, since a plan made while the table was small reads all of it.
 */
export function findByAddress(
  db: Db,
  visible: Rows<'subscriber'>,
  audienceId: string,
  addresses: readonly string[],
  isLocked: boolean,
) {
  return db<KnownSubscriber[]>`
    select a.address, k.* from unnest(${[...addresses]}::text[]) as a (address)
     cross join lateral (
           select s.id, s.name, s.opted_in_at, s.source, s.tags, ${standing(db)} from subscribers s
            where s.audience_id = ${audienceId} and lower(s.email) = lower(a.address) and ${within(db, visible, 's')}
            limit 1 ${isLocked ? db`for update` : db``}) k`.plannedAnew();
}

const standingColumns = (db: Db) =>
  db`status text, "statusAt" timestamptz, "statusReason" text, "statusBy" int`;

/** Adds people in the order of the file, subscribed unless the file gives another status; returns the new ones. */
export async function insertImported(
  db: Db,
  audienceId: string,
  people: readonly (Told & Partial<Standing> & { email: string })[],
): Promise<{ id: number; email: string }[]> {
  if (people.length === 0) return [];
  return db<{ id: number; email: string }[]>`
    insert into subscribers (audience_id, email, name, opted_in_at, source, tags, status, status_at, status_reason, status_by)
    select ${audienceId}, r.email, r.name, r."optedInAt", r.source, r.tags, coalesce(r.status, 'subscribed'),
           coalesce(r."statusAt", now()), r."statusReason", current_actor()
      from rows from (jsonb_to_recordset(${db.json(people)}) as (
             email text, name text, "optedInAt" timestamptz, source text, tags text[], ${standingColumns(db)}))
           with ordinality as r (email, name, "optedInAt", source, tags, status, "statusAt", "statusReason", "statusBy", place)
     order by place
    on conflict (audience_id, lower(email)) do nothing returning id, email`;
}

/** Saves fields of subscribers from the file, or their earlier values; the status too, if given. */
export async function tellImported(
  db: Db,
  people: readonly (Told & Partial<Standing> & { id: number })[],
): Promise<void> {
  if (people.length === 0) return;
  await db`
    update subscribers s set name = r.name, opted_in_at = r."optedInAt", source = r.source, tags = r.tags,
           status = coalesce(r.status, s.status), status_at = coalesce(r."statusAt", s.status_at),
           status_reason = case when r.status is null then s.status_reason else r."statusReason" end,
           status_by = case when r.status is null then s.status_by else r."statusBy" end
      from jsonb_to_recordset(${db.json(people)}) as r (
             id int, name text, "optedInAt" timestamptz, source text, tags text[], ${standingColumns(db)})
     where s.id = r.id`;
}

/** What decides whether an import of subscribers can be undone, locked. */
export async function lockImported(db: Db, visible: Rows<'subscriber'>, ids: readonly number[]) {
  const own = db`s.id = any(${[...ids]}::integer[]) and ${within(db, visible, 's')}`;
  await db`select s.id from subscribers s where ${own} order by s.id for update`;
  // Why afterwards: an email that has gone to one of them while they were waited for is found.
  return db<(Omit<KnownSubscriber, 'address'> & { email: string; hasMail: boolean })[]>`
    select s.id, s.email, s.name, s.opted_in_at, s.source, s.tags, ${standing(db)},
           exists (select from mail_deliveries d where d.subscriber_id = s.id)
             -- Retention has removed who got these; they may have been among them.
             or exists (select from mailings m join mailing_totals t on t.mailing_id = m.id
                         where m.audience_id = s.audience_id and m.started_at > s.created_at) as has_mail
      from subscribers s where ${own}`;
}

/** Removes people whom an import has added and who have been sent nothing. */
export async function takeBack(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db`delete from subscribers where id = any(${[...ids]}::integer[])`;
}

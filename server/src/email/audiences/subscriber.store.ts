import type {
  SubscriberShow,
  SubscriberStatus,
} from '@masthead/shared/email/audiences/audience.record.ts';
import type { SuppressionReason } from '@masthead/shared/email/mailings/suppression.ts';
import { type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { suppressedNow } from '../mailings/suppression.store.ts';

/** The people in an audience are the staff's. */
export const subscriberRows = rowRule({ record: 'subscriber', visibleTo: 'staff' });

/** A subscriber as it is stored. */
export interface SubscriberRow {
  id: number;
  email: string;
  name: string | null;
  status: SubscriberStatus;
  statusAt: Date;
  statusReason: string | null;
  statusBy: string | null;
  suppressed: SuppressionReason | null;
  optedInAt: Date | null;
  source: string | null;
  tags: string[];
}

/** What the list, and with it the export, is narrowed to. */
export interface SubscriberFilter {
  audienceId: string;
  search: string;
  status: SubscriberShow | null;
}

interface SubscriberPage extends SubscriberFilter {
  sort: 'email' | 'name' | 'status' | 'statusAt';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const columns = (db: Db) => db`
  s.id, s.email, s.name, s.status, s.status_at, s.status_reason, s.opted_in_at, s.source, s.tags,
  (select u.name from users u where u.id = s.status_by) as status_by,
  (select x.reason from suppressions x where lower(x.email) = lower(s.email) and x.lifted_at is null) as suppressed`;

const shown = (db: Db, show: SubscriberShow) => {
  const isSuppressed = db.unsafe(suppressedNow('s'));
  if (show === 'heldBack') return db`(s.status <> 'subscribed' or ${isSuppressed})`;
  return show === 'subscribed'
    ? db`s.status = 'subscribed' and not ${isSuppressed}`
    : db`s.status = ${show}`;
};

const matching = (
  db: Db,
  visible: Rows<'subscriber'>,
  { audienceId, search, status }: SubscriberFilter,
) => db`
  s.audience_id = ${audienceId} and ${within(db, visible, 's')}
  ${status ? db`and ${shown(db, status)}` : db``}
  ${search ? db`and (${contains(db, 's.email', search)} or ${contains(db, 's.name', search)})` : db``}`;

/** Orders that an index gives, but for names. */
const orders: Record<SubscriberPage['sort'], Record<'asc' | 'desc', string>> = {
  email: { asc: 'lower(s.email)', desc: 'lower(s.email) desc' },
  name: { asc: 'lower(s.name) nulls last, s.id', desc: 'lower(s.name) desc nulls last, s.id' },
  status: { asc: 's.status, lower(s.email)', desc: 's.status desc, lower(s.email) desc' },
  statusAt: { asc: 's.status_at, s.id', desc: 's.status_at desc, s.id desc' },
};

/** A page of subscribers, with how many there are. */
export async function listSubscribers(db: Db, visible: Rows<'subscriber'>, page: SubscriberPage) {
  const [nodes, [count]] = await Promise.all([
    db<SubscriberRow[]>`
      select ${columns(db)} from subscribers s where ${matching(db, visible, page)}
       order by ${db.unsafe(orders[page.sort][page.direction])} limit ${page.limit} offset ${page.offset}`,
    db<
      { n: number }[]
    >`select count(*) as n from subscribers s where ${matching(db, visible, page)}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

/** The next of all matching subscribers, by address: for walking through all of them. */
export const walkSubscribers = (
  db: Db,
  visible: Rows<'subscriber'>,
  filter: SubscriberFilter,
  afterEmail: string | null,
  count: number,
): Promise<SubscriberRow[]> =>
  db<SubscriberRow[]>`
    select ${columns(db)} from subscribers s where ${matching(db, visible, filter)}
      ${afterEmail === null ? db`` : db`and lower(s.email) > lower(${afterEmail})`}
     order by lower(s.email) limit ${count}`;

/** One subscriber of an audience, or null. */
export async function findSubscriber(
  db: Db,
  visible: Rows<'subscriber'>,
  audienceId: string,
  id: number,
): Promise<SubscriberRow | null> {
  const [row] = await db<SubscriberRow[]>`
    select ${columns(db)} from subscribers s
     where s.audience_id = ${audienceId} and s.id = ${id} and ${within(db, visible, 's')}`;
  return row ?? null;
}

/** Adds a subscriber; an existing address violates `subscribers_email_unique`. */
export async function insertSubscriber(
  db: Db,
  audienceId: string,
  given: { email: string; name: string | null },
): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into subscribers (audience_id, email, name, status_by)
    values (${audienceId}, ${given.email}, ${given.name}, current_actor()) returning id`;
  if (!row) throw new Error('The subscriber was not saved');
  return row.id;
}

/** A change of a subscriber, with the columns that it changed. */
interface SubscriberChange {
  id: number;
  at: Date;
  by: string | null;
  after: { status?: SubscriberStatus; status_reason?: string | null };
}

/** The status changes of a subscriber, newest first, with reason and person. */
export async function listMoves(db: Db, visible: Rows<'subscriber'>, id: number) {
  const changes = await db<SubscriberChange[]>`
    select c.id::int as id, c.at, u.name as by, c.after
      from subscribers s join changes c on c.table_name = 'subscribers' and c.record_id = s.id::text
           left join users u on u.id = c.actor_id
     where s.id = ${id} and c.after is not null and ${within(db, visible, 's')} order by c.id`;
  // Why carried along: a change holds no column that stayed as it was.
  let reason: string | null = null;
  const moves = changes.flatMap(({ after, ...change }) => {
    if (after.status_reason !== undefined) reason = after.status_reason;
    return after.status ? [{ ...change, status: after.status, reason }] : [];
  });
  return moves.toReversed();
}

/** Unsubscribes an address, also one that was not there; null when it has left already. */
export async function holdBack(
  db: Db,
  audienceId: string,
  given: { email: string; reason: string },
): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`
    insert into subscribers as s (audience_id, email, status, status_reason, status_by)
    values (${audienceId}, ${given.email}, 'unsubscribed', ${given.reason}, current_actor())
    on conflict (audience_id, lower(email)) do update
       set status = 'unsubscribed', status_at = now(), status_reason = excluded.status_reason, status_by = excluded.status_by
     where s.status = 'subscribed' returning s.id`;
  return row?.id ?? null;
}

/** The status of an address in an audience, or null. */
export async function statusOf(
  db: Db,
  visible: Rows<'subscriber'>,
  audienceId: string,
  email: string,
): Promise<SubscriberStatus | null> {
  const [row] = await db<{ status: SubscriberStatus }[]>`
    select s.status from subscribers s
     where s.audience_id = ${audienceId} and lower(s.email) = lower(${email}) and ${within(db, visible, 's')}`;
  return row?.status ?? null;
}

/** Changes the status of a subscriber, if it is still the one that was seen. */
export async function moveSubscriber(
  db: Db,
  where: { audienceId: string; id: number; from: SubscriberStatus },
  to: { status: SubscriberStatus; reason: string | null },
): Promise<boolean> {
  const rows = await db`
    update subscribers set status = ${to.status}, status_at = now(), status_reason = ${to.reason}, status_by = current_actor()
     where id = ${where.id} and audience_id = ${where.audienceId} and status = ${where.from} returning id`;
  return rows.length > 0;
}

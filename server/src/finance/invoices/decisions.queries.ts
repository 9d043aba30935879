import type { InvoiceState } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { sitting } from '@masthead/shared/platform/notices/notice.ts';
import { noticeTopics } from '@masthead/shared/platform/notices/notice-choice.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { mailChoiceOf } from '../../platform/notices/notice-choice.store.ts';
import { lastDailyHour } from '../../platform/notices/notice-mail.queries.ts';
import { columnsOf, sourceOf } from '../../platform/records/columns.ts';
import { type InvoiceRow, invoiceStore, matching, type Wanted } from './invoice.store.ts';

/** The columns of an invoice that a decision on many needs. */
export interface Decidable {
  id: number;
  version: number;
  amount: string;
  contributorId: number;
  decidedAt: Date | null;
}

const decidableColumns =
  'i.id, i.version, i.amount::text as amount, i.contributor_id, i.decided_at';

/** Why in the order of ids: concurrent decisions on the same invoices wait for each other and never deadlock. */
const lock = (db: Db) => db`order by i.id for update of i`;

/** Locks and reads the invoices that the caller may see. */
export async function lockInvoices(
  db: Db,
  visible: Rows<'invoice'>,
  ids: readonly number[],
): Promise<InvoiceRow[]> {
  const found = db`i.id = any(${ids}::integer[])`;
  // Why both at once: it reads what the last writer committed, in one round trip.
  const locked = db`select i.id from invoices i where ${found} ${lock(db)}`.execute();
  const read = db<InvoiceRow[]>`
    select ${columnsOf(db, invoiceStore)} from ${sourceOf(db, invoiceStore)}
     where ${found} and ${matching(db, visible, {})} order by i.id`.execute();
  const [, rows] = await Promise.all([locked, read]);
  return rows;
}

/**
 * Saves a decision on locked invoices and returns them in the order of their ids. What their contributors knew
 * before is recorded until the sitting ends.
 */
export const writeDecision = (
  db: Db,
  ids: readonly number[],
  decision: {
    state: InvoiceState;
    changesAsked: string | null;
    decidedAt: string | null;
    decidedBy: number | null;
  },
): Promise<InvoiceRow[]> =>
  db<InvoiceRow[]>`
    with untold as (
      insert into untold_decisions (invoice_id, state_before, reason_before, first_at, last_at)
      select i.id, i.state, i.changes_asked, now(), now() from invoices i where i.id = any(${ids}::integer[])
      on conflict (invoice_id) do update set last_at = excluded.last_at),
    written as (
      update invoices set ${db(decision)} where id = any(${ids}::integer[]) returning *)
    select ${columnsOf(db, invoiceStore)} from ${sourceOf(db, invoiceStore, 'written')} order by i.id`;

/** The invoices that match a filter, up to `most` and one more. `isLocked` locks them until the transaction ends. */
export const listDecidable = (
  db: Db,
  visible: Rows<'invoice'>,
  wanted: Wanted,
  { most, isLocked }: { most: number; isLocked: boolean },
): Promise<Decidable[]> =>
  db<Decidable[]>`
    select ${db.unsafe(decidableColumns)} from invoices i where ${matching(db, visible, wanted)}
     order by i.id limit ${most + 1} ${isLocked ? db`for update of i` : db``}`;

/** Locks the invoices that a person approved at one instant, except those decided again since. */
export const lockApprovedAt = (
  db: Db,
  visible: Rows<'invoice'>,
  { by, at }: { by: number; at: string },
): Promise<Decidable[]> =>
  db<Decidable[]>`
    select ${db.unsafe(decidableColumns)} from invoices i
     where ${matching(db, visible, { state: 'approved' })} and i.decided_by = ${by} and i.decided_at = ${at}
     ${lock(db)}`;

export interface EndedSitting {
  id: number;
  mail: 'now' | 'daily' | 'never';
}

/**
 * The contributors whose sittings are over: nothing was decided for a while, or the first decision is long ago; for
 * those who want one email a day, its hour has come since the first decision.
 */
export const listEndedSittings = (db: Db, now: Date): Promise<EndedSitting[]> =>
  db<EndedSitting[]>`
    select s.id, s.mail from (
      select i.contributor_id as id, max(d.last_at) as last_at, min(d.first_at) as first_at,
             coalesce(${mailChoiceOf(db, 'i.contributor_id', 'invoices')}, ${noticeTopics.invoices.mail}) as mail
        from untold_decisions d join invoices i on i.id = d.invoice_id group by i.contributor_id) s
     where case s.mail when 'daily' then s.first_at <= ${lastDailyHour(now)}
           else s.last_at <= ${now}::timestamptz - make_interval(mins => ${sitting.quietMinutes})
             or s.first_at <= ${now}::timestamptz - make_interval(mins => ${sitting.mostMinutes}) end
     order by s.id`;

/**
 * Takes the decisions of a sitting and returns those that changed something. Takes none while one of them is
 * being decided again or taken by another server. Why never waiting for a lock: decisions lock in another order.
 */
export async function takeSitting(
  db: Db,
  contributorId: number,
): Promise<{ id: number; state: string; decidedAt: string | null }[]> {
  const own = db`select from invoices i where i.id = d.invoice_id and i.contributor_id = ${contributorId}`;
  const [all] = await db<{ count: number }[]>`
    select count(*)::int as count from untold_decisions d where exists (${own})`;
  const free = await db<{ id: number }[]>`
    select d.invoice_id as id from untold_decisions d where exists (${own}) for update of d skip locked`;
  if (free.length === 0 || free.length < (all?.count ?? 0)) return [];
  const rows = await db<{ id: number; state: string; decidedAt: Date | null }[]>`
    with taken as (
      delete from untold_decisions where invoice_id = any(${free.map(({ id }) => id)}::integer[]) returning *)
    select i.id, i.state, i.decided_at from taken t join invoices i on i.id = t.invoice_id
     where i.deleted_at is null and (i.state, i.changes_asked) is distinct from (t.state_before, t.reason_before)
     order by i.id`;
  return rows.map(({ decidedAt, ...one }) => ({
    ...one,
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

/** What the email to a contributor says about an invoice. */
export interface DecidedInvoice {
  id: number;
  state: string;
  decidedAt: Date | null;
  changesAsked: string | null;
  description: string;
  date: string;
  amount: string;
  site: string;
  decidedBy: string | null;
  /** The contributor. */
  name: string;
  email: string;
}

/** Invoices with the email of their contributor; without deleted invoices and disabled contributors. */
export const listDecided = (
  db: Db,
  visible: Rows<'invoice'>,
  ids: readonly number[],
): Promise<DecidedInvoice[]> =>
  db<DecidedInvoice[]>`
    select i.id, i.state, i.decided_at, i.changes_asked, i.description, i.date, i.amount::text as amount,
           site.name as site, decider.name as decided_by, contributor.name, contributor.email
      from invoices i join users contributor on contributor.id = i.contributor_id
      join sites site on site.id = i.site_id left join users decider on decider.id = i.decided_by
     where i.id = any(${ids}::integer[]) and i.deleted_at is null and not contributor.is_disabled
       and ${within(db, visible, 'i')}
     order by i.date, i.id`;

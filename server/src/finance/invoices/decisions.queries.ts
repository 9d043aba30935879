import type { InvoiceState } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
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

/** Saves a decision on locked invoices and returns them in the order of their ids. */
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
    with written as (
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

import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** What a contributor is told of an invoice. */
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

/** Invoices with the address of their contributor, without those that were deleted or that nobody would read of. */
export const listDecided = (
  db: Db,
  seen: Rows<'invoice'>,
  ids: readonly number[],
): Promise<DecidedInvoice[]> =>
  db<DecidedInvoice[]>`
    select i.id, i.state, i.decided_at, i.changes_asked, i.description, i.date, i.amount::text as amount,
           site.name as site, decider.name as decided_by, contributor.name, contributor.email
      from invoices i join users contributor on contributor.id = i.contributor_id
      join sites site on site.id = i.site_id left join users decider on decider.id = i.decided_by
     where i.id = any(${ids}::integer[]) and i.deleted_at is null and not contributor.is_disabled
       and ${within(db, seen, 'i')}
     order by i.date, i.id`;

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

/** An invoice with the address of its contributor; null when it was deleted or nobody would read it. */
export async function findDecided(
  db: Db,
  seen: Rows<'invoice'>,
  id: number,
): Promise<DecidedInvoice | null> {
  const [row] = await db<DecidedInvoice[]>`
    select i.id, i.state, i.decided_at, i.changes_asked, i.description, i.date, i.amount::text as amount,
           site.name as site, decider.name as decided_by, contributor.name, contributor.email
      from invoices i join users contributor on contributor.id = i.contributor_id
      join sites site on site.id = i.site_id left join users decider on decider.id = i.decided_by
     where i.id = ${id} and i.deleted_at is null and not contributor.is_disabled and ${within(db, seen, 'i')}`;
  return row ?? null;
}

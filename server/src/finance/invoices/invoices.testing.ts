import type { InvoiceState } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import type { Db, Pool } from '../../platform/db/client.ts';

/** The people and the site of invoices. */
export interface InvoiceDesk {
  siteId: number;
  editor: number;
  otherEditor: number;
  admin: number;
  contributor: number;
  colleague: number;
}

/** Two editors, an admin and two contributors, with a site that they work for. */
export async function buildDesk(db: Pool): Promise<InvoiceDesk> {
  const { id: siteId } = await buildSite(db);
  return {
    siteId,
    editor: await buildStaff(db, 'editor'),
    otherEditor: await buildStaff(db, 'editor'),
    admin: await buildStaff(db, 'admin'),
    contributor: await buildStaff(db, 'contributor'),
    colleague: await buildStaff(db, 'author'),
  };
}

/** An invoice in a given state, without the steps that lead there. */
export async function buildInvoice(
  db: Db,
  desk: Pick<InvoiceDesk, 'contributor' | 'editor' | 'siteId'>,
  given: {
    state?: InvoiceState;
    amount?: string;
    date?: string;
    type?: string;
    description?: string;
    contributorId?: number;
  } = {},
): Promise<{ id: number; version: number }> {
  const state = given.state ?? 'awaiting';
  const [row] = await db<{ id: number; version: number }[]>`
    insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount, state,
                          changes_asked, decided_at, decided_by)
    values (${given.contributorId ?? desk.contributor}, ${desk.editor}, ${desk.siteId}, ${given.type ?? 'Article'},
            ${given.description ?? 'Review of a restaurant'}, ${given.date ?? '2026-11-10'}, ${given.amount ?? '125.50'},
            ${state}, ${state === 'changes asked' ? 'Which article is it for?' : null},
            ${state === 'awaiting' ? null : new Date('2026-11-12T15:00:00Z')}, ${state === 'awaiting' ? null : desk.editor})
    returning id, version`;
  if (!row) throw new Error('no invoice');
  return row;
}

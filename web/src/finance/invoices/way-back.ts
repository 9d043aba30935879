import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useSearch } from '@tanstack/react-router';
import { z } from 'zod';
import { pathTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { addressOf, type ReviewSearch } from './invoice-search.ts';

const cameFrom = z.object({ queue: z.string().max(2000).nullable().default(null).catch(null) });

/** The URL of the form of an invoice in the queue, which returns to the same queue. */
export const editAddress = (search: ReviewSearch, id: number): string =>
  pathTo('invoiceEdit', { id }, { queue: String(new URLSearchParams(addressOf(search, id))) });

/** The list that an invoice returns to: the queue that it was opened from, or else the list that contains it. */
export function useWayBack(invoice: Invoice | null) {
  const user = useUser();
  const { queue } = cameFrom.parse(useSearch({ strict: false }));
  const isOwn = invoice === null || invoice.contributorId === user.id;
  const isFromQueue = queue !== null && may(user, screens.reviewInvoices.access);
  if (isOwn && !isFromQueue) return { list: 'myInvoices', search: {} } as const;
  const search = Object.fromEntries(new URLSearchParams(queue ?? ''));
  return { list: 'reviewInvoices', search } as const;
}

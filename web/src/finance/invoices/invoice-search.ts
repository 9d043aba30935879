import { invoiceStates, invoiceTypes } from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  exportStates,
  invoicePageSize,
  invoiceSorts,
} from '@masthead/shared/finance/invoices/invoice.ts';
import { z } from 'zod';
import {
  choiceOf,
  optionalId,
  pageNumber,
  searchText,
  sortDirection,
} from '../../platform/lists/search.ts';

/** The URL parameters of a list of invoices besides its state. */
export const wishes = {
  contributor: optionalId,
  editor: optionalId,
  site: optionalId,
  type: choiceOf(['All', ...invoiceTypes]),
  month: z.coerce.number().int().min(0).max(12).default(0).catch(0),
  year: z.coerce.number().int().min(1900).max(2999).nullable().default(null).catch(null),
  text: searchText,
  sort: choiceOf(invoiceSorts),
  direction: sortDirection,
  page: pageNumber,
};

/** My invoices: in any state unless one is chosen. */
export const mySearch = z.object({ state: choiceOf(['all', ...invoiceStates]), ...wishes });

/** The review desk: invoices awaiting review unless another state is chosen; `open` is the one beside the queue. */
export const reviewSearch = z.object({
  state: choiceOf(['all', ...invoiceStates], 'awaiting'),
  ...wishes,
  exported: choiceOf(['any', ...exportStates]),
  only: choiceOf(['any', 'decidable']),
  open: optionalId,
});
export type ReviewSearch = z.output<typeof reviewSearch>;

/** The URL of the same page of the queue, with this invoice open. */
export function addressOf(search: ReviewSearch, open: number | null): Record<string, string> {
  const standard = reviewSearch.parse({});
  const kept = Object.entries({ ...search, open }).filter(
    ([key, value]) => value !== null && value !== standard[key as keyof ReviewSearch],
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, String(value)]));
}

export type InvoiceListSearch = z.output<typeof mySearch> &
  Partial<Pick<ReviewSearch, 'exported' | 'only'>>;

/** The filters for the server, without page and order. */
export const wishesOf = (search: InvoiceListSearch) => ({
  state: search.state,
  contributorId: search.contributor,
  editorId: search.editor,
  siteId: search.site,
  type: search.type === 'All' ? null : search.type,
  month: search.month || null,
  year: search.year,
  text: search.text,
  exported: search.exported === 'any' ? null : search.exported,
  decidable: search.only === 'decidable',
});

/** The page of the list that is shown. */
export const pageOf = ({ sort, direction, page }: InvoiceListSearch) => ({
  sort,
  direction,
  limit: invoicePageSize,
  offset: (page - 1) * invoicePageSize,
});

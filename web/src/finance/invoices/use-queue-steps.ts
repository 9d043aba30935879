import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { whyNotApproved } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import { type Invoice, invoicePageSize } from '@masthead/shared/finance/invoices/invoice.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useUser } from '../../platform/api/session.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import type { RowPage } from '../../platform/lists/column.ts';
import { invoicePage, useApprovalRule } from './invoice.queries.ts';
import { addressOf, pageOf, type ReviewSearch, wishesOf } from './invoice-search.ts';

interface Queue {
  search: ReviewSearch;
  /** The page that is shown. */
  page: RowPage<Invoice> | undefined;
  /** The invoice open beside the queue. */
  open: Invoice | undefined;
}

const noRows: RowPage<Invoice> = { totalCount: 0, nodes: [] };
const isMoreAfter = (page: number, { totalCount }: RowPage<Invoice>) =>
  page * invoicePageSize < totalCount;

/** Steps along the queue of the review desk, also across pages. */
export function useQueueSteps({ search, page: shown = noRows, open }: Queue) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useUser();
  const rule = useApprovalRule();
  const rows = shown.nodes;
  const at = open ? rows.indexOf(open) : -1;
  const goTo = (row: Invoice | undefined, page = search.page) =>
    void navigate({
      to: '.',
      search: addressOf({ ...search, page }, row?.id ?? null),
      replace: true,
      resetScroll: false,
    });
  const rowsOf = (page: number) =>
    sayingFailure(
      invoiceMessages.getFailed,
      queryClient.fetchQuery(invoicePage({ ...wishesOf(search), ...pageOf({ ...search, page }) })),
    );
  const turn = async (by: 1 | -1) => {
    const page = search.page + by;
    const { nodes } = await rowsOf(page);
    goTo(by > 0 ? nodes[0] : nodes.at(-1), page);
  };
  const turning = useMutation({ mutationFn: turn });
  // Why: an invoice that leaves the queue is followed by one of the next page, one that stays is not.
  const following = useMutation({
    mutationFn: async () => {
      const now = await rowsOf(search.page);
      const here = now.nodes[at];
      if (here && here.id !== open?.id) return goTo(here);
      if (here && isMoreAfter(search.page, now)) return turn(1);
      goTo(now.nodes[at - 1]);
    },
  });
  const stepTo = (row: Invoice | undefined, by: 1 | -1, isMore: boolean) => {
    if (row) return () => goTo(row);
    return open && isMore && !turning.isPending ? () => turning.mutate(by) : null;
  };
  const isMore = isMoreAfter(search.page, shown);
  const decidable = rows.slice(at + 1).find((row) => whyNotApproved(row, user, rule) === null);
  return {
    step: {
      next: stepTo(rows[at + 1], 1, isMore),
      previous: stepTo(rows[at - 1], -1, search.page > 1),
      nextDecidable: stepTo(decidable, 1, isMore),
    },
    /** Opens the next invoice after a decision. */
    onDecided: () => {
      if (isMore && at === rows.length - 1) following.mutate();
      else goTo(rows[at + 1] ?? rows[at - 1]);
    },
    close: () => goTo(undefined),
  };
}

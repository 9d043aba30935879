import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { invoicePageSize } from '@masthead/shared/finance/invoices/invoice.ts';
import { useQuery } from '@tanstack/react-query';
import { ListShell } from '../../platform/lists/ListShell.tsx';
import { useListSearch } from '../../platform/lists/search.ts';
import { BulkBar } from './BulkBar.tsx';
import { InvoiceTotals, LateInvoiceFilters } from './InvoiceTotals.tsx';
import { invoicePage, useExportInvoices } from './invoice.queries.ts';
import { pageOf, type ReviewSearch, reviewSearch, wishesOf } from './invoice-search.ts';
import { ReviewDetail } from './ReviewDetail.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import styles from './review.module.css';
import { useDecisions } from './use-decisions.ts';
import { useInvoiceChips } from './use-invoice-chips.ts';
import { useMarks } from './use-marks.ts';
import { useQueueSteps } from './use-queue-steps.ts';
import { editAddress } from './way-back.ts';

/** Spec, decisions 10: the queue of invoices with one open beside it, decided by button or key. */
export function ReviewInvoicesPage() {
  const [search, setSearch, place] = useListSearch(reviewSearch);
  const query = useQuery(invoicePage({ ...wishesOf(search), ...pageOf(search) }));
  const rows = query.data?.nodes ?? [];
  const matching = query.data?.totalCount ?? 0;
  const chips = useInvoiceChips({ search, onChange: setSearch }, 'awaiting');
  const decisions = useDecisions();
  const marks = useMarks(rows);
  const { ids, marked } = marks;
  const canBeMore =
    search.state === 'awaiting' && matching > rows.length && marked.length === rows.length;
  const isSmall = useMediaQuery('(width < 62em)', false, { getInitialValueInEffect: false });
  // Why: a phone starts with the queue; wider screens always have an invoice open beside it.
  const open = rows.find(({ id }) => id === search.open) ?? (isSmall ? undefined : rows[0]);
  const { step, onDecided, close } = useQueueSteps({ search, page: query.data, open });
  return (
    <ListShell
      screen="reviewInvoices"
      query={query}
      primaryAction={<ExportButton search={search} />}
      hasFilterPopup
      filters={<LateInvoiceFilters search={search} onChange={setSearch} hasContributor />}
      chips={chips}
      place={place}
      note={<InvoiceTotals wishes={{ ...wishesOf(search), state: 'all' }} />}
      paging={{ pageSize: invoicePageSize }}
    >
      <BulkBar
        marked={marked}
        whyNotSeen={marks.whyNotSeen}
        decisions={decisions}
        onDone={marks.clear}
        matching={canBeMore ? matching : null}
        wishes={wishesOf(search)}
      />
      <div className={styles.desk} data-open={open !== undefined || undefined}>
        <div className={styles.queue}>
          <ReviewQueue
            query={query}
            search={search}
            open={open}
            selection={{ ids, onChange: marks.onChange }}
            onSort={(sort, direction) => setSearch({ sort, direction })}
          />
        </div>
        {open && (
          <div className={styles.beside}>
            <Button className={styles.back} variant="subtle" color="gray" onClick={close}>
              Back to the queue
            </Button>
            <ReviewDetail
              key={open.id}
              invoice={open}
              editAddress={editAddress(search, open.id)}
              decisions={decisions}
              onDecided={onDecided}
              step={step}
              onMark={() => marks.onChange(ids.symmetricDifference(new Set([open.id])))}
            />
          </div>
        )}
      </div>
    </ListShell>
  );
}

/** Exports the approved invoices of the filter, whatever its state. */
function ExportButton({ search }: { search: ReviewSearch }) {
  const { mutate, isPending } = useExportInvoices();
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate(wishesOf(search))}>
      Export approved (CSV)
    </Button>
  );
}

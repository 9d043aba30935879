import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  type Invoice,
  type InvoiceSort,
  invoicePageSize,
} from '@masthead/shared/finance/invoices/invoice.ts';
import { pathTo } from '../../platform/api/links.tsx';
import type { Column, ListQuery, Selection, Sorting } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { NoRows } from '../../platform/lists/NoRows.tsx';
import { SelectPage, SelectRow } from '../../platform/lists/SelectRows.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import { addressOf, type ReviewSearch } from './invoice-search.ts';
import styles from './invoices.module.css';

/** The columns of the review queue. */
const reviewColumns: Column<Invoice, InvoiceSort>[] = [
  {
    key: 'contributor',
    title: 'Contributor',
    cell: ({ contributor, description }) => (
      <>
        <span className={textStyles.lines}>{contributor.name}</span>
        <span className={styles.purpose}>{description}</span>
      </>
    ),
    sort: 'contributor',
    onCard: 'title',
  },
  {
    key: 'description',
    title: 'Description',
    cell: ({ description }) => <span className={textStyles.lines}>{description}</span>,
    width: '30%',
    from: 700,
  },
  {
    key: 'date',
    title: 'Date',
    holds: 'value',
    cell: ({ date }) => <span className={styles.day}>{date}</span>,
    sort: 'date',
    width: 100,
  },
  {
    key: 'site',
    title: 'Site',
    cell: ({ site }) => <span className={textStyles.lines}>{site.name}</span>,
    sort: 'site',
    from: 860,
  },
  {
    key: 'state',
    title: 'State',
    cell: (invoice) => <InvoiceStatus invoice={invoice} isShort />,
    width: 140,
  },
  {
    key: 'amount',
    title: 'Amount',
    holds: 'value',
    cell: ({ amount }) => <span className={styles.amount}>{amountText(amount)}</span>,
    sort: 'amount',
    align: 'end',
    width: 110,
  },
];

interface Props {
  query: ListQuery<Invoice>;
  search: ReviewSearch;
  /** The invoice open beside the queue. */
  open: Invoice | undefined;
  selection: Pick<Selection, 'ids' | 'onChange'>;
  onSort: Sorting<InvoiceSort>['onSort'];
}

/** The queue of the review desk; a row opens beside it. */
export function ReviewQueue({ query, search, open, selection, onSort }: Props) {
  return (
    <DataTable
      label="Invoices under review"
      failure={invoiceMessages.getFailed}
      query={query}
      columns={reviewColumns}
      selection={{ ...selection, Row: SelectRow, Page: SelectPage }}
      pageSize={invoicePageSize}
      rowLink={(row) => ({
        to: pathTo('reviewInvoices', {}, addressOf(search, row.id)),
        isBeside: true,
      })}
      isCurrent={(row) => row === open}
      rowName={({ description }) => description}
      sorting={{ by: search.sort, direction: search.direction, onSort }}
      empty={<NoRows none="No invoices awaiting review." noMatch={invoiceMessages.noMatch} />}
    />
  );
}

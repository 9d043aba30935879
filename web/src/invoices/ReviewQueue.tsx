import { invoiceMessages } from '@masthead/shared/invoices/invoice.messages.ts';
import {
  type Invoice,
  type InvoiceSort,
  invoicePageSize,
} from '@masthead/shared/invoices/invoice.ts';
import { pathTo } from '../app/links.tsx';
import type { ListQuery, Selection, Sorting } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { NoRows } from '../lists/NoRows.tsx';
import { SelectPage, SelectRow } from '../lists/SelectRows.tsx';
import { addressOf, type ReviewSearch } from './invoice-search.ts';
import { reviewColumns } from './review-columns.tsx';

interface Props {
  query: ListQuery<Invoice>;
  search: ReviewSearch;
  /** The one beside the queue. */
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
      empty={<NoRows none="No invoice awaits review." noMatch={invoiceMessages.noMatch} />}
    />
  );
}

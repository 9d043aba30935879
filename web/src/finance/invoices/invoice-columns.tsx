import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import type { Invoice, InvoiceSort } from '@masthead/shared/finance/invoices/invoice.ts';
import type { Column } from '../../platform/lists/column.ts';
import textStyles from '../../platform/ui/text.module.css';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import styles from './invoices.module.css';

/** The columns of one's own invoices. */
export const invoiceColumns: Column<Invoice, InvoiceSort>[] = [
  {
    key: 'description',
    title: 'Description',
    cell: ({ description }) => <span className={textStyles.lines}>{description}</span>,
    onCard: 'title',
  },
  {
    key: 'date',
    title: 'Date',
    holds: 'value',
    cell: ({ date }) => <span className={styles.day}>{date}</span>,
    sort: 'date',
    width: 110,
  },
  {
    key: 'site',
    title: 'Site',
    cell: ({ site }) => site.name,
    sort: 'site',
    width: 160,
    from: 860,
  },
  { key: 'type', title: 'Type', holds: 'label', cell: ({ type }) => type, from: 860, width: 110 },
  { key: 'editor', title: 'Editor', cell: ({ editor }) => editor.name, from: 1040, width: 140 },
  {
    key: 'state',
    title: 'State',
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    width: '22%',
  },
  {
    key: 'amount',
    title: 'Amount',
    holds: 'value',
    cell: ({ amount }) => <span className={styles.amount}>{amountText(amount)}</span>,
    sort: 'amount',
    align: 'end',
    width: 108,
  },
];

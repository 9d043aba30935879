import { amountText } from '@masthead/shared/invoices/amount.ts';
import type { Invoice, InvoiceSort } from '@masthead/shared/invoices/invoice.ts';
import type { Column } from '../lists/column.ts';
import textStyles from '../ui/text.module.css';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import styles from './invoices.module.css';

/** The columns of the review queue. */
export const reviewColumns: Column<Invoice, InvoiceSort>[] = [
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

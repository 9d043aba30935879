import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import type { TotalsLine } from '@masthead/shared/finance/invoices/invoice-report.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import type { Column } from '../../platform/lists/column.ts';
import styles from './invoices.module.css';
import type { TotalsSearch } from './report-search.ts';

const money = (key: 'approved' | 'open' | 'amount', title: string): Column<TotalsLine> => ({
  key,
  title,
  cell: (line) => <span className={styles.amount}>{amountText(line[key])}</span>,
  unit: title.toLowerCase(),
  holds: 'value',
  align: 'end',
});

const statement = ({ year, month }: TotalsSearch): Column<TotalsLine> => ({
  key: 'statement',
  title: 'Statement',
  holds: 'value',
  cell: ({ id, name }) => (
    <ScreenLink
      to={pathTo(
        'invoiceStatement',
        {},
        { contributor: id, ...(year && month > 0 && { year, month }) },
      )}
      aria-label={`Statement for ${name}`}
    >
      Statement
    </ScreenLink>
  ),
  width: 110,
  onCard: 'acts',
});

/** The columns of totals, by grouping. */
export const totalsColumns = (title: string, search: TotalsSearch): Column<TotalsLine>[] => [
  { key: 'name', title, cell: ({ name }) => name, onCard: 'title' },
  {
    key: 'count',
    title: 'Invoices',
    holds: 'value',
    cell: ({ count }) => inDigits(count),
    align: 'end',
    width: 100,
    from: 700,
  },
  money('approved', 'Approved'),
  money('open', 'Open'),
  money('amount', 'Total'),
  ...(search.view === 'contributor' ? [statement(search)] : []),
];

import { Text } from '@mantine/core';
import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import { monthWords, stateWords } from '@masthead/shared/finance/invoices/invoice.ts';
import { type Statement, sumsOf } from '@masthead/shared/finance/invoices/invoice-report.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import surface from '../../platform/ui/surface.module.css';
import styles from './report.module.css';

interface Props {
  statement: Statement;
  /** Another month is loading. */
  isOld: boolean;
}

/** The statement: a sheet of paper on the screen, the whole page in print. */
export function StatementSheet({ statement, isOld }: Props) {
  const { contributor, year, month, lines } = statement;
  const sums = sumsOf(lines);
  const label = `${contributor.name}, ${monthWords(year, month)}`;
  const rows = [
    ['Approved', sums.approved],
    ['Open', sums.open],
    ['Total', sums.amount],
  ] as const;
  return (
    <article
      className={`${surface.panel} ${styles.sheet}`}
      aria-label={label}
      data-stale={isOld || undefined}
    >
      <h2 className={styles.name}>{contributor.name}</h2>
      <p className={styles.of}>Invoices for {monthWords(year, month)}</p>
      {lines.length === 0 && <Text my={14}>No invoices for this month.</Text>}
      {lines.length > 0 && (
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">No.</th>
              <th scope="col">Description</th>
              <th scope="col">State</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>{line.date}</td>
                <td>
                  <ScreenLink to={pathTo('invoiceEdit', { id: line.id })}>{line.id}</ScreenLink>
                </td>
                <td>
                  {line.description}
                  <span className={styles.detail}>
                    {line.site} · {line.type}
                  </span>
                </td>
                <td>{stateWords[line.state]}</td>
                <td>{amountText(line.amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {rows.map(([name, amount]) => (
              <tr key={name}>
                <th scope="row" colSpan={4}>
                  {name}
                </th>
                <td>{amountText(amount)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      )}
    </article>
  );
}

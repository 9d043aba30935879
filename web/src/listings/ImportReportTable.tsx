import type { ImportReport } from '@masthead/shared/listings/listing-import.ts';
import styles from './listings.module.css';

type Count = 'added' | 'changed' | 'unchanged' | 'deleted' | 'refused';

/** What each number means, before the import and after it. */
const words: [key: Count, before: string, after: string][] = [
  ['added', 'New', 'Added'],
  ['changed', 'Would change', 'Changed'],
  ['unchanged', 'As it is', 'As it was'],
  ['deleted', 'No longer active: would be deleted', 'No longer active: deleted'],
  ['refused', 'Left out', 'Left out'],
];

interface Props {
  fileName: string;
  report: ImportReport;
  isDone: boolean;
}

/** What importing a file would do or has done, and the lines that are left out. */
export function ImportReportTable({ fileName, report, isDone }: Props) {
  const { rows, problems, refused, unknownColumns } = report;
  return (
    <>
      <p className={styles.hint} role="status">
        {fileName}: {rows.toLocaleString('en-US')} {rows === 1 ? 'line' : 'lines'}
        {isDone ? ', imported.' : '. Nothing has been imported yet.'}
      </p>
      <dl className={styles.counts}>
        {words.map(([key, before, after]) => (
          <div key={key}>
            <dt>{isDone ? after : before}</dt>
            <dd>{report[key].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className={styles.problems} aria-label="Lines that are left out" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Column</th>
                <th scope="col">Why it is left out</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, field, message }) => (
                <tr key={line}>
                  <td>{line.toLocaleString('en-US')}</td>
                  <td>{field}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {refused > problems.length && (
        <p className={styles.hint}>
          And {(refused - problems.length).toLocaleString('en-US')} more lines.
        </p>
      )}
      {unknownColumns.length > 0 && (
        <p className={styles.hint}>Columns that are not read: {unknownColumns.join(', ')}.</p>
      )}
    </>
  );
}

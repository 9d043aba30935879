import type {
  ImportCounts,
  SubscriberImport,
} from '@masthead/shared/audiences/subscriber-import.ts';
import styles from './audiences.module.css';

type Words = [key: keyof ImportCounts, before: string, after: string];

/** What each number means, before the import and after it. */
const words: Words[] = [
  ['added', 'New', 'Added'],
  ['changed', 'Name would change', 'Name changed'],
  ['alreadyThere', 'Already there', 'Already there'],
  ['leftOut', 'Unsubscribed or bounced: stay so', 'Unsubscribed or bounced: stayed so'],
  ['duplicates', 'Twice in the file', 'Twice in the file'],
  ['invalid', 'Not valid', 'Not valid'],
];

/** What importing a file would do or has done, and the lines that are not imported. */
export function ImportReport({ checked }: { checked: SubscriberImport }) {
  const { fileName, status, counts, problems } = checked;
  const isDone = status === 'done';
  const left = counts.invalid + counts.duplicates;
  return (
    <>
      <p className={styles.hint}>
        {fileName}: {counts.rows.toLocaleString('en-US')} lines
        {isDone ? ', imported.' : '. Nothing has been imported yet.'}
      </p>
      <dl className={styles.counts}>
        {words.map(([key, before, after]) => (
          <div key={key}>
            <dt>{isDone ? after : before}</dt>
            <dd>{counts[key].toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className={styles.problems} aria-label="Lines that are not imported" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">Address</th>
                <th scope="col">Why it is not imported</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, text, message }) => (
                <tr key={line}>
                  <td>{line.toLocaleString('en-US')}</td>
                  <td>{text}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {left > problems.length && (
        <p className={styles.hint}>
          And {(left - problems.length).toLocaleString('en-US')} more lines.
        </p>
      )}
    </>
  );
}

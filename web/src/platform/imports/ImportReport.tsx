import { Button, Text } from '@mantine/core';
import { postsImportMessages } from '@masthead/shared/editorial/posts/news-item-import.ts';
import { type ImportRun, isBefore, rowsIn } from '@masthead/shared/platform/imports/import.ts';
import { importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import { howMany, inDigits } from '@masthead/shared/platform/values/counting.ts';
import { pathTo, ScreenLink } from '../api/links.tsx';
import { useDownloadProblems } from './import.queries.ts';
import styles from './imports.module.css';

/** What an import would do or has done, and the skipped rows. */
export function ImportReport({ run }: { run: ImportRun }) {
  const { fileName, state, counts, problems, problemCount, notes, kind, pictures } = run;
  const download = useDownloadProblems();
  const words = importKinds[kind];
  return (
    <>
      <Text c="dimmed" fz="sm" role="status">
        Import {run.id}, {fileName}: {howMany(rowsIn(counts), words.row)}
        {isBefore(run) ? '. Nothing has been imported yet.' : `, ${ended[state] ?? 'imported.'}`}
      </Text>
      <ImportNumbers run={run} />
      {run.posts && <PostLinks id={run.id} posts={run.posts} />}
      {pictures && (
        <Text c="dimmed" fz="sm" role="status">
          {picturesSaid(pictures)}
        </Text>
      )}
      {problems.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className={styles.problems} aria-label="Problems" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{headings[words.row]}</th>
                <th scope="col">{words.text}</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, field, text, message }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several, which never change.
                <tr key={`${line} ${at}`}>
                  <td>{inDigits(line)}</td>
                  <td>{text}</td>
                  <td>{field ? `${field}: ${message}` : message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {problemCount > 0 && (
        <Text c="dimmed" fz="sm">
          {problemCount > problems.length &&
            `And ${howMany(problemCount - problems.length, 'more problem')}. `}
          <Button
            variant="subtle"
            size="compact-sm"
            loading={download.isPending}
            onClick={() => download.mutate(run.id)}
          >
            Download all as CSV
          </Button>
        </Text>
      )}
      {notes.map((note) => (
        <Text key={note} c="dimmed" fz="sm">
          {note}
        </Text>
      ))}
    </>
  );
}

interface NumbersProps {
  run: ImportRun;
  /** Show only counts above zero. */
  isShort?: boolean;
}

/** How many rows of a file come in, stay out, or have done so. */
export function ImportNumbers({ run, isShort = false }: NumbersProps) {
  const { state, counts, kind } = run;
  const numbers: [string, number][] = importKinds[kind].counts.map(([key, before, after]) => [
    isBefore(run) ? before : after,
    counts[key],
  ]);
  if (state === 'undone') numbers.push(['Undone', counts.undone], ['Kept', counts.stayed]);
  if (counts.photosStayed > 0) numbers.push(['Photos kept', counts.photosStayed]);
  return (
    <dl className={styles.counts}>
      {numbers
        .filter(([, number]) => !isShort || number > 0)
        .map(([label, number]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inDigits(number)}</dd>
          </div>
        ))}
    </dl>
  );
}

const lists = { articles: 'articleList', events: 'eventList' } as const;

/** Links to the lists of imported posts. */
function PostLinks({ id, posts }: { id: number; posts: NonNullable<ImportRun['posts']> }) {
  const found = (['articles', 'events'] as const).filter((list) => posts[list] > 0);
  if (found.length === 0) return null;
  return (
    <p className={styles.links}>
      {found.map((list) => (
        <ScreenLink key={list} to={pathTo(lists[list], {}, { importId: String(id) })}>
          {postsImportMessages.shownIn[list](inDigits(posts[list]))}
        </ScreenLink>
      ))}
    </p>
  );
}

const headings = { line: 'Line', item: 'Item' };

/** 'Images: 12 in the library, 3 pending, 1 not imported.' */
function picturesSaid({ waiting, kept, failed }: NonNullable<ImportRun['pictures']>): string {
  const parts = [
    `${inDigits(kept)} in the library`,
    waiting > 0 && `${inDigits(waiting)} pending`,
    failed > 0 && `${inDigits(failed)} not imported`,
  ].filter(Boolean);
  return `Images: ${parts.join(', ')}.`;
}

const ended: Partial<Record<ImportRun['state'], string>> = {
  running: 'being imported.',
  failed: 'partly imported.',
  undoing: 'being undone.',
  undone: 'undone.',
};

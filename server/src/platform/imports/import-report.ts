import { accessOf, may } from '@masthead/shared/platform/access/access.ts';
import {
  type FileReading,
  type ImportKindName,
  type ImportProblem,
  type ImportRow,
  type ImportRun,
  mostProblemsShown,
} from '@masthead/shared/platform/imports/import.ts';
import { importKindNames, importKinds } from '@masthead/shared/platform/imports/import-kinds.ts';
import { type Rows, rowsOf, theProduct } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import { csvInSteps } from '../csv/write-csv.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import type { Reads } from '../http/replies.ts';
import {
  countProblems,
  findImport,
  importRows,
  type StoredImport,
  walkProblems,
} from './import.store.ts';
import { countPosts } from './import-changes.queries.ts';
import { countPictures } from './pictures.queries.ts';

/** The kinds of import that a person may see, by the screens they can open. */
export const kindsFor = (viewer: Viewer): ImportKindName[] =>
  importKindNames.filter((kind) => may(viewer, accessOf(importKinds[kind].usedBy)));

/** An import that a person may see, or 404. */
export async function needImport(db: Db, viewer: Viewer, id: number): Promise<StoredImport> {
  const found = await findImport(db, rowsOf(viewer, importRows), kindsFor(viewer), id);
  if (!found) throw notFound();
  return found;
}

/** A stored import as the API answers it. */
export const importReply = (row: StoredImport): ImportRow => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

/** An import with its report, for a person who may see it. */
export const loadReport = async (db: Db, viewer: Viewer, id: number): Promise<ImportRun> =>
  reportOf(db, rowsOf(viewer, importRows), await needImport(db, viewer, id));

/** The same for the product itself. */
export async function readReport(db: Db, id: number): Promise<ImportRun> {
  const visible = rowsOf(theProduct, importRows);
  const found = await findImport(db, visible, importKindNames, id);
  if (!found) throw notFound();
  return reportOf(db, visible, found);
}

async function reportOf(db: Db, visible: Rows<'import'>, found: StoredImport): Promise<ImportRun> {
  const problems = await walkProblems(
    db,
    visible,
    found.id,
    { line: -1, id: 0 },
    mostProblemsShown,
  );
  const problemCount =
    problems.length < mostProblemsShown
      ? problems.length
      : await countProblems(db, visible, found.id);
  const isOfPosts = found.kind === 'feed';
  const pictures = isOfPosts ? await countPictures(db, found.id) : null;
  const posts = isOfPosts ? await countPosts(db, found.id) : null;
  return {
    ...importReply(found),
    notes: found.notes,
    problems: [...problems],
    problemCount,
    pictures,
    posts,
    readAs: (found.options.readAs ?? null) as FileReading | null,
  };
}

const headings = ['Line', 'Result', 'Column', 'Row', 'Reason'];
const happened = {
  refused: 'Skipped',
  repaired: 'Changed',
  kept: 'Left as is',
  stayed: 'Kept',
} as const;

/** All problems of an import as a file. */
export const problemsCsv = (read: Reads, id: number): AsyncGenerator<string> =>
  csvInSteps({
    headings,
    rowsAtATime: 2000,
    next: (after: (ImportProblem & { id: number }) | null, limit) =>
      read((db, viewer) =>
        walkProblems(db, rowsOf(viewer, importRows), id, after ?? { line: -1, id: 0 }, limit),
      ),
    cellsOf: ({ line, kind, field, text, message }) => [line, happened[kind], field, text, message],
  });

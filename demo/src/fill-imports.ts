import { importOptions } from '@masthead/server/editorial/posts/import-feed.queries.ts';
import { fileReaders } from '@masthead/server/file-readers.ts';
import { importKinds } from '@masthead/server/import-kinds.ts';
import { siteRows } from '@masthead/server/people/sites/site.store.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import {
  beginRun,
  beginUndo,
  findTask,
  insertImport,
  moveImport,
} from '@masthead/server/platform/imports/import.store.ts';
import { beginWork } from '@masthead/server/platform/imports/import-work.ts';
import { undoSome } from '@masthead/server/platform/imports/undo-import.ts';
import { saveOutcomes } from '@masthead/server/platform/imports/work-on-import.ts';
import { siteLabel } from '@masthead/shared/people/sites/site.record.ts';
import { as } from './as-person.ts';
import { readText } from './content.ts';
import { demoProperty } from './fill-sites.ts';

const day = 86_400_000;

/** What was brought over from elsewhere, the oldest first; the files lie in the folder `imports`. */
const importSamples = [
  { fileName: 'near-southside-notebook.wordpress.xml', city: 'Fort Worth', daysAgo: 12 },
  { fileName: 'the-river-letter.ghost.json', city: 'San Antonio', daysAgo: 8 },
  // It was the wrong site, and was taken back.
  { fileName: 'hill-country-weekend.rss', city: 'Dallas', daysAgo: 3, isUndone: true },
];
type ImportSample = (typeof importSamples)[number];

/** The moments of each kind of file. */
const spellings: Record<string, (at: Date) => string> = {
  iso: (at) => at.toISOString(),
  sql: (at) => at.toISOString().slice(0, 19).replace('T', ' '),
  utc: (at) => at.toUTCString(),
};

/** The text of a file, where `{sql 190}` is the moment of 190 days ago as databases spell it. */
export const importedText = (fileName: string, now: Date): string =>
  readText(`imports/${fileName}`).replace(
    /\{(iso|sql|utc) (-?\d+)\}/g,
    (mark, spelling: string, days: string) =>
      spellings[spelling]?.(new Date(now.getTime() - Number(days) * day)) ?? mark,
  );

/** A file that can be walked through as often as its reader needs to. */
const streamOf = (content: string): AsyncIterable<Buffer> => ({
  async *[Symbol.asyncIterator]() {
    yield Buffer.from(content);
  },
});

async function taskOf(db: Db, id: number) {
  const task = await findTask(db, id);
  if (!task) throw new Error('An import of the demo is gone');
  await beginWork(db, task);
  return task;
}

/** Takes a file in, as the job of an import does in steps. */
async function bringIn(db: Db, { city, fileName }: ImportSample, now: Date) {
  const [site] = await db<{ id: number; property: string; city: string; isMain: boolean }[]>`
    select id, property, city, is_main from sites where property = ${demoProperty} and city = ${city}`;
  if (!site) throw new Error(`There is no site of ${city}`);
  const options = await importOptions(db, rowsOf(theProduct, siteRows), site.id);
  const id = await insertImport(db, {
    kind: 'feed',
    options: { ...options, at: now.toISOString() },
    fileName,
    target: siteLabel(site),
    organizationId: null,
  });
  const file = streamOf(importedText(fileName, now));
  const kind = importKinds.feed;
  const notes: string[] = [];
  const reader = await fileReaders.feed();
  const { options: asked } = await taskOf(db, id);
  const rows = await Array.fromAsync(reader.read(file, asked, (note) => notes.push(note)));
  await moveImport(db, id, ['uploading'], 'checked', { notes, rows: rows.length });
  await beginRun(db, id);
  const task = await taskOf(db, id);
  const outcomes = await kind.open(task).take(db, rows, false);
  await saveOutcomes(db, task, outcomes, rows.length);
  await moveImport(db, id, ['running'], 'done');
  return id;
}

async function takeBack(db: Db, id: number): Promise<void> {
  await beginUndo(db, id);
  await undoSome({ kinds: importKinds }, db, await taskOf(db, id));
  await moveImport(db, id, ['undoing'], 'undone');
}

/** Posts from other systems, with what could not be taken over; one file was for another site and is undone. */
export async function fillImports(db: Db, now: Date): Promise<void> {
  for (const sample of importSamples) {
    const at = new Date(now.getTime() - sample.daysAgo * day);
    const id = await as(db, 'admin', async () => {
      const made = await bringIn(db, sample, now);
      await db`
        update imports set created_at = ${at}, finished_at = ${at}::timestamptz + interval '20 seconds'
         where id = ${made}`;
      return made;
    });
    if (!sample.isUndone) continue;
    await as(db, 'admin', async () => {
      await takeBack(db, id);
      await db`update imports set undone_at = ${at}::timestamptz + interval '3 hours' where id = ${id}`;
    });
  }
}

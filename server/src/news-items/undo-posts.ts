import { importMessages } from '@masthead/shared/imports/import.ts';
import { postsImportMessages } from '@masthead/shared/news-items/news-item-import.ts';
import { actingFor, rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import type { ImportChange, ImportTask, Stayed } from '../imports/import-kind.ts';
import { lockImported, takeBack } from './import-feed.queries.ts';
import { takePhotosBack } from './import-pictures.queries.ts';
import { postRows } from './post.rows.ts';

const photoStays = (recordId: number, title: string): Stayed => ({
  recordId,
  text: title,
  message: postsImportMessages.photoStays,
  isPart: true,
});

/** Takes back the posts that an import has added, where nobody has worked on them since. */
export async function undoPosts(
  db: Db,
  changes: readonly ImportChange[],
  { organizationId }: Pick<ImportTask, 'organizationId'>,
): Promise<Stayed[]> {
  const ids = changes.map(({ recordId }) => recordId);
  const byId = new Map(
    (await lockImported(db, rowsOf(actingFor(organizationId), postRows), ids)).map((row) => [
      row.id,
      row,
    ]),
  );
  const stayed = changes.flatMap(({ recordId, version }): Stayed[] => {
    const row = byId.get(recordId);
    if (!row) return [{ recordId, text: '', message: importMessages.goneSince }];
    if (row.version === version) return [];
    const message = importMessages.changedSince(row.changedBy);
    return [{ recordId, text: row.headline, message }];
  });
  const left = new Set(stayed.map(({ recordId }) => recordId));
  const gone = ids.filter((id) => !left.has(id));
  await takeBack(db, gone);
  const photos = await takePhotosBack(db, gone);
  return [...stayed, ...photos.map(({ newsItemId, title }) => photoStays(newsItemId, title))];
}

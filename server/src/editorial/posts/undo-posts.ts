import { postsImportMessages } from '@masthead/shared/editorial/posts/news-item-import.ts';
import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { actingFor, rowsOf } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ImportChange, ImportTask, Stayed } from '../../platform/imports/import-kind.ts';
import { findWorkOn, lockImported, takeBack } from './import-feed.queries.ts';
import {
  type ImportedText,
  leaveToEarlier,
  takePhotosBack,
  writeTexts,
} from './imported-texts.queries.ts';
import { postRows } from './news-item.store.ts';

const photoStays = (recordId: number, title: string): Stayed => ({
  recordId,
  text: title,
  message: postsImportMessages.photoStays,
  isPart: true,
});

type Work = Awaited<ReturnType<typeof findWorkOn>>[number];

/** Why a series blocks only added posts: an updated post stays and gets its previous content back. */
function whyUndoRefused(work: Work | undefined, act: ImportChange['act']): string | null {
  if (work?.hasDraft) return postsImportMessages.draftSince(work.draftOf);
  if (work?.proposalOf) return postsImportMessages.proposalSince(work.proposalOf);
  return work?.series && act === 'added' ? postsImportMessages.inSeries(work.series) : null;
}

/**
 * Deletes posts that an import added and restores the content of those it updated, unless they have changed
 * since.
 */
export async function undoPosts(
  db: Db,
  changes: readonly ImportChange[],
  { id, organizationId }: Pick<ImportTask, 'id' | 'organizationId'>,
): Promise<Stayed[]> {
  const ids = changes.map(({ recordId }) => recordId);
  const visible = rowsOf(actingFor(organizationId), postRows);
  const byId = new Map((await lockImported(db, visible, ids)).map((row) => [row.id, row]));
  const work = new Map((await findWorkOn(db, visible, ids)).map((row) => [row.id, row]));
  const stayed = changes.flatMap(({ recordId, version, act }): Stayed[] => {
    const row = byId.get(recordId);
    if (!row) return [{ recordId, text: '', message: importMessages.goneSince }];
    const message =
      row.version === version
        ? whyUndoRefused(work.get(recordId), act)
        : importMessages.changedSince(row.changedBy);
    return message ? [{ recordId, text: row.headline, message }] : [];
  });
  const left = new Set(stayed.map(({ recordId }) => recordId));
  const gone = ids.filter((id) => !left.has(id));
  const before = changes
    .filter(({ act, recordId }) => act === 'changed' && !left.has(recordId))
    .map((change) => change.before as ImportedText);
  await leaveToEarlier(db, id, await writeTexts(db, before));
  const restored = new Set(before.map((text) => text.id));
  await takeBack(
    db,
    gone.filter((recordId) => !restored.has(recordId)),
  );
  const photos = await takePhotosBack(db, id, gone);
  return [...stayed, ...photos.map(({ newsItemId, title }) => photoStays(newsItemId, title))];
}

import { importMessages } from '@masthead/shared/imports/import.ts';
import type { Db } from '../db/client.ts';
import type { ImportChange, Stayed } from '../imports/import-kind.ts';
import { lockImported, takeBack } from './import-feed.queries.ts';

/** Takes back the posts that an import has added, where nobody has worked on them since. */
export async function undoPosts(db: Db, changes: readonly ImportChange[]): Promise<Stayed[]> {
  const ids = changes.map(({ recordId }) => recordId);
  const byId = new Map((await lockImported(db, ids)).map((row) => [row.id, row]));
  const stayed = changes.flatMap(({ recordId, version }): Stayed[] => {
    const row = byId.get(recordId);
    if (!row) return [{ recordId, text: '', message: importMessages.goneSince }];
    if (row.version === version) return [];
    const message = importMessages.changedSince(row.changedBy);
    return [{ recordId, text: row.headline, message }];
  });
  const left = new Set(stayed.map(({ recordId }) => recordId));
  await takeBack(
    db,
    ids.filter((id) => !left.has(id)),
  );
  return stayed;
}

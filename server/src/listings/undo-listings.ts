import { importMessages } from '@masthead/shared/imports/import.ts';
import { listingImportMessages } from '@masthead/shared/listings/listing-import.ts';
import { actingFor, rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import type { ImportChange, ImportTask, Stayed } from '../imports/import-kind.ts';
import { bringBack, lockImported, takeBack, updateImported } from './import.queries.ts';
import { listingRows } from './listing.rows.ts';

/** Undoes what an import did to listings that are as it has left them. */
export async function undoListings(
  db: Db,
  changes: readonly ImportChange[],
  { organizationId }: Pick<ImportTask, 'organizationId'>,
): Promise<Stayed[]> {
  const rows = await lockImported(
    db,
    rowsOf(actingFor(organizationId), listingRows),
    changes.map(({ recordId }) => recordId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stayed = changes.flatMap(({ recordId, act, version }): Stayed[] => {
    const row = byId.get(recordId);
    const message = whyItStays(row, act, version);
    return message ? [{ recordId, text: row?.text ?? '', message }] : [];
  });
  const left = new Set(stayed.map(({ recordId }) => recordId));
  const free = changes.filter(({ recordId }) => !left.has(recordId));
  const idsOf = (act: ImportChange['act']) =>
    free.flatMap((change) => (change.act === act ? [change.recordId] : []));
  await takeBack(db, idsOf('added'));
  await bringBack(db, idsOf('deleted'));
  await updateImported(
    db,
    free.flatMap(({ act, recordId, before }) =>
      act === 'changed' ? [{ isDeleted: false, ...before, id: recordId }] : [],
    ),
  );
  return stayed;
}

function whyItStays(
  row: { version: number; changedBy: string | null; isShown: boolean } | undefined,
  act: ImportChange['act'],
  version: number | null,
): string | null {
  if (!row) return importMessages.goneSince;
  if (row.version !== version) return importMessages.changedSince(row.changedBy);
  return act === 'added' && row.isShown ? listingImportMessages.shownSince : null;
}

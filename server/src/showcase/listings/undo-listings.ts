import { importMessages } from '@masthead/shared/platform/imports/import.ts';
import { listingMessages } from '@masthead/shared/showcase/listings/listing.record.ts';
import { listingImportMessages } from '@masthead/shared/showcase/listings/listing.ts';
import { actingFor, rowsOf } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ImportChange, ImportTask, Stayed } from '../../platform/imports/import-kind.ts';
import { representativeRows } from '../representatives/representative.store.ts';
import {
  bringBack,
  findDeletedRepresentatives,
  lockImported,
  takeBack,
  updateImported,
} from './import.queries.ts';
import { listingRows } from './listing.store.ts';

/** Undoes an import for listings that have not changed since. */
export async function undoListings(
  db: Db,
  changes: readonly ImportChange[],
  { organizationId }: Pick<ImportTask, 'organizationId'>,
): Promise<Stayed[]> {
  const seer = actingFor(organizationId);
  const rows = await lockImported(
    db,
    rowsOf(seer, listingRows),
    changes.map(({ recordId }) => recordId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const gone = await findDeletedRepresentatives(
    db,
    rowsOf(seer, representativeRows),
    changes.flatMap((change) => namedAgain(change, byId.get(change.recordId)) ?? []),
  );
  const stayed = changes.flatMap((change): Stayed[] => {
    const { recordId } = change;
    const row = byId.get(recordId);
    const message = whyItStays(row, change) ?? whyNotNamed(gone, namedAgain(change, row));
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

type Imported = Awaited<ReturnType<typeof lockImported>>[number];

/** Whom a listing names when it comes back, or is again as it was before the import. */
function namedAgain({ act, before }: ImportChange, row: Imported | undefined): number | null {
  if (act === 'deleted') return row?.representativeId ?? null;
  const was: { representativeId?: number | null; isDeleted?: boolean } | null = before;
  const isNamed = act !== 'changed' || was?.representativeId === row?.representativeId;
  return isNamed || was?.isDeleted ? null : (was?.representativeId ?? null);
}

function whyNotNamed(gone: ReadonlyMap<number, string>, id: number | null): string | null {
  const name = id === null ? undefined : gone.get(id);
  return name === undefined ? null : listingMessages.restore.representativeDeleted(name);
}

function whyItStays(
  row: Imported | undefined,
  { act, version }: Pick<ImportChange, 'act' | 'version'>,
): string | null {
  if (!row) return importMessages.goneSince;
  if (row.version !== version) return importMessages.changedSince(row.changedBy);
  return act === 'added' && row.isShown ? listingImportMessages.shownSince : null;
}

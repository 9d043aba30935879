import { subscriberImportMessages } from '@masthead/shared/audiences/subscriber-import.ts';
import { importMessages } from '@masthead/shared/imports/import.ts';
import type { Db } from '../db/client.ts';
import type { ImportChange, Stayed } from '../imports/import-kind.ts';
import { lockImported, renameImported, takeBack } from './import-subscribers.queries.ts';

type Named = { name: string | null } | null;

/** Undoes what an import did to subscribers who are as it has left them. */
export async function undoSubscribers(db: Db, changes: readonly ImportChange[]): Promise<Stayed[]> {
  const rows = await lockImported(
    db,
    changes.map(({ recordId }) => recordId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stayed = changes.flatMap((change): Stayed[] => {
    const row = byId.get(change.recordId);
    const message = whyTheyStay(row, change);
    return message ? [{ recordId: change.recordId, text: row?.email ?? '', message }] : [];
  });
  const left = new Set(stayed.map(({ recordId }) => recordId));
  const free = changes.filter(({ recordId }) => !left.has(recordId));
  await takeBack(
    db,
    free.flatMap(({ act, recordId }) => (act === 'added' ? [recordId] : [])),
  );
  await renameImported(
    db,
    free.flatMap(({ act, recordId, before }) =>
      act === 'changed' ? [{ id: recordId, name: (before as Named)?.name ?? null }] : [],
    ),
  );
  return stayed;
}

function whyTheyStay(
  row: { name: string | null; status: string; hasMail: boolean } | undefined,
  { act, after }: ImportChange,
): string | null {
  if (!row) return importMessages.goneSince;
  const isAsLeft = row.status === 'subscribed' && row.name === ((after as Named)?.name ?? null);
  if (!isAsLeft) return importMessages.changedSince(null);
  return act === 'added' && row.hasMail ? subscriberImportMessages.mailedSince : null;
}

import { isDeepStrictEqual } from 'node:util';
import { subscriberImportMessages } from '@masthead/shared/audiences/subscriber-import.ts';
import { importMessages } from '@masthead/shared/imports/import.ts';
import { actingFor, rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import type { ImportChange, ImportTask, Stayed } from '../imports/import-kind.ts';
import {
  type KnownSubscriber,
  lockImported,
  type Standing,
  standingOf,
  type Told,
  takeBack,
  tellImported,
  toldOf,
} from './import-subscribers.queries.ts';
import { subscriberRows } from './subscriber.rows.ts';

/** Undoes what an import did to subscribers who are as it has left them. */
export async function undoSubscribers(
  db: Db,
  changes: readonly ImportChange[],
  { organizationId }: Pick<ImportTask, 'organizationId'>,
): Promise<Stayed[]> {
  const rows = await lockImported(
    db,
    rowsOf(actingFor(organizationId), subscriberRows),
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
  await tellImported(
    db,
    free.flatMap(({ act, recordId, before }) => {
      const row = act === 'changed' ? byId.get(recordId) : undefined;
      return row ? [{ ...toldOf(row), ...(before as Partial<Told & Standing>), id: recordId }] : [];
    }),
  );
  return stayed;
}

/** Why: a file tells instants to the millisecond, the database keeps them more exactly. */
const comparable = <T extends { statusAt: string }>(row: T): T => ({
  ...row,
  statusAt: new Date(row.statusAt).toISOString(),
});

function whyTheyStay(
  row: (Omit<KnownSubscriber, 'address'> & { hasMail: boolean }) | undefined,
  { act, after }: ImportChange,
): string | null {
  if (!row) return importMessages.goneSince;
  const now = comparable({ ...toldOf(row), ...standingOf(row) });
  // Why only the status of those whom a file has subscribed: since when was not told then.
  const isAsLeft = isDeepStrictEqual(comparable({ ...now, status: 'subscribed', ...after }), now);
  if (!isAsLeft) return importMessages.changedSince(null);
  return act === 'added' && row.hasMail ? subscriberImportMessages.mailedSince : null;
}

import { operator, productName } from '@masthead/shared/platform/history/history.ts';
import { readOnlyEndpoints } from '@masthead/shared/platform/system/read-only.endpoints.ts';
import {
  type ReadOnlyState,
  readOnlyMessages,
} from '@masthead/shared/platform/system/read-only.ts';
import { conflict } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { findReadOnly, type ReadOnlyRow, saveReadOnly } from './read-only.store.ts';

/** Who changed it last, by name; null before the first change. */
export function changerOf({ version, updatedBy, updatedByName }: ReadOnlyRow): string | null {
  if (version === 1) return null;
  return updatedBy === operator.id ? operator.name : (updatedByName ?? productName);
}

const stateOf = (row: ReadOnlyRow): ReadOnlyState => ({
  isOn: row.since !== null,
  sentence: row.since && row.sentence,
  since: row.since?.toISOString() ?? null,
  by: changerOf(row),
  version: row.version,
});

/** Read-only mode, for admins. */
export function readOnlyRoutes(server: Server): void {
  handle(server, readOnlyEndpoints.state, async ({ db }) => stateOf(await findReadOnly(db)));

  handle(server, readOnlyEndpoints.change, async ({ body, db }) => {
    const isSaved = await saveReadOnly(db, body);
    const now = await findReadOnly(db);
    if (!isSaved) throw conflict(readOnlyMessages.changed(changerOf(now) ?? productName));
    return stateOf(now);
  });
}

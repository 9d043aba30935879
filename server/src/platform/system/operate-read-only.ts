import { operator } from '@masthead/shared/platform/history/history.ts';
import { readOnlySentence } from '@masthead/shared/platform/system/read-only.ts';
import { type Db, type Pool, write } from '../db/client.ts';
import { changerOf } from './read-only.routes.ts';
import { findReadOnly, saveReadOnly } from './read-only.store.ts';

const at = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

async function stateLines(db: Db): Promise<string[]> {
  const row = await findReadOnly(db);
  if (row.since === null) return ['Read-only mode is off.'];
  const by = changerOf(row);
  return [`Read-only mode is on since ${at(row.since)}, last changed by ${by}:`, row.sentence];
}

/** The state of read-only mode. */
export const readOnlyLines = (pool: Pool): Promise<string[]> => stateLines(pool);

/** Turns read-only mode on with a sentence, or off with null. History names the operator. */
export function setReadOnly(pool: Pool, given: string | null): Promise<string[]> {
  const checked = given === null ? null : readOnlySentence.safeParse({ sentence: given });
  if (checked?.error) throw new Error(checked.error.issues[0]?.message);
  return write(pool, operator.id, async (db) => {
    const { version } = await findReadOnly(db);
    const isSaved = await saveReadOnly(db, { sentence: checked?.data.sentence ?? null, version });
    if (!isSaved) throw new Error('An admin just changed read-only mode. Try again.');
    return stateLines(db);
  });
}

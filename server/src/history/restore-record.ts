import { kindOf } from '@masthead/shared/history/record-kinds.ts';
import type { Seer } from '../access/rows.ts';
import { listedOfKind } from '../all-records.ts';
import type { Db } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { lockDeleted } from './trash.queries.ts';

const isTaken = (error: unknown) => (error as { code?: string } | null)?.code === '23505';

/** Takes the delete of a record back, by the rule of its area, and answers with what it is called. */
export async function restoreRecord(db: Db, seer: Seer, slug: string, id: string): Promise<string> {
  const kind = kindOf(slug);
  // Why: an id that cannot exist is a record that does not exist.
  const isPossible = kind && (kind.idType === 'text' || /^[1-9]\d{0,8}$/.test(id));
  const deleted = isPossible ? await lockDeleted(db, seer, kind, id) : null;
  const restore = kind && listedOfKind(kind).restore;
  if (!deleted || !restore) throw notFound();
  try {
    await restore(db, seer, id);
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw conflict(
      `Another ${kind.noun} is called so by now. Rename that one, then restore this one.`,
    );
  }
  return deleted.title || `No. ${id}`;
}

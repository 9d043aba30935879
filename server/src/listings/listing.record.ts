import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import { listingRecord, listingRecordOf } from '@masthead/shared/listings/listing.record.ts';
import type { RowOf, SavedValues } from '@masthead/shared/records/record.ts';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { findFirm, holdFirms } from '../firms/firms.queries.ts';
import { badRequest, conflict } from '../http/errors.ts';
import { findRecord } from '../records/records.queries.ts';
import type { Save, Store } from '../records/store.ts';
import { representativeRows } from '../representatives/representative.rows.ts';
import {
  findAnyRepresentative,
  findRepresentative,
  holdRepresentatives,
} from '../representatives/representatives.queries.ts';
import { listingRows } from './listing.rows.ts';

/** Its firm and its representative, those that it has and those that it is to have. */
async function holdOwners(
  db: Db,
  seer: Seer,
  id: number | null,
  { firmId, representativeId }: Partial<SavedValues<typeof listingRecord>>,
): Promise<void> {
  const withDeleted = { withDeleted: true };
  const current = id === null ? null : await findRecord(db, listingStore, seer, id, withDeleted);
  await holdFirms(db, rowsOf(seer, firmRows), [current?.firmId, firmId]);
  const people = [current?.representativeId, representativeId];
  await holdRepresentatives(db, rowsOf(seer, representativeRows), people);
}

/** The firm is in the caller's scope and the representative is one of that firm. */
async function checkOwners(db: Db, { seer, values }: Save<typeof listingRecord>): Promise<void> {
  if (!(await findFirm(db, seer, values.firmId)))
    throw badRequest({ path: 'firmId', message: firmMessages.unknown });
  if (values.representativeId === null) return;
  const representative = await findRepresentative(db, seer, values.representativeId);
  if (representative?.firmId !== values.firmId)
    throw badRequest({
      path: 'representativeId',
      message: listingMessages.unknownRepresentative,
    });
}

/** What comes back from the trash names a representative who is there, of its own firm. */
async function restoreRule(
  db: Db,
  seer: Seer,
  { firmId, representativeId }: RowOf<typeof listingRecord>,
): Promise<void> {
  if (representativeId === null) return;
  const representative = await findAnyRepresentative(db, seer, representativeId);
  if (!representative) throw conflict(listingMessages.unknownRepresentative);
  const { name, isDeleted } = representative;
  if (isDeleted) throw conflict(listingMessages.restore.representativeDeleted(name));
  if (representative.firmId !== firmId)
    throw conflict(listingMessages.restore.representativeMoved(name));
}

/** Listings, as the server keeps them. */
export const listingStore: Store<typeof listingRecord> = {
  record: listingRecord,
  alias: 'l',
  joins: `join showcase_firms f on f.id = l.showcase_firm_id
    left join representatives r on r.id = l.representative_id`,
  added: 'f.name as firm, r.name as representative',
  rows: listingRows,
  recordOf: listingRecordOf,
  found: {
    detail: `concat_ws(' · ', f.name, l.type, l.address)`,
    words: 'l.search_text',
    order: 'l.created_at desc',
  },
  holds: holdOwners,
  check: checkOwners,
  restoreRule,
  // Spec, showcase 6: only admins delete listings.
  mayDelete: ({ isAdmin }) => isAdmin,
};

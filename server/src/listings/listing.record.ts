import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import { listingRecord, listingRecordOf } from '@masthead/shared/listings/listing.record.ts';
import type { Db } from '../db/client.ts';
import { findFirm } from '../firms/firms.queries.ts';
import { badRequest } from '../http/errors.ts';
import type { Save, Store } from '../records/store.ts';
import { findRepresentative } from '../representatives/representatives.queries.ts';
import { listingRows } from './listing.rows.ts';

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
    words: `concat_ws(' ', l.description1, l.description2, l.address)`,
    order: 'l.created_at desc',
  },
  check: checkOwners,
  // Spec, showcase 6: only admins delete listings.
  mayDelete: ({ isAdmin }) => isAdmin,
};

import { adSlotRecord } from '../ad-slots/ad-slot.record.ts';
import { firmRecord } from '../firms/firm.record.ts';
import { listingRecord } from '../listings/listing.record.ts';
import { historyOf } from '../records/history-of.ts';
import { representativeRecord } from '../representatives/representative.record.ts';

/** Firms, realtors, listings and ad slots in the history (decisions 11), in the order of their screens. */
export const showcaseKinds = {
  firmEdit: historyOf(firmRecord),
  representativeEdit: historyOf(representativeRecord),
  listingEdit: historyOf(listingRecord),
  adSlotEdit: historyOf(adSlotRecord),
};

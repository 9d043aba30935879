import type { AnyCampaign } from '@masthead/shared/campaigns/campaign-record.ts';
import { hotwMessages } from '@masthead/shared/homes-of-the-week/hotw.messages.ts';
import { hotwRecord } from '@masthead/shared/homes-of-the-week/hotw.record.ts';
import { rowsOf, type Seer } from '../access/rows.ts';
import { campaignStore } from '../campaigns/campaign.record.ts';
import { refusePassed } from '../campaigns/refuse-passed.ts';
import type { Db } from '../db/client.ts';
import { badRequest } from '../http/errors.ts';
import { listingRows } from '../listings/listing.rows.ts';
import type { Store } from '../records/store.ts';
import { listShown } from './hotw-listings.queries.ts';

type Slotted = Readonly<Record<string, unknown>>;

const slotsOf = (values: Slotted | null) => (values?.slots ?? []) as number[];

/** Why the new ones alone: a listing that is deleted later must not keep its email from being saved. */
async function refuseUnknown(db: Db, seer: Seer, values: Slotted, current: Slotted | null) {
  const known = slotsOf(current);
  const added = slotsOf(values).filter((id) => !known.includes(id));
  const found = await listShown(db, rowsOf(seer, listingRows), added);
  if (found.length < added.length)
    throw badRequest({ path: 'slots', message: hotwMessages.unknownListing });
}

/** Homes of the Week, as the server keeps them. */
export const hotwStore: Store<AnyCampaign> = {
  ...campaignStore(hotwRecord),
  check: async (db, save) => {
    refusePassed(save, 'sendDate', hotwMessages.sendDatePassed);
    await refuseUnknown(db, save.seer, save.values, save.current);
  },
};

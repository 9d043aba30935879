import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import { hotwMessages, hotwRecord } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import type { PlaceAndPrice } from '@masthead/shared/showcase/delivery/place-and-price.ts';
import { type Rows, rowsOf, type Seer, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains, containsFolded } from '../../platform/db/contains.ts';
import { badRequest } from '../../platform/http/errors.ts';
import type { Store } from '../../platform/records/store.ts';
import { listingRows, placedAndPriced } from '../../showcase/listings/listing.store.ts';
import { campaignStore } from '../campaigns/campaign.store.ts';
import { refusePassed } from '../campaigns/schedule-campaign.ts';

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

/** Homes of the Week, as the server saves them. */
export const hotwStore: Store<AnyCampaign> = {
  ...campaignStore(hotwRecord),
  check: async (db, pending) => {
    refusePassed(pending, 'sendDate', hotwMessages.sendDatePassed);
    await refuseUnknown(db, pending.seer, pending.values, pending.current);
  },
};

/** A listing as an email shows it. */
export interface ShownListing {
  id: number;
  imageUrl: string;
  url: string;
  description1: string;
  description2: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  /** Dollars, as exact decimal text. */
  price: string | null;
  type: string;
  firm: string;
  firmId: number;
  dateCreated: Date;
}

const columns = (db: Db) => db`
  l.id, l.image_url, l.url, l.description1, l.description2, l.address, l.city, l.state, l.price::text, l.type,
  f.name as firm, l.showcase_firm_id as firm_id, l.created_at as date_created`;

const source = (db: Db) => db`listings l join showcase_firms f on f.id = l.showcase_firm_id`;

/** These listings that are not deleted, in any order. */
export function listShown(
  db: Db,
  visible: Rows<'listing'>,
  ids: readonly number[],
): Promise<ShownListing[]> {
  return db<ShownListing[]>`
    select ${columns(db)} from ${source(db)}
     where l.id = any(${[...ids]}::integer[]) and l.deleted_at is null and ${within(db, visible, 'l')}`;
}

interface Search extends PlaceAndPrice {
  text: string;
  type: string | null;
  firm: string;
  /** The city whose listings come before all others. */
  near: string;
  offset: number;
  limit: number;
}

/** A page of listings to choose from: those of a city first, each the newest first. */
export async function pageOfShown(
  db: Db,
  visible: Rows<'listing'>,
  search: Search,
): Promise<{ nodes: ShownListing[]; totalCount: number }> {
  const { text, type, firm, near, offset, limit } = search;
  const where = db`
    where l.deleted_at is null and ${within(db, visible, 'l')}
    ${text ? db`and ${containsFolded(db, 'l.search_text', text)}` : db``}
    ${type ? db`and l.type = ${type}` : db``}
    ${firm ? db`and ${contains(db, 'f.name', firm)}` : db``}
    ${placedAndPriced(db, search)}`;
  const nearFirst = near
    ? db`folded(l.city) is not distinct from folded(${near}::text) desc,`
    : db``;
  const [nodes, [count]] = await Promise.all([
    db<ShownListing[]>`select ${columns(db)} from ${source(db)} ${where}
      order by ${nearFirst} l.created_at desc, l.id desc limit ${limit} offset ${offset}`,
    db<{ n: number }[]>`select count(*) as n from ${source(db)} ${where}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

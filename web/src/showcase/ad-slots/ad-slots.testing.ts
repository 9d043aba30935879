import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotOperations } from '@masthead/shared/showcase/ad-slots/ad-slot.operations.ts';
import { adSlotRecord } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import type { AdSlot, AdSlotListRow } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { slotDeliveryEndpoints } from '@masthead/shared/showcase/ad-slots/slot-delivery.endpoints.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import type { Firm } from '@masthead/shared/showcase/firms/firm.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { listingRecord } from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { answer, answerOperation } from '../../platform/api/page.testing.tsx';
import { servedSlot } from '../delivery/showcase.testing.ts';
import { oneFirm } from '../firms/firms.testing.ts';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const audit = {
  createdBy: 'Pat admin',
  updatedBy: 'Pat admin',
  dateCreated: '2026-11-20T15:00:00.000Z',
  dateUpdated: '2026-11-20T15:00:00.000Z',
};

/** A product of the firm 31. */
export const oneListing = (changes: Partial<Listing> = {}): Listing => ({
  ...initialOf(listingRecord),
  id: 71,
  firmId: 31,
  type: 'Product',
  description1: 'Walnut table',
  line1: 'Solid walnut',
  url: 'https://shop.example/table',
  imageUrl: picture,
  isDeleted: false,
  firm: 'Harbor Lights',
  representative: null,
  externalKey: null,
  ...audit,
  version: 1,
  ...changes,
});

/** A listing as a slot names it. */
export const itemOf = ({ firmId, ...listing }: Listing): AdSlot['items'][number] => ({
  id: listing.id,
  description1: listing.description1,
  imageUrl: listing.imageUrl,
  type: listing.type,
  firmId,
  firm: listing.firm,
  isDeleted: listing.isDeleted,
});

/** A slot of the firm 31 on the site 1, with two listings. */
export const oneSlot = (changes: Partial<AdSlot> = {}): AdSlot => ({
  ...initialOf(adSlotRecord),
  tagColor: '#c2d503',
  id: 9,
  startDate: '2031-03-01',
  endDate: '2031-03-09',
  title1: 'Tables of spring',
  url: 'https://harbor.example/',
  displayEffect: 'rollover',
  firmIds: [31],
  siteIds: [1],
  listingIds: [71, 72],
  isDeleted: false,
  firms: [{ id: 31, name: 'Harbor Lights', isPaused: false }],
  sites: [{ siteId: 1, adslotId: 9, site: 'CityBeat Austin' }],
  items: [itemOf(oneListing()), itemOf(oneListing({ id: 72, description1: 'Oak chair' }))],
  ...audit,
  version: 3,
  ...changes,
});

/** A slot as the list shows it. */
export const oneRow = (changes: Partial<AdSlotListRow> = {}): AdSlotListRow => {
  const { id, title1, startDate, endDate, displayEffect, isPaused } = oneSlot();
  const { version, firms, sites, dateCreated } = oneSlot();
  return {
    ...{ id, title1, startDate, endDate, displayEffect, isPaused },
    ...{ version, firms, sites, dateCreated, impressions: 0, clicks: 0 },
    ...changes,
  };
};

/** The firms that can be chosen, whole. */
export const firms: Firm[] = [
  oneFirm({ website: 'https://harbor.example/', buttonColor: '#22543d', siteIds: [2] }),
  oneFirm({ id: 32, name: 'Cedar Goods', siteIds: [1], website: 'https://cedar.example/' }),
];

/** The other requests of a slot's screens. */
export const surroundings = (
  listings: Listing[] = [oneListing(), oneListing({ id: 72, description1: 'Oak chair' })],
) => [
  answerOperation(firmOperations.showcaseFirmOptions, () =>
    firms.map(({ id, name, organizationId }) => ({ id, name, organizationId })),
  ),
  answerOperation(firmOperations.showcaseFirm, ({ body }) => {
    const found = firms.find(({ id }) => id === (body as { id: number }).id);
    if (!found) throw new Error('no such firm');
    return found;
  }),
  answerOperation(representativeOperations.representativesOfFirm, []),
  answerOperation(adSlotOperations.adSlots, { totalCount: 0, nodes: [] }),
  answer(listingEndpoints.get, ({ params }) => {
    const found = listings.find(({ id }) => id === Number(params.id));
    if (!found) throw new Error('no such listing');
    return found;
  }),
  answer(listingEndpoints.listByIds, ({ body }) =>
    listings.filter(({ id }) => (body as { ids: number[] }).ids.includes(id)),
  ),
  answer(listingEndpoints.search, { totalCount: listings.length, nodes: listings }),
  answer(adSlotEndpoints.conflicts, []),
  answer(slotDeliveryEndpoints.live, { sites: [], causes: [], notes: [] }),
  answer(slotDeliveryEndpoints.numbers, []),
  answer(slotDeliveryEndpoints.proofs, []),
  answer(slotDeliveryEndpoints.served, servedSlot()),
];

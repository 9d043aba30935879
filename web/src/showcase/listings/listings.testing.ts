import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { firmOperations } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { listingRecord } from '@masthead/shared/showcase/listings/listing.record.ts';
import type { Listing } from '@masthead/shared/showcase/listings/listing.ts';
import { representativeOperations } from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { answerOperation } from '../../platform/api/page.testing.tsx';

/** A listing in responses. */
export const listing = (id: number, changes: Partial<Listing> = {}): Listing => ({
  ...initialOf(listingRecord),
  id,
  firmId: 1,
  firm: 'Limestone & Live Oak',
  representativeId: 11,
  representative: 'Rae Reso',
  type: 'Property',
  description1: `Bungalow ${id}`,
  description2: 'Three bedrooms and a porch',
  address: `${id} Avenue G`,
  city: 'Austin',
  state: 'TX',
  zip: '78751',
  url: 'https://example.com/home',
  imageUrl: '/images/upload/listings/home.jpg',
  price: '1250000.00',
  externalKey: null,
  isDeleted: false,
  createdBy: null,
  updatedBy: null,
  dateCreated: '2026-11-01T12:00:00.000Z',
  dateUpdated: '2026-11-01T12:00:00.000Z',
  version: 3,
  ...changes,
});

/** Two firms, each with a representative. */
export const firmAnswers = [
  answerOperation(firmOperations.showcaseFirmOptions, [
    { id: 1, name: 'Limestone & Live Oak', organizationId: null },
    { id: 2, name: 'Copper Kettle Kitchens', organizationId: null },
  ]),
  answerOperation(representativeOperations.representativesOfFirm, ({ body }) => {
    const { firmId } = body as { firmId: number };
    const nothing = { email: null, phone: null, imageUrl: null };
    return [{ id: firmId + 10, name: `Realtor of ${firmId}`, ...nothing }];
  }),
];

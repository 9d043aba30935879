import { expect, test } from 'vitest';
import { oneFirm } from '../firms/firms.testing.ts';
import { oneListing } from './ad-slots.testing.ts';
import { newSlotValues } from './slot-values.ts';
import { servedFromForm } from './use-slot-parts.ts';

const firm = oneFirm({
  buttonColor: '#22543d',
  backgroundColor: '#f1ede4',
  website: 'https://harbor.example/',
  moreInfoText: 'Tour it',
  logoUrl1: '/images/a.png',
});
const home = oneListing({
  id: 73,
  type: 'Property',
  description1: 'Porch house',
  address: '12 Oak Street',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  price: '725000.00',
  representativeId: 5,
});
const realtor = { id: 5, name: 'Ray', phone: '555', email: 'ray@example.com', imageUrl: null };
const parts = { firms: [firm], listings: [home, oneListing()], representatives: [realtor] };

test('a new form is a slot with the defaults', () => {
  expect(
    servedFromForm(newSlotValues, null, { firms: [], listings: [], representatives: [] }),
  ).toMatchObject({
    id: 0,
    title1: '',
    displayEffect: 'popup',
    logoHeight: 50,
    logoPadding: 5,
    tagColor: '#c2d503',
    items: [],
  });
});

test('fills empty fields from the first firm, and keeps the order of items', () => {
  const values = { ...newSlotValues, firmIds: [31], listingIds: [71, 73], buttonColor: '#000000' };
  const served = servedFromForm(values, 9, parts);
  expect(served).toMatchObject({
    id: 9,
    presentedBy: ['Harbor Lights'],
    logos: ['/images/a.png'],
    url: 'https://harbor.example/',
    backgroundColor: '#f1ede4',
    buttonColor: '#000000',
  });
  expect(served.items.map(({ description1 }) => description1)).toEqual([
    'Walnut table',
    'Porch house',
  ]);
  expect(served.items[1]).toMatchObject({
    price: '$725,000',
    lines: ['12 Oak Street', 'Austin, TX 78701'],
    callToAction: 'Tour it',
    representative: { name: 'Ray', phone: '555' },
  });
});

test('leaves out listings that are deleted or not loaded yet', () => {
  const values = { ...newSlotValues, firmIds: [31], listingIds: [71, 73, 74] };
  const listings = [oneListing({ isDeleted: true }), home];
  const { items } = servedFromForm(values, null, { ...parts, listings });
  expect(items.map(({ id }) => id)).toEqual([73]);
});

test('treats an incomplete color, an invalid URL and an invalid number as empty', () => {
  const values = {
    ...newSlotValues,
    firmIds: [31],
    buttonColor: '#22',
    url: 'javascript:alert(1)',
    logoHeight: 9000,
    tagColor: 'red',
  };
  expect(servedFromForm(values, null, parts)).toMatchObject({
    buttonColor: '#22543d',
    url: 'https://harbor.example/',
    logoHeight: 50,
    tagColor: '#c2d503',
  });
});

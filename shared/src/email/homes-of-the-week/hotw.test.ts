import { expect, test } from 'vitest';
import { formOf, initialOf } from '../../platform/records/record.ts';
import { hotwRecord } from './hotw.record.ts';

const form = formOf(hotwRecord);
const blank = initialOf(hotwRecord);
const whole = {
  ...blank,
  style: 'Homes of the Week' as const,
  subject: 'Six homes',
  siteId: 1,
  bannerUrl: 'https://partner.example',
  bannerAlt: 'Open house weekend',
  listingUrl: ' https://homes.example/all ',
};
const sentencesOf = (given: object) =>
  form.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

test('Homes of the Week says what it needs, each with its sentence', () => {
  expect(sentencesOf({ ...blank, style: null, listingButtonText: '' }).sort()).toEqual([
    'bannerAlt: Required field',
    'bannerUrl: A URL is required.',
    'listingButtonText: Listing button text is required.',
    'listingUrl: A URL for the listing button is required.',
    'siteId: Required field',
    'style: Required field',
    'subject: Required field',
  ]);
  expect(sentencesOf({ ...whole, listingUrl: 'homes', bannerUrl: 'ftp://x' })).toEqual([
    'bannerUrl: Must be a valid URL',
    'listingUrl: Must be a valid URL',
  ]);
});

test('Homes of the Week begins with the button text and the same banner at the bottom', () => {
  expect(blank).toMatchObject({
    listingButtonText: 'VIEW ALL LISTINGS',
    reuseBanner: true,
    sendDate: null,
    slots: [],
  });
});

test('Homes of the Week trims its address, cuts its subject at 50 and takes a listing once', () => {
  const saved = form.parse({ ...whole, subject: 'x'.repeat(70), slots: [3, 1, 3, 2] });
  expect(saved.listingUrl).toBe('https://homes.example/all');
  expect(saved.subject).toBe('x'.repeat(50));
  expect(saved.slots).toEqual([3, 1, 2]);
  const many = Array.from({ length: 31 }, (_, at) => at + 1);
  expect(sentencesOf({ ...whole, slots: many })).toEqual([
    'slots: An email can have at most 30 listings',
  ]);
});

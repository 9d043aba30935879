import { expect, test } from 'vitest';
import { oneFirm } from '../firms/firms.testing.ts';
import { copyFirm } from './SlotFields.tsx';
import { newSlotValues } from './slot-values.ts';

const firm = oneFirm({
  backgroundColor: '#111111',
  backgroundTextColor: '#222222',
  popupBackgroundColor: '#333333',
  buttonColor: '#444444',
  buttonText: 'See more',
  buttonTextColor: '#555555',
  headerThinIndex: 2,
  website: 'https://harbor.example/',
  siteIds: [2, 3],
});

test('fills an empty slot with the styling, sites and website of a firm', () => {
  expect(copyFirm(newSlotValues, firm)).toEqual({
    backgroundColor: '#111111',
    backgroundTextColor: '#222222',
    popupBackgroundColor: '#333333',
    buttonColor: '#444444',
    buttonText: 'See more',
    buttonTextColor: '#555555',
    headerThinIndex: 2,
    siteIds: [2, 3],
    url: 'https://harbor.example/',
  });
});

test('keeps existing values, including a word position of 0', () => {
  const values = {
    ...newSlotValues,
    backgroundColor: '#abcdef',
    headerThinIndex: 0,
    siteIds: [1],
    url: 'https://mine.example',
    buttonText: 'Mine',
  };
  expect(Object.keys(copyFirm(values, firm))).toEqual([
    'backgroundTextColor',
    'popupBackgroundColor',
    'buttonColor',
    'buttonTextColor',
  ]);
});

test('empties nothing that the firm does not have', () => {
  expect(copyFirm(newSlotValues, oneFirm({ siteIds: [] }))).toEqual({});
});

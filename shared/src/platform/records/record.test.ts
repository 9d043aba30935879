import { expect, test } from 'vitest';
import { z } from 'zod';
import { historyOf } from './history-of.ts';
import * as kinds from './kinds.ts';
import { changeOf, formOf, initialOf, readOf, record, valuesOf } from './record.ts';
import * as texts from './text-kinds.ts';

const boat = record({
  noun: 'boat',
  plural: 'Boats',
  slug: 'boat',
  screen: 'listingEdit',
  table: 'boats',
  title: 'name',
  trash: true,
  fields: {
    name: texts.text({ label: 'Name', required: 'A name is required', max: 20 }),
    note: texts.longText({ label: 'Note', max: 100 }),
    harborId: kinds.reference('site', {
      label: 'Harbor',
      column: 'site_id',
      required: 'A harbor is required',
      unknown: 'There is no such harbor',
    }),
    rig: kinds.choice(['sloop', 'ketch'], { label: 'Rig', initial: 'sloop' }),
    isAfloat: kinds.yesOrNo({ label: 'Afloat', initial: true }),
    masts: kinds.wholeNumber({
      label: 'Masts',
      min: 1,
      max: 4,
      invalid: 'One to four',
      initial: 1,
    }),
    price: kinds.money({ label: 'Price' }),
    hull: kinds.colour({ label: 'Hull', otherwise: '#ffffff' }),
    launchedAt: kinds.instant({ label: 'Launched' }),
    crewIds: kinds.references({ label: 'Crew', required: 'A crew is required', most: 3 }),
  },
  rules: ({ rig, masts }) =>
    rig === 'sloop' && masts > 1 ? [{ path: 'masts', message: 'A sloop has one mast' }] : [],
  systemFields: { logKey: texts.text({ label: 'Key of the log' }) },
  added: { harbor: z.string() },
});

const whole = {
  name: ' Ana ',
  note: '',
  harborId: 3,
  rig: 'ketch',
  isAfloat: false,
  masts: 2,
  price: '12.50',
  hull: null,
  launchedAt: '2026-11-20T10:00:00Z',
  crewIds: [1],
};

const sentencesOf = (value: unknown) =>
  formOf(boat)
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test("a form reports every field's message together with the record's rules", () => {
  expect(formOf(boat).parse(whole)).toMatchObject({ name: 'Ana', note: null, hull: '#ffffff' });
  expect(sentencesOf({ ...whole, name: '', masts: 9, price: '1e3', crewIds: [] })).toEqual([
    'name: A name is required',
    'masts: One to four',
    'price: We don’t understand “1e3”. A price must be a dollar amount, such as 425000 or 19.99',
    'crewIds: A crew is required',
  ]);
  expect(sentencesOf({ ...whole, name: '', rig: 'sloop' })).toEqual([
    'name: A name is required',
    'masts: A sloop has one mast',
  ]);
});

test('a new record starts with the starting values of its kinds', () => {
  expect(initialOf(boat)).toEqual({
    name: '',
    note: null,
    harborId: null,
    rig: 'sloop',
    isAfloat: true,
    masts: 1,
    price: null,
    hull: '#ffffff',
    launchedAt: null,
    crewIds: [],
  });
});

const row = {
  ...whole,
  id: 7,
  name: 'x'.repeat(600),
  rig: 'schooner' as 'ketch',
  price: 'priceless',
  hull: 'blue',
  launchedAt: new Date('2026-11-20T10:00:00Z'),
  crewIds: [],
  logKey: null,
  harbor: 'Austin',
  isDeleted: false,
  version: 1,
  createdBy: null,
  updatedBy: null,
  dateCreated: new Date(0),
  dateUpdated: new Date(0),
};

test('a row that breaks every rule of today is still answered; instants are texts', () => {
  const answered = readOf(boat).parse(row);
  expect(answered).toEqual({
    ...row,
    launchedAt: '2026-11-20T10:00:00.000Z',
    dateCreated: '1970-01-01T00:00:00.000Z',
    dateUpdated: '1970-01-01T00:00:00.000Z',
  });
  expect(Object.keys(valuesOf(boat, answered))).toEqual(Object.keys(boat.fields));
});

test('a save may omit unchanged fields', () => {
  expect(changeOf(boat).parse({ id: 7, note: null })).toEqual({ id: 7, note: null });
  expect(changeOf(boat).safeParse({ id: 7, name: null }).success).toBe(false);
});

test("History uses the form's labels and the field's display", () => {
  const { fields, title } = historyOf(boat);
  expect(title).toBe('name');
  expect(Object.entries(fields)).toEqual([
    ['name', { label: 'Name' }],
    ['note', { label: 'Note' }],
    ['site_id', { label: 'Harbor', shows: 'site', reads: 'harborId' }],
    ['rig', { label: 'Rig' }],
    ['is_afloat', { label: 'Afloat', shows: 'yes or no' }],
    ['masts', { label: 'Masts' }],
    ['price', { label: 'Price', shows: 'money' }],
    ['hull', { label: 'Hull' }],
    ['launched_at', { label: 'Launched', shows: 'instant' }],
    ['log_key', { label: 'Key of the log' }],
  ]);
});

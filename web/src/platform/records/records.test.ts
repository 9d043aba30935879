import { yesOrNo } from '@masthead/shared/platform/records/kinds.ts';
import { link, text } from '@masthead/shared/platform/records/text-kinds.ts';
import { expect, test } from 'vitest';
import { inputsOf } from '../forms/record-inputs.ts';
import { chipsOf, type Filter, words } from './filter.tsx';
import { localPage } from './local-page.ts';

const site: Filter<number | null> = {
  none: null,
  input: () => null,
  chip: (id) => `Site: ${id}`,
};
const filters = { search: words('Name'), siteId: site } as Record<string, Filter<unknown>>;

test('chips show the filters and remove them one by one', () => {
  const changes: object[] = [];
  const chips = chipsOf(filters, { search: 'oak', siteId: 7 }, (change) => changes.push(change));
  for (const chip of chips) chip.onRemove();
  expect(chips.map(({ label }) => label)).toEqual(['Name: oak', 'Site: 7']);
  expect(changes).toEqual([{ search: '' }, { siteId: null }]);
});

test('inactive filters have no chip', () => {
  expect(chipsOf(filters, { search: '', siteId: null }, () => {})).toEqual([]);
});

const read = { error: null, isFetching: false, refetch: () => {} };

test.each([
  { page: 1, size: 2, nodes: ['a', 'b'] },
  { page: 2, size: 2, nodes: ['c'] },
  { page: 3, size: 2, nodes: [] },
  { page: 1, size: undefined, nodes: ['a', 'b', 'c'] },
])('page $page of $size holds its rows and counts all', ({ page, size, nodes }) => {
  expect(localPage(read, ['a', 'b', 'c'], page, size).data).toEqual({ totalCount: 3, nodes });
});

test('rows that are not there yet are none', () => {
  expect(localPage(read, undefined).data).toBeUndefined();
});

test("an input uses its field's declaration", () => {
  const fields = {
    url: link({ label: 'URL', help: 'Where it leads', invalid: 'Invalid URL' }),
    phone: text({ label: 'Phone', typed: 'tel', example: '512 555 0100' }),
    name: text({ label: 'Name', required: 'A name is required', max: 50 }),
    isPaused: yesOrNo({ label: 'Paused', help: 'Nothing is shown', initial: false }),
  };
  const values = { url: null, phone: null, name: '', isPaused: false };
  const input = inputsOf({ fields }, { values, errors: {}, setFieldValue: () => {} });
  expect(input('url')).toMatchObject({
    description: 'Where it leads',
    type: 'url',
    placeholder: 'https://',
  });
  expect(input('phone')).toMatchObject({ type: 'tel', placeholder: '512 555 0100' });
  expect(input('name')).toMatchObject({ withAsterisk: true, maxLength: 50 });
  expect(input('name')).not.toHaveProperty('type');
  expect(input('isPaused')).toMatchObject({
    'aria-label': 'Paused',
    description: 'Nothing is shown',
  });
});

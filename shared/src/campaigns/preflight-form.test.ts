import { expect, test } from 'vitest';
import { hotwRecord } from '../homes-of-the-week/hotw.record.ts';
import { formOf, initialOf } from '../records/record.ts';
import { formFindings } from './preflight-form.ts';

const plan = { sendDate: '2026-11-27', sendTime: '06:45' };

test('every rule that a form breaks is a finding at its field, and several of one sentence say of which', () => {
  const style = 'Homes of the Week';
  const typed = { ...initialOf(hotwRecord), style };
  const broken = formOf(hotwRecord).safeParse(typed).error?.issues ?? [];
  const found = formFindings({ record: hotwRecord, broken, plan });
  expect(found.map(({ path, sentence }) => [path, sentence])).toEqual([
    ['siteId', 'City: Required field'],
    ['subject', 'Subject line: Required field'],
    ['bannerUrl', 'A URL is required.'],
    ['bannerAlt', 'Banner alt text: Required field'],
    ['listingUrl', 'A URL for the listing button is required.'],
  ]);
  expect(found.every(({ severity }) => severity === 'blocks')).toBe(true);
});

test('a send date or time that is missing is a finding', () => {
  const at = (missing: Partial<typeof plan> | { sendDate: null } | { sendTime: null }) =>
    formFindings({ record: hotwRecord, broken: [], plan: { ...plan, ...missing } }).map(
      ({ path }) => path,
    );
  expect([at({}), at({ sendDate: null }), at({ sendTime: null })]).toEqual([
    [],
    ['sendDate'],
    ['sendTime'],
  ]);
});

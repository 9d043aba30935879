import { expect, test } from 'vitest';
import { formOf, initialOf } from '../../platform/records/record.ts';
import { hotwRecord } from '../homes-of-the-week/hotw.record.ts';
import { campaignMessages } from './campaign.messages.ts';
import { formFindings } from './preflight-form.ts';

const now = new Date('2026-11-27T12:00:00Z');
const plan = { sendDate: '2026-11-27', sendTime: '06:45' };

test('every rule that a form breaks is a finding at its field, and several of one sentence say of which', () => {
  const style = 'Homes of the Week';
  const typed = { ...initialOf(hotwRecord), style };
  const broken = formOf(hotwRecord).safeParse(typed).error?.issues ?? [];
  const found = formFindings({ record: hotwRecord, broken, plan }, now);
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
    formFindings({ record: hotwRecord, broken: [], plan: { ...plan, ...missing } }, now).map(
      ({ path }) => path,
    );
  expect([at({}), at({ sendDate: null }), at({ sendTime: null })]).toEqual([
    [],
    ['sendDate'],
    ['sendTime'],
  ]);
});

test('a send time that has passed is a finding, unless its day is refused already', () => {
  const after = new Date('2026-11-27T12:45:00Z');
  const found = (broken: { path: string[]; message: string }[]) =>
    formFindings({ record: hotwRecord, broken, plan }, after).map(({ path, sentence }) => [
      path,
      sentence,
    ]);
  const refused = { path: ['sendDate'], message: 'The send date has passed.' };
  expect(found([])).toEqual([['sendTime', campaignMessages.inThePast]]);
  expect(found([refused])).toEqual([['sendDate', refused.message]]);
});

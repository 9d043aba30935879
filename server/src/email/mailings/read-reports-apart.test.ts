import { afterEach, expect, test } from 'vitest';
import { openReportReader, type ReportReader, reportLimits } from './mail-intake.ts';
import { deliveryReport, outOfOffice } from './reports.testing.ts';

let reports: ReportReader;
afterEach(() => reports.close());

const bounced = (status: string) => reports.read(Buffer.from(deliveryReport({ status })));

/** 512 KB that take a second and a half to parse. */
const worst = Buffer.from(
  `Content-Type: text/plain; format=flowed\r\n\r\n${'a \r\n'.repeat(128 * 1024)}`,
);

test('messages are read one after the other, and each is answered with what it says', async () => {
  reports = openReportReader();
  const [first, none, second] = await Promise.all([
    bounced('5.1.1'),
    reports.read(Buffer.from(outOfOffice)),
    bounced('4.2.2'),
  ]);
  expect([first, none, second]).toMatchObject([
    { about: 'bounce', said: '550 5.1.1 No such user' },
    null,
    { about: 'bounce', said: '550 4.2.2 No such user' },
  ]);
});

test('one that takes too long is no report; the event loop turns, and those behind it are read', async () => {
  reports = openReportReader({ ...reportLimits, placeMs: 100, lookMs: 20 });
  expect(await bounced('5.1.1')).not.toBeNull();
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  }, 5);
  const [ended, next] = await Promise.all([reports.read(worst), bounced('5.1.1')]);
  clearInterval(ticking);
  expect([ended, next?.about]).toEqual([null, 'bounce']);
  expect(turns).toBeGreaterThan(10);
});

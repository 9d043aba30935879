import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import { addDays, type Day, weekdayOf } from '@masthead/shared/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { buildStaff } from '../users/users.testing.ts';
import { buildDigest, buildReadyDigest, buildSite, tomorrow } from './campaigns.testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
});
afterAll(() => server.stop());

/** The last Monday that has passed. */
const monday = (): Day => {
  const today = addDays(tomorrow(), -1);
  return addDays(today, -((weekdayOf(today) + 6) % 7) - 7);
};

test('the calendar shows emails of all kinds on their days, those too close, and digests that are missing', async () => {
  const { pool } = server;
  const day = monday();
  const first = await buildReadyDigest(pool, { sendDate: day, sendTime: '06:45' });
  const { siteId, emailTemplateId } = first;
  const digest = (given: object) => buildDigest(pool, { siteId, emailTemplateId, ...given });
  const second = await digest({
    sendDate: day,
    sendTime: '08:30',
    status: 'sent',
    providerCampaignId: '1',
  });
  const third = await digest({ sendDate: day, sendTime: '08:15', status: 'canceled' });
  const later = await digest({ sendDate: addDays(day, 2), sendTime: null });
  await digest({ sendDate: addDays(day, 7) });
  await pool`update campaigns set deleted_at = now() where id = ${await digest({ sendDate: day })}`;
  const elsewhere = (await buildSite(pool)).id;
  await buildDigest(pool, { siteId: elsewhere, sendDate: addDays(day, 30) });

  const mailer = server.as(await buildStaff(pool, 'email-campaign'));
  const ask = (query: Record<string, string>) => mailer.call(campaignEndpoints.calendar, { query });
  const { body } = await ask({ from: day, to: addDays(day, 3) });
  expect(
    body.emails.map(({ id, sendTime, isClose }) => [id, sendTime?.slice(0, 5), isClose]),
  ).toEqual([
    [first.id, '06:45', true],
    [third, '08:15', false],
    [second, '08:30', true],
    [later, undefined, false],
  ]);
  expect(body.emails[2]).toMatchObject({
    kind: 'daily-digest',
    status: 'sent',
    siteId,
    sendDate: day,
  });
  expect(body.emails[2]).not.toHaveProperty('audienceId');
  expect(body.gaps.map((gap) => [gap.siteId, gap.day])).toEqual([
    [siteId, addDays(day, 1)],
    [siteId, addDays(day, 3)],
  ]);
  const other = await ask({ from: day, to: day, siteId: String(elsewhere) });
  expect(other.body).toEqual({ emails: [], gaps: [] });
  const tooLong = await ask({ from: day, to: addDays(day, 42) });
  expect([tooLong.status, tooLong.error.message]).toEqual([
    400,
    ['A calendar shows at most 42 days'],
  ]);
});

import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { addDays, type Day, weekdayOf } from '@masthead/shared/platform/values/dates.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import {
  buildDigest,
  buildReadyDigest,
  buildSite,
  buildTemplate,
  tomorrow,
} from './campaigns.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });

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
    body.emails.map(({ id, sendTime, closeTo }) => [
      id,
      sendTime?.slice(0, 5),
      closeTo.map((one) => one.id),
    ]),
  ).toEqual([
    [first.id, '06:45', [second]],
    [third, '08:15', []],
    [second, '08:30', [first.id]],
    [later, undefined, []],
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

test('a collision is shown also over the edge of the shown days, and with an email of another city', async () => {
  const { pool } = server;
  const day = addDays(monday(), 70);
  const shown = { subject: 'Late on the last day', sendDate: day, sendTime: '23:30' };
  const { id, siteId, audienceId, emailTemplateId } = await buildReadyDigest(pool, shown);
  const ofSite = { siteId, emailTemplateId };
  const early = await buildDigest(pool, { ...ofSite, sendDate: day, sendTime: '00:15' });
  const before = await buildDigest(pool, {
    ...ofSite,
    sendDate: addDays(day, -1),
    sendTime: '23:00',
  });
  const waco = (await buildSite(pool, { city: 'Waco' })).id;
  const emailTemplateOfWaco = await buildTemplate(pool, { siteId: waco, audienceId });
  const ofWaco = { siteId: waco, emailTemplateId: emailTemplateOfWaco, sendDate: addDays(day, 1) };
  const after = await buildDigest(pool, { ...ofWaco, subject: 'Good night', sendTime: '01:15' });
  await buildDigest(pool, { ...ofWaco, sendTime: '01:30' });
  await buildDigest(pool, { ...ofWaco, sendTime: '00:30', status: 'failed' });
  await buildReadyDigest(pool, { ...shown, sendTime: '23:45' });

  const mailer = server.as(await buildStaff(pool, 'email-campaign'));
  const ask = async (site: number, from: string) => {
    const query = { from, to: from, siteId: String(site) };
    const { body } = await mailer.call(campaignEndpoints.calendar, { query });
    return body.emails.map((email) => [email.id, email.closeTo]);
  };
  const named = { city: 'Waco', subject: 'Good night', sendDate: addDays(day, 1) };
  expect(await ask(siteId, day)).toMatchObject([
    [early, [{ id: before, sendTime: '23:00' }]],
    [id, [{ id: after, ...named, sendTime: '01:15' }]],
  ]);
  const next = await ask(waco, addDays(day, 1));
  const near = (email: number) => next.find(([one]) => one === email)?.[1];
  expect(near(after)).toMatchObject([{ id, subject: 'Late on the last day' }, {}]);
});

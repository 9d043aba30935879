import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { promoAlertEndpoints } from '@masthead/shared/email/promo-alerts/promo-alert.endpoints.ts';
import { expect, test } from 'vitest';
import { buildStaff } from '../../people/users/users.testing.ts';
import { addReadings } from '../mailings/counts.queries.ts';
import { buildMailing } from '../mailings/mailings.testing.ts';
import {
  buildAudience,
  buildReadyDigest,
  buildReadyPromoAlert,
  tomorrow,
} from './campaigns.testing.ts';
import {
  editor,
  read,
  sendNow as runJob,
  schedule,
  server,
  statusOf,
  withServer,
} from './schedule.testing.ts';

withServer();

const { sendAgain, update, preflight } = dailyDigestEndpoints;
const nth = (audienceId: string, n: number) => `reader${n}@${audienceId}.example`;
const idOf = async (audienceId: string, n: number) =>
  (
    await server.pool<{ id: number }[]>`
      select id from subscribers where email = ${nth(audienceId, n)}`
  )[0]?.id ?? 0;
const again = (id: number) => editor.call(sendAgain, { params: { id } });

/** A digest that went to four; the first has opened it, to the last it came back, and a fifth joined since. */
async function buildSent(remembers = true) {
  const { pool } = server;
  const ready = await buildReadyDigest(pool, { subscribers: 4 });
  const { id, audienceId } = ready;
  await pool`update audiences set remembers_readers = ${remembers} where id = ${audienceId}`;
  expect((await schedule(id)).status).toBe(200);
  const { mailingId } = await runJob(id);
  const subscriberId = await idOf(audienceId, 1);
  await addReadings(pool, [{ mailingId, place: 0, token: 'a', subscriberId, times: 1 }]);
  await pool`update mail_deliveries set bounce = 'hard' where mailing_id = ${mailingId} and email = ${nth(audienceId, 4)}`;
  await pool`insert into subscribers (audience_id, email) values (${audienceId}, ${nth(audienceId, 5)})`;
  return { ...ready, mailingId };
}

test('resends an email to non-openers as a new email that refers to the first', async () => {
  const { id, audienceId } = await buildSent();
  const { body: second } = await again(id);
  expect(second).toMatchObject({ againOf: id, status: 'draft', sendDate: null, sendTime: null });
  const first = await read(id);
  expect(second.subject).toBe(first.subject);
  const values = { ...(await read(second.id)) };
  const { body: report } = await editor.call(preflight, { body: { id: second.id, values } });
  expect(report.envelope?.audience).toMatchObject({
    part: partMessages.notOpened(first.subject),
    readers: 2,
  });
  const planned = { sendDate: tomorrow(), sendTime: '06:45', subject: 'Once more' };
  expect((await schedule(second.id, planned)).status).toBe(200);
  // Who opens the first one before the second goes out does not get it.
  const { pool } = server;
  const [mailing] = await pool<{ id: number }[]>`select id from mailings where campaign_id = ${id}`;
  const late = { mailingId: mailing?.id ?? 0, place: 1, token: 'b', times: 1 };
  await addReadings(pool, [{ ...late, subscriberId: await idOf(audienceId, 2) }]);
  const { recipients } = await runJob(second.id);
  expect(recipients()).toEqual([nth(audienceId, 3)]);
  expect(await statusOf(second.id)).toMatchObject({ emails_sent: 1 });
});

test('refuses a resend without per-subscriber tracking, or of an unsent email', async () => {
  const { id } = await buildSent(false);
  expect((await statusOf(id)).results).toMatchObject({ remembersReaders: false });
  expect(await again(id)).toMatchObject({
    status: 409,
    body: { message: [partMessages.againBlocked] },
  });
  const draft = await buildReadyDigest(server.pool);
  expect(await again(draft.id)).toMatchObject({
    status: 409,
    body: { message: [partMessages.againOnlySent] },
  });
  const partner = server.as(await buildStaff(server.pool, 'listing'));
  expect((await partner.call(sendAgain, { params: { id } })).status).toBe(403);
});

test('ignores a client that sets the original email, and blocks another audience', async () => {
  const { id, emailTemplateId, siteId } = await buildSent();
  expect((await statusOf(id)).results).toMatchObject({ remembersReaders: true });
  const { body: second } = await again(id);
  const typed = { id: second.id, version: second.version, againOf: null };
  await editor.call(update, { body: typed });
  expect(await read(second.id)).toMatchObject({ againOf: id });
  const other = await buildAudience(server.pool, siteId, 2);
  await server.pool`update email_templates set mailchimp_list_id = ${other} where id = ${emailTemplateId}`;
  const refused = await schedule(second.id, { sendDate: tomorrow(), sendTime: '06:45' });
  expect(refused).toMatchObject({
    status: 400,
    body: { message: [partMessages.againElsewhere] },
  });
});

test('turning per-subscriber tracking off deletes its records at once', async () => {
  const { audienceId, mailingId } = await buildSent();
  const admin = server.as(await buildStaff(server.pool, 'admin'));
  const { version } = (await admin.call(audienceEndpoints.get, { params: { id: audienceId } }))
    .body;
  const renamed = await admin.call(audienceEndpoints.rename, {
    params: { id: audienceId },
    body: { remembersReaders: false, version },
  });
  expect(renamed).toMatchObject({ status: 200, body: { remembersReaders: false } });
  const left = await server.pool`select from mailing_readers where mailing_id = ${mailingId}`;
  expect(left).toHaveLength(0);
});

test('can be sent now without a send time; kinds that require a send date get one', async () => {
  const { id } = await buildSent();
  const { body: second } = await again(id);
  const sent = await editor.call(dailyDigestEndpoints.sendNow, {
    body: { id: second.id, version: second.version },
  });
  expect(sent).toMatchObject({ status: 200, body: { status: 'scheduled' } });
  const { pool } = server;
  const promo = await buildReadyPromoAlert(pool);
  await pool`update campaigns set status = 'sent', provider_campaign_id = '1' where id = ${promo.id}`;
  const { id: mailingId } = await buildMailing(pool, { subscribers: 1 });
  await pool`
    update mailings set campaign_id = ${promo.id}, status = 'sent', started_at = now(), remembers_readers = true
     where id = ${mailingId}`;
  const copy = await editor.call(promoAlertEndpoints.sendAgain, { params: { id: promo.id } });
  expect(copy.body).toMatchObject({ againOf: promo.id, sendDate: tomorrow() });
});

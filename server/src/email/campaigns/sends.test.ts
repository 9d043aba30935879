import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { write } from '../../platform/db/client.ts';
import { addReadings, startCounting } from '../mailings/counts.queries.ts';
import { openLedger } from '../mailings/ledger.queries.ts';
import { findMailing } from '../mailings/mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith } from '../mailings/mailings.testing.ts';
import { sendMailing } from '../mailings/send-mailing.ts';
import { buildReadyDigest } from './campaigns.testing.ts';

const server = withTestServer();
const editor = withStaff(server, 'editor');
const admin = withStaff(server, 'admin');

const html = '<a href="https://a.example/x">A</a>';
const statusOf = async (id: number) =>
  (await editor.call(dailyDigestEndpoints.status, { params: { id } })).body;
const readersOf = (id: number) => editor.call(dailyDigestEndpoints.readers, { params: { id } });

/** An email that was stopped after it was opened by its first reader: two have it, of a third nobody knows, three do not. */
async function buildStopped() {
  const { pool } = server;
  const ready = await buildReadyDigest(pool, { subscribers: 6 });
  const { id, audienceId } = ready;
  const { id: mailingId } = await buildMailing(pool, { campaignId: id, audienceId });
  await pool`update mailings set html = ${html}, status = 'sending', started_at = now() where id = ${mailingId}`;
  await pool`update campaigns set status = 'sending' where id = ${id}`;
  const mailing = await findMailing(pool, mailingId);
  if (!mailing) throw new Error('no mailing');
  await write(pool, null, async (db) => {
    await openLedger(db, mailing);
    await startCounting(db, mailing);
  });
  await pool`
    update mail_deliveries d set at = now(), status = case when n.place < 3 then 'sent' else 'unknown' end
      from (select subscriber_id, row_number() over (order by subscriber_id) as place
              from mail_deliveries where mailing_id = ${mailingId}) n
     where d.mailing_id = ${mailingId} and d.subscriber_id = n.subscriber_id and n.place <= 3`;
  await editor.call(dailyDigestEndpoints.unschedule, { params: { id } });
  await addReadings(pool, [
    { mailingId, place: 0, token: 'first', subscriberId: null, times: 1 },
    { mailingId, place: 1, token: 'first', subscriberId: null, times: 2 },
  ]);
  return { ...ready, mailingId };
}

/** Sends an email at once to those who do not have it; all of them open it. */
async function sendRest(id: number) {
  const { pool, app } = server;
  const { version } = (await editor.call(dailyDigestEndpoints.get, { params: { id } })).body;
  const { status } = await editor.call(dailyDigestEndpoints.sendNow, { body: { id, version } });
  expect(status).toBe(200);
  const [row] = await pool<{ id: number }[]>`
    update mailings set html = ${html} where campaign_id = ${id} and status = 'scheduled' returning id`;
  const mailingId = row?.id ?? 0;
  const onChange = async () => {
    const known = await app.mail.status(String(mailingId));
    await pool`update campaigns set status = ${known?.status ?? 'sent'} where id = ${id}`;
  };
  const { transport, recipients } = fakeTransport();
  await sendMailing(sendingWith(pool, transport, { links: app.links, onChange }), mailingId);
  await addReadings(
    pool,
    ['a', 'b', 'c'].map((token) => ({ mailingId, place: 0, token, subscriberId: null, times: 1 })),
  );
  return recipients();
}

test('an email that was stopped says how many have it, and who would still get it', async () => {
  const { id } = await buildStopped();
  expect(await statusOf(id)).toMatchObject({
    status: 'canceled',
    emails_sent: 2,
    unknown_count: 1,
    recipients: { recipient_count: 6 },
    send_time: null,
    problem: null,
    results: { delivered: 2, opens: { readers: 1 }, clicks: 2 },
  });
  expect((await readersOf(id)).body).toMatchObject({ subscribers: 3, reached: 3 });
  const { body } = await editor.call(campaignEndpoints.results, { params: { id } });
  expect(body.links).toEqual([{ url: 'https://a.example/x', clicks: 2, readers: 1 }]);
});

test('of a large audience, half of which has the email, the other half is counted', async () => {
  const { pool } = server;
  const { id, audienceId } = await buildReadyDigest(pool, { subscribers: 1 });
  // In parts: each statement is done in time on a machine that is several times slower, too.
  for (let first = 1; first < 40_000; first += 20_000)
    await pool`
      insert into subscribers (audience_id, email)
      select ${audienceId}, 'r' || n || '@large.example'
        from generate_series(${first}::int, ${Math.min(first + 19_999, 39_999)}::int) n`;
  const { id: mailingId } = await buildMailing(pool, { campaignId: id, audienceId });
  await write(pool, null, (db) =>
    openLedger(db, { id: mailingId, campaignId: id, audienceId, part: null }),
  );
  await pool`
    update mail_deliveries set status = 'sent' where mailing_id = ${mailingId} and subscriber_id % 2 = 0`;
  // Why by its own call: a count that compares pair by pair takes several times the 8 s that a statement may.
  expect((await readersOf(id)).body).toMatchObject({ subscribers: 20_000, reached: 20_000 });
});

test('the results of an email are those of all its sends, each reader once', async () => {
  const { id } = await buildStopped();
  expect(await sendRest(id)).toHaveLength(3);
  expect(await statusOf(id)).toMatchObject({
    status: 'sent',
    emails_sent: 5,
    unknown_count: 1,
    recipients: { recipient_count: 6 },
    results: { delivered: 5, opens: { readers: 4, times: 4 }, clicks: 2 },
  });
  const { body } = await editor.call(campaignEndpoints.results, { params: { id } });
  expect(body.trend).toMatchObject([{ id, delivered: 5, opens: 4, clicks: 2 }]);
  const { data } = await editor.run(dailyDigestOperations.dailyDigests, {});
  const draft = await buildReadyDigest(server.pool, { subscribers: 1 });
  const all = (await editor.run(dailyDigestOperations.dailyDigests, {})).data.nodes;
  expect(data.nodes.find((row) => row.id === id)).toMatchObject({ opens: 4, clicks: 2 });
  expect(all.find((row) => row.id === draft.id)).toMatchObject({ opens: null, clicks: null });
});

test('an email that waits for its next send counts those who have it with those who will', async () => {
  const { id } = await buildStopped();
  const { body } = await editor.call(dailyDigestEndpoints.get, { params: { id } });
  await editor.call(dailyDigestEndpoints.sendNow, { body: { id, version: body.version } });
  expect(await statusOf(id)).toMatchObject({
    status: 'scheduled',
    emails_sent: 2,
    recipients: { recipient_count: 6 },
  });
});

test('an email that everybody has warns before it is sent to nobody', async () => {
  const { id, mailingId, siteId, emailTemplateId } = await buildStopped();
  await server.pool`update mail_deliveries set status = 'sent' where mailing_id = ${mailingId}`;
  const values = { style: 'Daily Digest', siteId, emailTemplateId, subject: 'Rain' };
  const { body } = await editor.call(dailyDigestEndpoints.preflight, { body: { id, values } });
  expect(body.findings.map(({ sentence }) => sentence)).toContain(campaignMessages.nobodyLeft);
});

test('an admin saves who was sent it, send by send; others may not see addresses', async () => {
  const { id } = await buildStopped();
  await sendRest(id);
  const { body } = await admin.call(campaignEndpoints.sentTo, { params: { id } });
  const lines = body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain('email,send,outcome,at (Central Time),reason');
  const outcomes = lines.slice(1).map((line) => line.split(',').slice(1, 3));
  expect(outcomes).toEqual([
    ['1', 'delivered'],
    ['1', 'delivered'],
    ['1', 'unknown'],
    ...Array.from({ length: 3 }, () => ['1', 'not sent: sending was stopped']),
    ...Array.from({ length: 3 }, () => ['2', 'delivered']),
  ]);
  expect((await editor.call(campaignEndpoints.sentTo, { params: { id } })).status).toBe(403);
  expect((await admin.call(campaignEndpoints.sentTo, { params: { id: 987_654 } })).status).toBe(
    404,
  );
});

import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { partMessages } from '@masthead/shared/email/campaigns/part.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { expect, test } from 'vitest';
import { retainNow } from '../../retentions.testing.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import {
  editor,
  schedule,
  sendNow,
  server,
  statusOf,
  withServer,
} from '../campaigns/schedule.testing.ts';
import { noteComplaint } from './bounces.queries.ts';
import { deleteOldDeliveries } from './old-deliveries.queries.ts';

withServer();

/** A digest that went to six, 100 days ago: one came back, one complained, one left. */
async function buildOld() {
  const { pool } = server;
  const { id, audienceId } = await buildReadyDigest(pool, { subscribers: 6 });
  await pool`update audiences set remembers_readers = true where id = ${audienceId}`;
  expect((await schedule(id)).status).toBe(200);
  const { mailingId } = await sendNow(id);
  expect((await statusOf(id)).status).toBe('sent');
  const nth = (n: number) => `reader${n}@${audienceId}.example`;
  await pool`update mail_deliveries set bounce = 'hard' where mailing_id = ${mailingId} and email = ${nth(1)}`;
  await pool`update mail_deliveries set complained_at = now() where mailing_id = ${mailingId} and email = ${nth(2)}`;
  await pool`update mail_deliveries set unsubscribed_at = now() where mailing_id = ${mailingId} and email = ${nth(3)}`;
  await pool`update mailings set finished_at = now() - interval '100 days' where id = ${mailingId}`;
  return { id, audienceId, mailingId, nth };
}

const left = (mailingId: number) =>
  server.pool`select from mail_deliveries where mailing_id = ${mailingId}`;
const keepDeliveries = (days: number | null) => server.pool`
  insert into retention_periods (kind, days) values ('deliveries', ${days})
  on conflict (kind) do update set days = excluded.days`;
const resultsOf = async (id: number) =>
  (await editor.call(campaignEndpoints.results, { params: { id } })).body;

test('results stay the same while deliveries are removed, and afterwards', async () => {
  const { id, mailingId } = await buildOld();
  const before = await statusOf(id);
  expect(before).toMatchObject({
    emails_sent: 6,
    results: { delivered: 5, bounces: { hard: 1 }, complaints: 1, unsubscribed: 1 },
  });
  const trend = (await resultsOf(id)).trend.find((point: { id: number }) => point.id === id);
  expect(trend).toMatchObject({ delivered: 5, bounced: 1, unsubscribed: 1 });
  for (const size of [2, 2, 9]) {
    await deleteOldDeliveries(server.pool, 90, size);
    const { results, ...status } = await statusOf(id);
    expect({ ...status, results }).toEqual({
      ...before,
      results: { ...before.results, recipientsGone: true },
    });
  }
  expect(await left(mailingId)).toHaveLength(0);
  const after = await resultsOf(id);
  expect(after).toMatchObject({ recipientsGone: true });
  expect(after.trend.find((point: { id: number }) => point.id === id)).toEqual(trend);
});

test('deliveries stay while the email can be sent again, or a resend has not gone out', async () => {
  const failed = await buildOld();
  await server.pool`update campaigns set status = 'failed' where id = ${failed.id}`;
  const resent = await buildOld();
  const again = await editor.call(dailyDigestEndpoints.sendAgain, { params: { id: resent.id } });
  expect(again.status).toBe(200);
  await keepDeliveries(90);
  await retainNow(server.pool);
  expect(await left(failed.mailingId)).toHaveLength(6);
  expect(await left(resent.mailingId)).toHaveLength(6);
  await server.pool`update campaigns set deleted_at = now() where id = ${again.body.id}`;
  await retainNow(server.pool);
  expect(await left(resent.mailingId)).toHaveLength(0);
  expect(await left(failed.mailingId)).toHaveLength(6);
  await keepDeliveries(null);
});

test('without its deliveries an email is not resent to non-openers', async () => {
  const { id } = await buildOld();
  await deleteOldDeliveries(server.pool, 90, 100);
  expect(await editor.call(dailyDigestEndpoints.sendAgain, { params: { id } })).toMatchObject({
    status: 409,
    body: { message: [partMessages.againGone] },
  });
});

test('a complaint about an email without its deliveries still suppresses the address', async () => {
  const { mailingId, nth } = await buildOld();
  const [reader] = await server.pool<{ id: number }[]>`
    select id from subscribers where email = ${nth(4)}`;
  await deleteOldDeliveries(server.pool, 90, 100);
  await noteComplaint(server.pool, mailingId, { subscriberId: reader?.id ?? 0, said: 'Spam' });
  const [now] = await server.pool<{ status: string; reason: string }[]>`
    select s.status, x.reason from subscribers s join suppressions x on x.email = s.email where s.id = ${reader?.id ?? 0}`;
  expect(now).toEqual({ status: 'unsubscribed', reason: 'complained' });
});

import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { write } from '../../platform/db/client.ts';
import { noteBounces, noteComplaint } from '../mailings/bounces.queries.ts';
import { addReadings } from '../mailings/counts.queries.ts';
import { unsubscribe } from '../mailings/mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith } from '../mailings/mailings.testing.ts';
import { sendMailing } from '../mailings/send-mailing.ts';
import { buildDigest, buildReadyDigest } from './campaigns.testing.ts';
import { settleCampaign } from './settle-campaign.ts';

const server = withTestServer();
const editor = withStaff(server, 'editor');

type Ready = Awaited<ReturnType<typeof buildReadyDigest>>;
const links = '<a href="https://a.example/x">A</a> <a href="https://b.example/">B</a>';

/** Sends an email to its audience; the first reader does not exist. */
async function send({ id: campaignId, audienceId }: Pick<Ready, 'id' | 'audienceId'>) {
  const { pool, app } = server;
  const mailing = await buildMailing(pool, { campaignId, audienceId });
  await pool`update mailings set html = ${links} where id = ${mailing.id}`;
  const { transport } = fakeTransport(({ to }) =>
    to.startsWith('reader1@')
      ? { result: 'failed', problem: '550 5.1.1 No such user' }
      : { result: 'sent' },
  );
  const { mail } = app;
  const onChange = async (id: number) => {
    const known = await mail.status(String(mailing.id));
    await pool`update campaigns set status = ${known?.status ?? 'sent'} where id = ${id}`;
  };
  await sendMailing(sendingWith(pool, transport, { links: app.links, onChange }), mailing.id);
  const people = await pool<{ id: number }[]>`
    select id from subscribers where audience_id = ${audienceId} order by id`;
  return { mailingId: mailing.id, readers: people.map(({ id }) => id) };
}

test('the status panel says what became of an email: delivered, bounced, complained, left, opened and clicked', async () => {
  const { pool } = server;
  const digest = await buildReadyDigest(pool, { subscribers: 6 });
  const { mailingId, readers } = await send(digest);
  const [, second = 0, third = 0, fourth = 0] = readers;
  await write(pool, null, async (db) => {
    await noteBounces(db, mailingId, [{ subscriberId: second, kind: 'soft', said: 'full' }]);
    await noteComplaint(db, mailingId, { subscriberId: third, said: 'abuse' });
    await unsubscribe(db, { mailingId, subscriberId: fourth });
    const readings = [
      [0, 'a', 2],
      [0, 'b', 1],
      [-1, 'c', 1],
      [1, 'a', 1],
      [2, 'a', 1],
      [2, 'b', 2],
    ] as const;
    await addReadings(
      db,
      readings.map(([place, token, times]) => ({
        mailingId,
        place,
        token,
        subscriberId: null,
        times,
      })),
    );
  });
  const { body } = await editor.call(dailyDigestEndpoints.status, { params: { id: digest.id } });
  expect(body).toMatchObject({ status: 'sent', emails_sent: 5, failed_count: 1 });
  expect(body.results).toEqual({
    delivered: 4,
    bounces: { hard: 1, soft: 1, refused: 0 },
    complaints: 1,
    unsubscribed: 1,
    skipped: 0,
    opens: { readers: 2, times: 3, machines: 1 },
    remembersReaders: false,
    clicks: 4,
  });
  const details = await editor.call(campaignEndpoints.results, { params: { id: digest.id } });
  expect(details.body.links).toEqual([
    { url: 'https://b.example/', clicks: 3, readers: 2 },
    { url: 'https://a.example/x', clicks: 1, readers: 1 },
  ]);
});

test('the trend holds the sends of one style and city, oldest first, and nothing of others', async () => {
  const { pool } = server;
  const first = await buildReadyDigest(pool, { subscribers: 3 });
  await pool`update audiences set counts_opens = false, counts_clicks = false where id = ${first.audienceId}`;
  const { siteId, audienceId, emailTemplateId } = first;
  const others = await Promise.all(
    (['Daily Digest', 'Hot Headlines', 'Daily Digest'] as const).map((style) =>
      buildDigest(pool, { siteId, emailTemplateId, style, subject: `A ${style}` }),
    ),
  );
  const [second = 0, otherStyle = 0, draft = 0] = others;
  const away = await buildReadyDigest(pool, { subscribers: 1 });
  await send(first);
  await send({ id: second, audienceId });
  await send({ id: otherStyle, audienceId });
  await send(away);
  const { body } = await editor.call(campaignEndpoints.results, { params: { id: draft } });
  expect(body).toMatchObject({ links: [], noLinks: 'waits' });
  const off = await editor.call(campaignEndpoints.results, { params: { id: first.id } });
  expect(off.body).toMatchObject({ links: [], noLinks: 'off' });
  expect(body.trend).toMatchObject([
    { id: first.id, delivered: 2, bounced: 1, opens: null, clicks: null },
    { id: second, delivered: 2, bounced: 0, subject: 'A Daily Digest' },
  ]);
});

test('what has not gone out has no results, what has no clicks by link says why, and an email that is not there is not found', async () => {
  const digest = await buildReadyDigest(server.pool);
  const { body } = await editor.call(dailyDigestEndpoints.status, { params: { id: digest.id } });
  expect(body.results ?? null).toBeNull();
  const mailing = await buildMailing(server.pool, {
    campaignId: digest.id,
    audienceId: digest.audienceId,
  });
  const resultsOf = async () =>
    (await editor.call(campaignEndpoints.results, { params: { id: digest.id } })).body.noLinks;
  expect(await resultsOf()).toBe('waits');
  await server.pool`update mailings set html = '<p>Hello</p>' where id = ${mailing.id}`;
  await sendMailing(sendingWith(server.pool, fakeTransport().transport), mailing.id);
  expect(await resultsOf()).toBe('none');
  await server.pool`update campaigns set provider_campaign_id = 'a1b2c3d4e5' where id = ${digest.id}`;
  expect(await resultsOf()).toBe('elsewhere');
  const missing = await editor.call(campaignEndpoints.results, { params: { id: 999_777 } });
  expect(missing.status).toBe(404);
});

test('an email that was sent says what its mailing says, also when a late sender has changed that', async () => {
  const { pool, app } = server;
  const digest = await buildReadyDigest(pool, { subscribers: 3 });
  const { mailingId } = await send(digest);
  const problem = '20 may or may not have been delivered and were not sent again.';
  await pool`update campaigns set status = 'sent', problem = ${problem}, provider_campaign_id = ${mailingId}
              where id = ${digest.id}`;
  await settleCampaign(pool, app.mail, digest.id);
  const status = async () =>
    (await editor.call(dailyDigestEndpoints.status, { params: { id: digest.id } })).body;
  expect(await status()).toMatchObject({ status: 'sent', problem: '1 couldn’t be delivered.' });
  await pool`update mailings set status = 'failed' where id = ${mailingId}`;
  await settleCampaign(pool, app.mail, digest.id);
  expect((await status()).status).toBe('failed');
});

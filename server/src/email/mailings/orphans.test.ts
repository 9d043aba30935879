import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { cancelOrphans, findMailing } from './mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

const database = withTestDatabase();

/** How a campaign can stand towards a mailing that is due: what is written on its row. */
const strangers = [
  ['was taken back', { status: 'draft', provider_campaign_id: null }],
  ['names another mailing', { status: 'scheduled', provider_campaign_id: '999999' }],
  ['was deleted', { deleted_at: new Date() }],
  ['waits for the answer to a later request', { status: 'unknown', provider_campaign_id: null }],
] as const;

test.each(strangers)('cancels a mailing whose campaign %s', async (_why, row) => {
  const { pool } = database;
  const mailing = await buildMailing(pool);
  await pool`update campaigns set ${pool(row)} where id = ${mailing.campaignId}`;
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(messages).toEqual([]);
  expect(await findMailing(pool, mailing.id)).toMatchObject({
    status: 'canceled',
    problem: 'Not sent: its email no longer refers to this send.',
  });
});

test('neither sends nor cancels a mailing whose campaign is unconfirmed; sends it once the campaign refers to it', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool);
  await pool`update campaigns set status = 'unknown', provider_campaign_id = null where id = ${mailing.campaignId}`;
  await pool`update mailings m set campaign_version = c.version from campaigns c where c.id = m.campaign_id and m.id = ${mailing.id}`;
  const { transport, messages } = fakeTransport();
  const isStopping = () => true;
  const early = sendMailing(sendingWith(pool, transport, { isStopping }), mailing.id);
  await expect(early).rejects.toThrow('not finished yet');
  expect(messages).toEqual([]);
  const onChange = async () => {
    await pool`update campaigns set status = 'scheduled', provider_campaign_id = ${mailing.id} where id = ${mailing.campaignId}`;
  };
  await expect(
    sendMailing(sendingWith(pool, transport, { isStopping, onChange }), mailing.id),
  ).rejects.toThrow('not finished yet');
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(messages).toHaveLength(3);
});

test('ends a send after the messages in flight when its campaign no longer refers to it', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 60 });
  const { transport, messages } = fakeTransport(async () => {
    await pool`update campaigns set status = 'draft', provider_campaign_id = null where id = ${mailing.campaignId}`;
    return { result: 'sent' };
  });
  const sending = sendingWith(pool, transport);
  await expect(sendMailing(sending, mailing.id)).rejects.toThrow('not finished yet');
  await sendMailing(sending, mailing.id);
  expect(messages.length).toBeLessThanOrEqual(20);
  expect((await findMailing(pool, mailing.id))?.status).toBe('canceled');
});

test('the minute job cancels only mailings that no campaign refers to', async () => {
  const { pool } = database;
  const named = await buildMailing(pool);
  const orphan = await buildMailing(pool);
  await pool`update campaigns set status = 'draft', provider_campaign_id = null where id = ${orphan.campaignId}`;
  await cancelOrphans(pool);
  expect((await findMailing(pool, named.id))?.status).toBe('scheduled');
  expect((await findMailing(pool, orphan.id))?.status).toBe('canceled');
});

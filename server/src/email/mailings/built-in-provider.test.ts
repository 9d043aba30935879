import { beforeAll, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { oneKey } from '../../../test/one-key.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { buildReadyDigest } from '../campaigns/campaigns.testing.ts';
import { builtInProvider } from './built-in-provider.ts';
import { mailLinks } from './mail-links.ts';
import { findMailing, listForgotten } from './mailings.queries.ts';
import {
  buildMailing,
  fakeTransport,
  mailingContent,
  minutesAgo,
  sendingWith,
} from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

const database = withTestDatabase();
let editor: number;
beforeAll(async () => {
  editor = await buildStaff(database.pool, 'editor');
});

const publicUrl = 'https://masthead.example';
const email = {
  campaignId: 1,
  campaignVersion: 2,
  subject: 'The best of today',
  previewText: '',
  fromName: 'CityBeat',
  replyTo: 'newsroom@citybeat.example',
  part: null,
  ...mailingContent,
};

function provider(
  plan: () => Promise<void> = async () => {},
  outcome: Outcome = { result: 'sent' },
) {
  return builtInProvider({
    pool: database.pool,
    jobs: { plan },
    transport: fakeTransport(() => outcome).transport,
    links: mailLinks(publicUrl, oneKey('test key')),
    publicUrl,
    mailFrom: null,
  });
}

test('a mailing whose job could not be planned was never scheduled', async () => {
  const { id: campaignId, audienceId } = await buildReadyDigest(database.pool);
  const noJob = provider(() => Promise.reject(new Error('no job')));
  await expect(
    noJob.schedule({ ...email, campaignId, audienceId }, new Date(), editor),
  ).rejects.toThrow('no job');
  expect(await noJob.find({ id: campaignId, version: 2 })).toBeNull();
  expect(await database.pool`select from mailings where campaign_id = ${campaignId}`).toHaveLength(
    0,
  );
});

/** A digest that waits for the provider's answer, and the request that it sent. */
async function buildAsking() {
  const { id: campaignId, audienceId } = await buildReadyDigest(database.pool);
  const ask = async () => {
    const [row] = await database.pool<{ version: number }[]>`
      update campaigns set status = 'unknown', problem = ${`asked ${Math.random()}`} where id = ${campaignId} returning version`;
    return { ...email, campaignId, audienceId, campaignVersion: row?.version ?? 0 };
  };
  return { campaignId, ask };
}

test('a campaign is with the provider once at a time', async () => {
  const { campaignId, ask } = await buildAsking();
  const mail = provider();
  const asked = await ask();
  const known = { id: campaignId, version: asked.campaignVersion };
  const { id } = await mail.schedule(asked, new Date(), editor);
  await expect(mail.schedule(asked, new Date(), editor)).rejects.toThrow('mailings_one_active');
  expect(await mail.find(known)).toEqual({ id });
  expect(await mail.unschedule(id)).toBe('gone');
  expect(await mail.find(known)).toBeNull();
  const { id: second } = await mail.schedule(asked, new Date(), editor);
  expect(await mail.find(known)).toEqual({ id: second });
});

test('what an overtaken request left at the provider gives way to the next, and is never found for it', async () => {
  const { campaignId, ask } = await buildAsking();
  const mail = provider();
  const { id: left } = await mail.schedule(await ask(), new Date(), editor);
  const next = await ask();
  expect(await mail.find({ id: campaignId, version: next.campaignVersion })).toBeNull();
  const { id } = await mail.schedule(next, new Date(), editor);
  expect(await mail.find({ id: campaignId, version: next.campaignVersion })).toEqual({ id });
  expect(await findMailing(database.pool, Number(left))).toMatchObject({ status: 'canceled' });
});

test('taking back what was stopped in the middle answers the same again', async () => {
  const { pool } = database;
  const { id } = await buildMailing(pool);
  await pool`update mailings set status = 'sending', started_at = now() where id = ${id}`;
  expect(await provider().unschedule(String(id))).toBe('stopped');
  expect(await provider().unschedule(String(id))).toBe('stopped');
});

test('a test email tells a mail server that is away from one that refuses', async () => {
  const to = { email: 'editor@lonestar.example', name: 'Edith Marlowe' };
  const send = (outcome: Outcome) =>
    provider(undefined, outcome).sendTest({ ...email, audienceId: 'any' }, [to]);
  expect(await send({ result: 'sent' })).toEqual([]);
  for (const result of ['away', 'retry'] as const)
    expect(await send({ result, problem: 'no answer' })).toEqual([
      { email: to.email, error: new ProviderAway('no answer') },
    ]);
  for (const result of ['failed', 'unknown'] as const) {
    const [failure] = await send({ result, problem: 'refused' });
    expect(failure?.error).toEqual(new Error('refused'));
    expect(failure?.error).not.toBeInstanceOf(ProviderAway);
  }
});

test('a mailing whose job was lost is found again, one that waits or gets on is left alone', async () => {
  const { pool } = database;
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const mailing = async (minutes: number, status: string, lastDelivery?: number) => {
    const { id, audienceId } = await buildMailing(pool, { sendAt: at(minutes) });
    await pool`update mailings set status = ${status}, started_at = ${at(minutes)} where id = ${id}`;
    if (lastDelivery !== undefined)
      await pool`insert into mail_deliveries (mailing_id, subscriber_id, email, status, at)
        select ${id}, id, email, 'sent', ${at(lastDelivery)} from subscribers where audience_id = ${audienceId} limit 1`;
    return id;
  };
  const lost = [
    await mailing(3, 'scheduled'),
    await mailing(10, 'sending', 3),
    await mailing(10, 'sending'),
  ];
  const fine = [
    await mailing(1, 'scheduled'),
    await mailing(-60, 'scheduled'),
    await mailing(10, 'sending', 1),
    await mailing(1, 'sending'),
    await mailing(10, 'sent', 9),
    await mailing(10, 'late'),
    await mailing(10, 'canceled'),
    await mailing(10, 'failed'),
  ];
  const found = await listForgotten(pool);
  for (const id of lost) expect(found).toContain(id);
  for (const id of fine) expect(found).not.toContain(id);
});

test('an email that was held before it began says how many readers it still has', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 7, sendAt: minutesAgo(60) });
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  const status = await provider().status(String(mailing.id));
  expect(status).toMatchObject({
    status: 'late',
    emails_sent: 0,
    recipients: { recipient_count: 7 },
  });
});

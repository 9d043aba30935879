import { afterEach, expect, test, vi } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { buildAudience } from '../campaigns/campaigns.testing.ts';
import { mailLinks } from './mail-links.ts';
import { findMailing, moveMailing, unsubscribe } from './mailings.queries.ts';
import {
  bounce,
  buildMailing,
  fakeTransport,
  greylisted,
  ledgerOf,
  minutesAgo,
  reader,
  sendingWith,
  tallyOf,
  until,
} from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

const database = withTestDatabase();
afterEach(() => vi.restoreAllMocks());

const away: Outcome = { result: 'away', problem: 'connect ECONNREFUSED' };
const inDoubt: Outcome = { result: 'unknown', problem: 'Connection closed' };

/** Lets those who were put off try again now. */
const endPauses = () =>
  database.pool`update mail_deliveries set not_before = now() - interval '1 second' where not_before is not null`;

test('everybody who is subscribed gets the email once, with their own way out', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 45 });
  await pool`update subscribers set status = 'cleaned' where audience_id = ${mailing.audienceId} and email like 'reader7@%'`;
  const { transport, messages, recipients } = fakeTransport();
  const changes: number[] = [];
  await sendMailing(
    sendingWith(pool, transport, { onChange: async (id) => void changes.push(id) }),
    mailing.id,
  );

  const subscribed = await pool<{ id: number; email: string }[]>`
    select id, email from subscribers where audience_id = ${mailing.audienceId} and status = 'subscribed' order by email`;
  expect(subscribed).toHaveLength(44);
  expect(recipients()).toEqual(subscribed.map((row) => row.email));
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 44 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
  expect(changes.at(-1)).toBe(mailing.campaignId);

  const links = mailLinks('https://masthead.example', 'test key');
  for (const message of messages) {
    const own = links.unsubscribe(
      mailing.id,
      subscribed.find((row) => row.email === message.to)?.id ?? 0,
    );
    expect(message.headers['List-Unsubscribe']).toBe(`<${own}>`);
    expect(message.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(message.html).toContain(`<a href="${own}">`);
    expect(message.text).toContain(`Unsubscribe: ${own} `);
    expect(message.html + message.text).not.toContain('*|');
  }
});

test('a mailing that has been sent is not sent again by a job that comes twice', async () => {
  const mailing = await buildMailing(database.pool);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toHaveLength(3);
});

test('a mailing that is not due yet is left alone', async () => {
  const mailing = await buildMailing(database.pool, { sendAt: minutesAgo(-5) });
  const { transport, messages } = fakeTransport();
  await expect(sendMailing(sendingWith(database.pool, transport), mailing.id)).rejects.toThrow(
    'not due yet',
  );
  expect(messages).toEqual([]);
  expect((await findMailing(database.pool, mailing.id))?.status).toBe('scheduled');
});

test('somebody who unsubscribes while it is being sent is skipped and not counted', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 60 });
  const [last] = await pool<{ id: number; email: string }[]>`
    select id, email from subscribers where audience_id = ${mailing.audienceId} order by id desc limit 1`;
  const { transport, recipients } = fakeTransport(async () => {
    await unsubscribe(pool, { mailingId: mailing.id, subscriberId: last?.id ?? 0 });
    return { result: 'sent' };
  });
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(recipients()).not.toContain(last?.email);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 59, skipped: 1 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
});

test('those whose address is refused, or whose delivery is in doubt, are told apart and counted', async () => {
  const mailing = await buildMailing(database.pool, { subscribers: 5 });
  const { transport, messages } = fakeTransport((message) => {
    if (reader(2)(message)) return bounce;
    return reader(4)(message) ? inDoubt : { result: 'sent' };
  });
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  const ledger = await ledgerOf(database.pool, mailing.id);
  expect(ledger.map(([, status]) => status)).toEqual(['sent', 'failed', 'sent', 'unknown', 'sent']);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'sent',
    problem:
      '1 couldn’t be delivered; 1 may or may not have been delivered and were not sent again.',
  });
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toHaveLength(5);
});

test('when nobody can be reached the mailing has failed', async () => {
  const mailing = await buildMailing(database.pool);
  await sendMailing(sendingWith(database.pool, fakeTransport(() => bounce).transport), mailing.id);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem: '3 couldn’t be delivered.',
  });
});

test('an audience without subscribers makes the mailing fail, and says so', async () => {
  const mailing = await buildMailing(database.pool, { subscribers: 0 });
  await sendMailing(sendingWith(database.pool, fakeTransport().transport), mailing.id);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem: 'This audience has no subscribers.',
  });
});

test('a campaign that everybody has got says so when it is sent once more', async () => {
  const { pool } = database;
  const first = await buildMailing(pool);
  await sendMailing(sendingWith(pool, fakeTransport().transport), first.id);
  const again = await buildMailing(pool, first);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), again.id);
  expect(messages).toEqual([]);
  expect(await findMailing(pool, again.id)).toMatchObject({
    status: 'failed',
    problem: 'Everyone in this audience has already received this email, or may have.',
  });
});

test('somebody whose server asks to wait is tried again after a pause, four times at most', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 3 });
  const { transport, messages } = fakeTransport((message) =>
    reader(2)(message) ? greylisted : { result: 'sent' },
  );
  const sending = sendingWith(pool, transport);
  for (const tries of [1, 2, 3]) {
    await expect(sendMailing(sending, mailing.id)).rejects.toThrow('not finished yet');
    if (tries === 1)
      await expect(sendMailing(sending, mailing.id)).rejects.toThrow('not finished yet');
    expect(messages.filter(reader(2))).toHaveLength(tries);
    expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 2, waiting: 1 });
    expect((await findMailing(pool, mailing.id))?.status).toBe('sending');
    await endPauses();
  }
  await sendMailing(sending, mailing.id);
  expect(messages.filter(reader(2))).toHaveLength(4);
  expect(messages.filter(reader(1))).toHaveLength(1);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 2, failed: 1 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({
    status: 'sent',
    problem: '1 couldn’t be delivered.',
  });
}, 40_000);

test('while the mail server is away nothing is lost: it says why, waits, and goes on', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 25 });
  const problems: (string | null)[] = [];
  let isUp = false;
  const { transport, messages } = fakeTransport(() => (isUp ? { result: 'sent' } : away));
  const note = async () =>
    void problems.push((await findMailing(pool, mailing.id))?.problem ?? null);
  const sent = sendMailing(sendingWith(pool, transport, { onChange: note }), mailing.id);
  await until(() => problems.some((problem) => problem !== null));
  expect(problems.filter(Boolean)[0]).toBe(
    'The mail server can’t be reached: it refuses connections. Sending will continue as soon as it responds.',
  );
  isUp = true;
  messages.length = 0;
  await sent;
  expect(messages).toHaveLength(25);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 25 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
});

test('being away costs nobody a try', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 1 });
  await pool`update mailings set status = 'sending', started_at = now() where id = ${mailing.id}`;
  await pool`insert into mail_deliveries (mailing_id, subscriber_id, email, attempts)
    select ${mailing.id}, id, email, 2 from subscribers where audience_id = ${mailing.audienceId}`;
  const answers = [away, away, greylisted];
  const { transport } = fakeTransport(() => answers.shift() ?? { result: 'sent' });
  await expect(sendMailing(sendingWith(pool, transport), mailing.id)).rejects.toThrow(
    'not finished yet',
  );
  expect(answers).toEqual([]);
  expect(await tallyOf(pool, mailing.id)).toEqual({ waiting: 1 });
});

test('one message that the server hangs up on does not hold up the others', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 30 });
  const { transport, messages } = fakeTransport((message) =>
    reader(1)(message) ? away : { result: 'sent' },
  );
  await expect(sendMailing(sendingWith(pool, transport), mailing.id)).rejects.toThrow(
    'not finished yet',
  );
  expect(messages.filter(reader(1))).toHaveLength(1);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 29, waiting: 1 });
  expect((await findMailing(pool, mailing.id))?.problem).toBeNull();
});

test('a server that takes messages and never answers does not get all of them', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 100 });
  const { transport, messages } = fakeTransport(() => inDoubt);
  let isStopping = false;
  const sent = sendMailing(
    sendingWith(pool, transport, { isStopping: () => isStopping }),
    mailing.id,
  );
  await until(async () => (await findMailing(pool, mailing.id))?.problem != null);
  isStopping = true;
  await expect(sent).rejects.toThrow('not finished yet');
  expect(messages.length).toBeLessThanOrEqual(40);
  expect(await findMailing(pool, mailing.id)).toMatchObject({
    status: 'sending',
    problem: expect.stringContaining('cannot be reached'),
  });
});

test('a mail server that stays away for 30 minutes ends the mailing, with the way on', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 30 });
  const now = Date.now.bind(Date);
  let laterBy = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + laterBy);
  const { transport, messages } = fakeTransport(() =>
    messages.length <= 10 ? { result: 'sent' } : away,
  );
  const noted: string[] = [];
  const onChange = async () => {
    const problem = (await findMailing(pool, mailing.id))?.problem;
    if (problem) laterBy = 31 * 60_000;
    if (problem) noted.push(problem);
  };
  await sendMailing(sendingWith(pool, transport, { onChange }), mailing.id);
  expect(await findMailing(pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem:
      'The mail server couldn’t be reached for 30 minutes: it refuses connections. Schedule the email again for the remaining recipients.',
  });
  const tally = await tallyOf(pool, mailing.id);
  expect(tally.sent).toBe(10);
  expect(noted.at(-1)).toContain('for 30 minutes');

  const again = await buildMailing(pool, mailing);
  laterBy = 0;
  const second = fakeTransport();
  await sendMailing(sendingWith(pool, second.transport), again.id);
  expect(second.messages).toHaveLength(20);
  expect(
    new Set([...messages.slice(0, 10), ...second.messages].map((message) => message.to)).size,
  ).toBe(30);
});

test('a mailing more than 30 minutes late is held for a person and sent to nobody', async () => {
  const { pool } = database;
  const late = await buildMailing(pool, { sendAt: minutesAgo(31) });
  const inTime = await buildMailing(pool, { sendAt: minutesAgo(29) });
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), late.id);
  expect(messages).toEqual([]);
  expect(await findMailing(pool, late.id)).toMatchObject({
    status: 'late',
    problem:
      'On hold: its send time passed while Masthead was offline. Choose a new time and schedule it again.',
  });
  await sendMailing(sendingWith(pool, transport), late.id);
  expect(messages).toEqual([]);
  await sendMailing(sendingWith(pool, transport), inTime.id);
  expect(messages).toHaveLength(3);
});

test('a mailing that is taken back while it is being sent reaches nobody more', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 100 });
  const { transport, messages } = fakeTransport(async () => {
    await moveMailing(pool, mailing.id, ['sending'], 'canceled');
    return { result: 'sent' };
  });
  await sendMailing(sendingWith(pool, transport), mailing.id);
  expect(messages.length).toBeLessThanOrEqual(20);
  expect(await tallyOf(pool, mailing.id)).toEqual({
    sent: messages.length,
    waiting: 100 - messages.length,
  });
  expect((await findMailing(pool, mailing.id))?.status).toBe('canceled');
});

test('scheduled again after a partial send, it reaches only those who certainly did not get it', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 6 });
  await pool`update mailings set status = 'canceled', started_at = now() where id = ${mailing.id}`;
  await pool`insert into mail_deliveries (mailing_id, subscriber_id, email, status)
    select ${mailing.id}, id, email, (array['sent', 'failed', 'unknown', 'handed', 'waiting', 'skipped'])[row_number() over (order by id)]
      from subscribers where audience_id = ${mailing.audienceId}`;
  const again = await buildMailing(pool, mailing);
  const { transport, recipients } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), again.id);
  expect(recipients()).toEqual([2, 5, 6].map((n) => `reader${n}@${mailing.audienceId}.example`));
});

test('somebody whose address was corrected after they got it does not get it again', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 2 });
  const first = fakeTransport();
  await sendMailing(sendingWith(pool, first.transport), mailing.id);
  expect(first.messages).toHaveLength(2);
  await pool`update subscribers set email = 'new-' || email where audience_id = ${mailing.audienceId}`;
  const late = `late@${mailing.audienceId}.example`;
  await pool`insert into subscribers (audience_id, email) values (${mailing.audienceId}, ${late})`;
  const again = await buildMailing(pool, mailing);
  const { transport, recipients } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), again.id);
  expect(recipients()).toEqual([late]);
});

test('an address that got it from one audience does not get it again from another', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 2 });
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  const [site] = await pool<
    { siteId: number }[]
  >`select site_id from audiences where id = ${mailing.audienceId}`;
  const other = await buildAudience(pool, site?.siteId ?? 0, 1);
  await pool`insert into subscribers (audience_id, email) values (${other}, ${`Reader1@${mailing.audienceId}.EXAMPLE`})`;
  const again = await buildMailing(pool, { campaignId: mailing.campaignId, audienceId: other });
  const { transport, recipients } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), again.id);
  expect(recipients()).toEqual([`reader1@${other}.example`]);
});

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { buildAudience } from '../campaigns/campaigns.testing.ts';
import type { Message, Outcome } from '../integrations/mail/mail-transport.ts';
import { mailLinks } from './mail-links.ts';
import { findMailing, handOut, moveMailing, takeMailing, unsubscribe } from './mailings.queries.ts';
import { buildMailing, fakeTransport, ledgerOf, sendingWith, tallyOf } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => vi.restoreAllMocks());

const reader = (n: number) => (message: Message) => message.to.startsWith(`reader${n}@`);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const bounce: Outcome = { result: 'failed', problem: '550 No such mailbox' };
const greylisted: Outcome = { result: 'retry', problem: '451 Try later' };
const away: Outcome = { result: 'away', problem: 'connect ECONNREFUSED' };
const inDoubt: Outcome = { result: 'unknown', problem: 'Connection closed' };

/** Lets those who were put off try again now. */
const endPauses = () =>
  database.pool`update mail_deliveries set not_before = now() - interval '1 second' where not_before is not null`;

/** A promise that is kept from outside. */
function gate<T>() {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Waits until a condition holds; the test's own time limit ends it. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

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
    await unsubscribe(pool, last?.id ?? 0);
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
      '1 could not be delivered; 1 may or may not have been delivered and were not sent again.',
  });
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toHaveLength(5);
});

test('when nobody can be reached the mailing has failed', async () => {
  const mailing = await buildMailing(database.pool);
  await sendMailing(sendingWith(database.pool, fakeTransport(() => bounce).transport), mailing.id);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem: '3 could not be delivered.',
  });
});

test('an audience without subscribers makes the mailing fail, and says so', async () => {
  const mailing = await buildMailing(database.pool, { subscribers: 0 });
  await sendMailing(sendingWith(database.pool, fakeTransport().transport), mailing.id);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem: 'The audience has no subscribers.',
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
    problem: 'Everybody in the audience has got this email before, or may have got it.',
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
    problem: '1 could not be delivered.',
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
    'The mail server cannot be reached. Sending goes on as soon as it answers. (connect ECONNREFUSED)',
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
      'The mail server could not be reached for 30 minutes. Schedule again to send to those who have not got it. (connect ECONNREFUSED)',
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
      'Its time passed while Masthead was not running, so it was held. Choose a new time and schedule it again.',
  });
  await sendMailing(sendingWith(pool, transport), late.id);
  expect(messages).toEqual([]);
  await sendMailing(sendingWith(pool, transport), inTime.id);
  expect(messages).toHaveLength(3);
});

/** A mailing whose server died in the middle, so many minutes ago: two sent, one on its way, the rest waiting. */
async function buildAbandoned(minutes: number, subscribers: number) {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers, sendAt: minutesAgo(minutes + 1) });
  const sender = crypto.randomUUID();
  const at = minutesAgo(minutes);
  await pool`update mailings set status = 'sending', started_at = ${at}, sender = ${sender} where id = ${mailing.id}`;
  await pool`insert into mail_deliveries (mailing_id, subscriber_id, email)
    select ${mailing.id}, id, email from subscribers where audience_id = ${mailing.audienceId}`;
  await pool`update mail_deliveries d set status = case when email like 'reader3@%' then 'handed' else 'sent' end, sender = ${sender}, at = ${at}
    where mailing_id = ${mailing.id} and email ~ '^reader[123]@'`;
  return mailing;
}

test('a server goes on where another died; what that one had in its hands is unknown and not sent again', async () => {
  const mailing = await buildAbandoned(5, 12);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toHaveLength(9);
  expect(messages.filter(reader(3))).toEqual([]);
  expect(await tallyOf(database.pool, mailing.id)).toEqual({ sent: 11, unknown: 1 });
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'sent',
    problem: '1 may or may not have been delivered and were not sent again.',
  });
});

test('half-sent and silent for more than 30 minutes is held too, and says how far it came', async () => {
  const mailing = await buildAbandoned(31, 12);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toEqual([]);
  const held = await findMailing(database.pool, mailing.id);
  expect(held?.status).toBe('late');
  expect(held?.problem).toContain('2 of 12 had been sent before; they are not sent again.');
  expect(await tallyOf(database.pool, mailing.id)).toEqual({ sent: 2, unknown: 1, waiting: 9 });
});

test('all sent, but the server died before it said so: found done, however late', async () => {
  const mailing = await buildAbandoned(45, 3);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toEqual([]);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'sent',
    problem: '1 may or may not have been delivered and were not sent again.',
  });
});

test('a sender that was thought dead wakes up: it hands out nothing more, and tells what it knows', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 60 });
  const asleep = gate<Outcome>();
  const first = fakeTransport(() => asleep.opened);
  const firstDone = sendMailing(sendingWith(pool, first.transport), mailing.id);
  await until(() => first.messages.length === 20);

  const second = fakeTransport();
  await sendMailing(sendingWith(pool, second.transport), mailing.id);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 40, unknown: 20 });
  expect((await findMailing(pool, mailing.id))?.problem).toContain(
    '20 may or may not have been delivered',
  );

  asleep.open({ result: 'sent' });
  await firstDone;
  expect(first.messages).toHaveLength(20);
  expect(new Set([...first.recipients(), ...second.recipients()]).size).toBe(60);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 60 });
});

test('a sender that wakes up while another is sending stops there and then', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 80 });
  const [asleep, busy] = [gate<Outcome>(), gate<Outcome>()];
  const first = fakeTransport(() => asleep.opened);
  const firstDone = sendMailing(sendingWith(pool, first.transport), mailing.id);
  await until(() => first.messages.length === 20);
  const second = fakeTransport(() => busy.opened);
  const secondDone = sendMailing(sendingWith(pool, second.transport), mailing.id);
  await until(() => second.messages.length === 20);

  asleep.open({ result: 'sent' });
  await expect(firstDone).rejects.toThrow('not finished yet');
  expect(first.messages).toHaveLength(20);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 20, handed: 20, waiting: 40 });
  busy.open({ result: 'sent' });
  await secondDone;
  expect(new Set([...first.recipients(), ...second.recipients()]).size).toBe(80);
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
});

test('while another takes over, the old sender waits and then gets nothing', async () => {
  const { pool } = database;
  const mailing = await buildAbandoned(1, 12);
  const [row] = await pool<
    { sender: string }[]
  >`select sender from mailings where id = ${mailing.id}`;
  let handed: Promise<unknown[]> | undefined;
  await pool.begin(async (db) => {
    await takeMailing(db, mailing.id, crypto.randomUUID());
    handed = handOut(pool, mailing.id, row?.sender ?? '', 10).execute();
    const early = await Promise.race([
      handed,
      new Promise((resolve) => setTimeout(resolve, 200, 'still waiting')),
    ]);
    expect(early).toBe('still waiting');
  });
  expect(await handed).toEqual([]);
});

test('what a woken sender could not deliver is failed, and stays out of a mailing that has ended', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 5 });
  const asleep = gate<Outcome>();
  const first = fakeTransport(() => asleep.opened);
  const firstDone = sendMailing(sendingWith(pool, first.transport), mailing.id);
  await until(() => first.messages.length === 5);
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  expect((await findMailing(pool, mailing.id))?.status).toBe('sent');
  asleep.open(greylisted);
  await firstDone;
  expect(await tallyOf(pool, mailing.id)).toEqual({ failed: 5 });
});

test('a sender that takes over while another hands out waits for it, so that nothing is in two hands', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 200 });
  const transports = Array.from({ length: 4 }, () =>
    fakeTransport(async () => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      return { result: 'sent' };
    }),
  );
  await Promise.allSettled(
    transports.map(({ transport }) => sendMailing(sendingWith(pool, transport), mailing.id)),
  );
  if ((await findMailing(pool, mailing.id))?.status === 'sending')
    await sendMailing(sendingWith(pool, fakeTransport(() => bounce).transport), mailing.id);
  const all = transports.flatMap(({ messages }) => messages.map((message) => message.to));
  expect(all.length).toBe(new Set(all).size);
  expect(all.length).toBe(200);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 200 });
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

test('a server that stops finishes what is on its way and leaves the rest to another', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 100 });
  let isStopping = false;
  const first = fakeTransport(() => {
    isStopping = true;
    return { result: 'sent' };
  });
  const stopped = sendMailing(
    sendingWith(pool, first.transport, { isStopping: () => isStopping }),
    mailing.id,
  );
  await expect(stopped).rejects.toThrow('not finished yet');
  expect(first.messages.length).toBeLessThanOrEqual(20);
  expect(await tallyOf(pool, mailing.id)).toEqual({
    sent: first.messages.length,
    waiting: 100 - first.messages.length,
  });
  const second = fakeTransport();
  await sendMailing(sendingWith(pool, second.transport), mailing.id);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 100 });
  expect(new Set([...first.recipients(), ...second.recipients()]).size).toBe(100);
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
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  await pool`update subscribers set email = 'new-' || email where audience_id = ${mailing.audienceId}`;
  const again = await buildMailing(pool, mailing);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), again.id);
  expect(messages).toEqual([]);
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

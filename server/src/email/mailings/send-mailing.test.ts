import { afterEach, expect, test, vi } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { oneKey } from '../../../test/one-key.ts';
import type { Message, Outcome } from '../../platform/integrations/mail/mail-transport.ts';
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

test('every subscriber gets the email once, with an unsubscribe link of their own', async () => {
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

  const links = mailLinks('https://masthead.example', oneKey('test key'));
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

test('what was delivered while the database went away is recorded when it is back', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 12 });
  await pool`create function refuse() returns trigger language plpgsql as $$ begin raise admin_shutdown; end $$`;
  const { transport, messages } = fakeTransport();
  let away: Promise<unknown> | undefined;
  const goAway = async () => {
    await pool`create trigger away before update on mail_deliveries
      for each row when (new.status = 'sent') execute function refuse()`;
    setTimeout(() => void pool`drop trigger away on mail_deliveries`.then(() => {}), 500);
  };
  const send = async (message: Message) => {
    away ??= goAway();
    await away;
    return transport.send(message);
  };
  await sendMailing(sendingWith(pool, { ...transport, send }), mailing.id);
  expect(messages).toHaveLength(12);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 12 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
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

test.each([-40, 40])(
  'sends at the time of the database when the clock of the server is %i minutes off',
  async (minutes) => {
    const { pool } = database;
    const early = await buildMailing(pool, { sendAt: minutesAgo(-5) });
    const due = await buildMailing(pool, { sendAt: minutesAgo(1) });
    // Why away at first: the pause after it must not wait for a clock that stands still.
    const first = [away, away, away];
    const { transport, messages } = fakeTransport(() => first.pop() ?? { result: 'sent' });
    vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
    try {
      await sendMailing(sendingWith(pool, transport), due.id);
      expect(messages).toHaveLength(6);
      await expect(sendMailing(sendingWith(pool, transport), early.id)).rejects.toThrow('not due');
      expect(messages).toHaveLength(6);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('skips a subscriber who unsubscribes during the send, and does not count them', async () => {
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

test('counts refused addresses and deliveries in doubt separately', async () => {
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

test('marks the mailing as failed when nobody can be reached', async () => {
  const mailing = await buildMailing(database.pool);
  await sendMailing(sendingWith(database.pool, fakeTransport(() => bounce).transport), mailing.id);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem: '3 couldn’t be delivered.',
  });
});

test('fails with a reason for an audience without subscribers', async () => {
  const mailing = await buildMailing(database.pool, { subscribers: 0 });
  await sendMailing(sendingWith(database.pool, fakeTransport().transport), mailing.id);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem: 'This audience has no subscribers.',
  });
});

test('explains a resend of a campaign that everyone has received', async () => {
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

test('retries a recipient whose server asks to wait, four times at most', async () => {
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

test('loses nothing while the mail server is down: shows why, waits and resumes', async () => {
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

test('does not count an unreachable mail server as an attempt', async () => {
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

test('one message that breaks the connection does not delay the others', async () => {
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

test('stops handing messages to a server that never responds', async () => {
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
    problem: expect.stringContaining('can’t be reached'),
  });
});

test('ends the mailing with instructions after the mail server was down for 30 minutes', async () => {
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

test('puts a mailing more than 30 minutes late on hold and sends it to nobody', async () => {
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

test('reaches nobody else once a mailing is unscheduled during the send', async () => {
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

test('reaches only recipients who certainly did not get it when rescheduled after a partial send', async () => {
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

test('does not send again to a recipient whose address was corrected after delivery', async () => {
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

test('does not send again to an address that got it through another audience', async () => {
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

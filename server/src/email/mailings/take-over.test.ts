import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { openTransaction, untilWaiting } from '../../../test/waits.ts';
import { write } from '../../platform/db/client.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { renewEnd } from './lanes.ts';
import { handOut } from './ledger.queries.ts';
import { findMailing, lockMailing } from './mailings.queries.ts';
import {
  bounce,
  buildMailing,
  fakeTransport,
  greylisted,
  minutesAgo,
  reader,
  sendingWith,
  tallyOf,
  until,
} from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';
import { joinMailing, takeMailing } from './senders.queries.ts';

const database = withTestDatabase();

/** A promise that is kept from outside. */
function gate<T>() {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A mailing whose server died in the middle, so many minutes ago: two sent, one on its way, the rest waiting. */
async function buildAbandoned(minutes: number, subscribers: number) {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers, sendAt: minutesAgo(minutes + 1) });
  const sender = crypto.randomUUID();
  const at = minutesAgo(minutes);
  await pool`update mailings set status = 'sending', started_at = ${at} where id = ${mailing.id}`;
  await pool`insert into mailing_senders (sender, mailing_id) values (${sender}, ${mailing.id})`;
  await pool`insert into mail_deliveries (mailing_id, subscriber_id, email)
    select ${mailing.id}, id, email from subscribers where audience_id = ${mailing.audienceId}`;
  await pool`update mail_deliveries d set status = case when email like 'reader3@%' then 'handed' else 'sent' end, sender = ${sender}, at = ${at}
    where mailing_id = ${mailing.id} and email ~ '^reader[123]@'`;
  return mailing;
}

test('a server takes over from one that died; messages in flight become unknown and are not sent again', async () => {
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

test('puts a half-sent mailing on hold after 30 minutes of silence, with the number already sent', async () => {
  const mailing = await buildAbandoned(31, 12);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toEqual([]);
  const held = await findMailing(database.pool, mailing.id);
  expect(held?.status).toBe('late');
  expect(held?.problem).toContain('2 of 12 were already sent and won’t be sent again.');
  expect(await tallyOf(database.pool, mailing.id)).toEqual({ sent: 2, unknown: 1, waiting: 9 });
});

test('finishes a fully sent mailing whose server died before recording it, however late', async () => {
  const mailing = await buildAbandoned(45, 3);
  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(database.pool, transport), mailing.id);
  expect(messages).toEqual([]);
  expect(await findMailing(database.pool, mailing.id)).toMatchObject({
    status: 'sent',
    problem: '1 may or may not have been delivered and were not sent again.',
  });
});

test('a sender that was declared dead hands out nothing more and reports its results', async () => {
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
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
});

test('updates the problem of a finished mailing with the results of a late sender', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 20 });
  const asleep = gate<Outcome>();
  const told: number[] = [];
  const onChange = async (campaignId: number) => void told.push(campaignId);
  // Of twenty on their way when it falls asleep three stay in doubt and two have failed.
  const first = fakeTransport(async ({ to }) => {
    await asleep.opened;
    if (/^reader[123]@/.test(to)) return { result: 'unknown', problem: 'cut' };
    return /^reader[45]@/.test(to) ? bounce : { result: 'sent' };
  });
  const firstDone = sendMailing(sendingWith(pool, first.transport, { onChange }), mailing.id);
  await until(() => first.messages.length === 20);
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  expect((await findMailing(pool, mailing.id))?.problem).toMatch(/^20 may or may not/);
  const before = told.length;
  asleep.open({ result: 'sent' });
  await firstDone;
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 15, failed: 2, unknown: 3 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({
    status: 'sent',
    problem:
      '2 couldn’t be delivered; 3 may or may not have been delivered and were not sent again.',
  });
  expect(told.length).toBeGreaterThan(before);
});

/** A mailing of four messages that has ended while the sender that has them in hand sleeps. */
async function endedBesideASleeper() {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 4 });
  const asleep = gate<Outcome>();
  const first = fakeTransport(() => asleep.opened);
  const firstDone = sendMailing(sendingWith(pool, first.transport), mailing.id);
  await until(() => first.messages.length === 4);
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  return { mailing, asleep, firstDone };
}

test('includes results that another sender reports concurrently in the problem of a mailing', async () => {
  const { pool } = database;
  const { mailing, asleep, firstDone } = await endedBesideASleeper();
  const other = await openTransaction(pool, async (db) => {
    await lockMailing(db, mailing.id);
    await db`update mail_deliveries set status = 'sent' where mailing_id = ${mailing.id}`;
  });
  const renewed = write(pool, null, (db) => renewEnd(db, mailing.id));
  await untilWaiting(pool);
  await other.commit();
  expect(await renewed).toBe(true);
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
  asleep.open({ result: 'sent' });
  await firstDone;
});

test('marks a mailing as failed when a late sender reports that nothing was delivered', async () => {
  const { pool } = database;
  const { mailing, asleep, firstDone } = await endedBesideASleeper();
  asleep.open(bounce);
  await firstDone;
  expect(await findMailing(pool, mailing.id)).toMatchObject({
    status: 'failed',
    problem: '4 couldn’t be delivered.',
  });
});

test('a sender that wakes up while another is sending stops at once', async () => {
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

test('the old sender waits during a takeover and then gets nothing', async () => {
  const { pool } = database;
  const mailing = await buildAbandoned(1, 12);
  const [row] = await pool<
    { sender: string }[]
  >`select sender from mailing_senders where mailing_id = ${mailing.id}`;
  const taker = crypto.randomUUID();
  let handed: Promise<unknown[]> | undefined;
  await write(pool, null, async (db) => {
    await takeMailing(db, mailing.id, taker);
    let isHanded = false;
    handed = handOut(pool, mailing.id, row?.sender ?? '', 10).then((rows) => {
      isHanded = true;
      return rows;
    });
    await until(async () => {
      const waiting = await pool`
        select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`;
      return waiting.length > 0 || isHanded;
    });
    expect(isHanded).toBe(false);
  });
  expect(await handed).toEqual([]);
  expect((await handOut(pool, mailing.id, taker, 10)).length).toBeGreaterThan(0);
});

test('records failures of a late sender without adding them to a finished mailing', async () => {
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

test('a takeover waits for a concurrent hand-out, so that no message is claimed twice', async () => {
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

test('a server that shuts down finishes messages in flight and leaves the rest to another', async () => {
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

test('no server takes or shares a mailing in a copy of the database', async () => {
  const { pool } = database;
  const waiting = await buildMailing(pool, { subscribers: 1 });
  const going = await buildMailing(pool, { subscribers: 1 });
  expect(await takeMailing(pool, going.id, randomUUID())).toBe(true);
  await pool`update database_place set database_oid = database_oid + 1`;
  expect(await takeMailing(pool, waiting.id, randomUUID())).toBe(false);
  expect(await joinMailing(pool, going.id, randomUUID())).toBe(false);
  await pool`update database_place set database_oid = database_oid - 1`;
  expect(await joinMailing(pool, going.id, randomUUID())).toBe(true);
  expect(await takeMailing(pool, waiting.id, randomUUID())).toBe(true);
});

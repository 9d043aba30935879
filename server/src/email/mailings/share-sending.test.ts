import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import type { Outcome } from '../../platform/integrations/mail/mail-transport.ts';
import { handOut } from './ledger.queries.ts';
import { findMailing, moveMailing } from './mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith, tallyOf, until } from './mailings.testing.ts';
import { sendMailing } from './send-mailing.ts';
import { joinMailing, listToShare } from './senders.queries.ts';
import { shareMailing, shareSends } from './share-sending.ts';

const database = withTestDatabase();

const sent: Outcome = { result: 'sent' };

/** A transport that answers nothing until it is let. */
function heldTransport() {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  return { ...fakeTransport(() => promise), answer: resolve };
}

/** A mailing that its server has begun to send, with its first twenty messages on their way. */
async function buildGoing(subscribers: number) {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers });
  const main = heldTransport();
  const sending = sendingWith(pool, main.transport);
  const done = sendMailing(sending, mailing.id);
  await until(() => main.messages.length === 20);
  return { pool, mailing, main, sending, done };
}

test('two servers share one send: each recipient gets it once, and it ends when both are done', async () => {
  const { pool, mailing, main, done } = await buildGoing(300);
  const other = fakeTransport();
  expect(await shareMailing(sendingWith(pool, other.transport), mailing.id)).toBeNull();
  expect(other.messages).toHaveLength(280);
  expect((await findMailing(pool, mailing.id))?.status).toBe('sending');
  main.answer(sent);
  await done;
  expect(new Set([...main.recipients(), ...other.recipients()]).size).toBe(300);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 300 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
});

test('the owner of a mailing ends it only after the other servers have reported their messages in flight', async () => {
  const { pool, mailing, main, done } = await buildGoing(60);
  const other = heldTransport();
  const shared = shareMailing(sendingWith(pool, other.transport), mailing.id);
  await until(() => other.messages.length === 20);
  main.answer(sent);
  await until(async () => (await tallyOf(pool, mailing.id)).sent === 40);
  expect((await findMailing(pool, mailing.id))?.status).toBe('sending');
  other.answer(sent);
  await Promise.all([done, shared]);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 60 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({ status: 'sent', problem: null });
});

test('messages in flight at a sharing server that died are in doubt and delay nothing', async () => {
  const { pool, mailing, main, done } = await buildGoing(60);
  const dead = crypto.randomUUID();
  expect(await joinMailing(pool, mailing.id, dead)).toBe(true);
  expect(await handOut(pool, mailing.id, dead, 10)).toHaveLength(10);
  await pool`update mailing_senders set seen_at = now() - interval '11 seconds' where sender = ${dead}`;
  main.answer(sent);
  await done;
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 50, unknown: 10 });
  expect(await findMailing(pool, mailing.id)).toMatchObject({
    status: 'sent',
    problem: '10 may or may not have been delivered and were not sent again.',
  });
  expect(await handOut(pool, mailing.id, dead, 10)).toEqual([]);
});

test('a server that cannot reach the mail server returns its messages', async () => {
  const { pool, mailing, main, done } = await buildGoing(60);
  const cut = fakeTransport(() => ({ result: 'away', problem: 'connect ECONNREFUSED' }));
  expect(await shareMailing(sendingWith(pool, cut.transport), mailing.id)).toBe(
    'connect ECONNREFUSED',
  );
  main.answer(sent);
  await done;
  expect(main.messages).toHaveLength(60);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 60 });
});

test('a mailing that is stopped is stopped on every server', async () => {
  const { pool, mailing, main, done } = await buildGoing(100);
  const other = heldTransport();
  const shared = shareMailing(sendingWith(pool, other.transport), mailing.id);
  await until(() => other.messages.length === 20);
  await moveMailing(pool, mailing.id, ['sending'], 'canceled');
  main.answer(sent);
  other.answer(sent);
  await Promise.all([done, shared]);
  expect(main.messages).toHaveLength(20);
  expect(other.messages).toHaveLength(20);
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 40, waiting: 60 });
});

test('a server looks for sends to share by itself, and stops on request', async () => {
  const { pool, mailing, main, done } = await buildGoing(260);
  let isStopping = false;
  const other = fakeTransport();
  const sharing = shareSends(
    sendingWith(pool, other.transport, { isStopping: () => isStopping }),
    (error) => expect.fail(String(error)),
  );
  await until(() => other.messages.length === 240);
  main.answer(sent);
  await done;
  isStopping = true;
  await sharing;
  expect(await tallyOf(pool, mailing.id)).toEqual({ sent: 260 });
});

test('a server does not share a mailing that it owns', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 260 });
  const main = heldTransport();
  let isStopping = false;
  const knownAtChanges: boolean[] = [];
  const sending = sendingWith(pool, main.transport, {
    isStopping: () => isStopping,
    onChange: async () => {
      knownAtChanges.push(sending.sentHere.has(mailing.id));
    },
  });
  const sharing = shareSends(sending, (error) => expect.fail(String(error)));
  const done = sendMailing(sending, mailing.id);
  await until(() => main.messages.length === 20);
  const senders = await pool`select from mailing_senders where mailing_id = ${mailing.id}`;
  expect(senders).toHaveLength(1);
  main.answer(sent);
  await done;
  isStopping = true;
  await sharing;
  expect(knownAtChanges).toEqual([true, true]);
  expect(new Set(main.recipients()).size).toBe(260);
  expect(sending.sentHere.size).toBe(0);
});

test('shares only sends of other servers, and only while enough messages are waiting', async () => {
  const [large, small] = await Promise.all([buildGoing(220), buildGoing(219)]);
  const found = await listToShare(database.pool, []);
  expect(found).toContain(large.mailing.id);
  expect(found).not.toContain(small.mailing.id);
  expect([...large.sending.sentHere]).toEqual([large.mailing.id]);
  expect(await listToShare(database.pool, [large.mailing.id])).not.toContain(large.mailing.id);
  for (const { main } of [large, small]) main.answer(sent);
  await Promise.all([large.done, small.done]);
  expect(await joinMailing(database.pool, large.mailing.id, crypto.randomUUID())).toBe(false);
  expect([...large.sending.sentHere]).toEqual([]);
});

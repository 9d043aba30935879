import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { write } from '../../platform/db/client.ts';
import { campaignRows } from '../campaigns/campaign.store.ts';
import { noteBounces } from './bounces.queries.ts';
import {
  handOut,
  openLedger,
  type Recorded,
  recordDeliveries,
  recordGoing,
  settleAbandoned,
} from './ledger.queries.ts';
import { cancelOrphans, findMailing, moveMailing, unsubscribe } from './mailings.queries.ts';
import {
  bounce,
  buildMailing,
  fakeTransport,
  greylisted,
  minutesAgo,
  sendingWith,
  tallyOf,
  until,
} from './mailings.testing.ts';
import { listTrend } from './results.queries.ts';
import { sendMailing } from './send-mailing.ts';
import { takeMailing } from './senders.queries.ts';

const database = withTestDatabase();

const countOf = async (id: number) => {
  const [row] = await database.pool<{ sentCount: number | null }[]>`
    select sent_count from mailings where id = ${id}`;
  return row?.sentCount ?? null;
};

/** Mailings that have ended and whose number is not what their ledger says. */
const wrong = () => database.pool<{ id: number }[]>`
  select m.id, m.sent_count from mailings m
   where m.status not in ('scheduled', 'sending')
     and m.sent_count is distinct from (select count(*) from mail_deliveries d where d.mailing_id = m.id and d.status = 'sent')`;

const sent = (subscriberId: number): Recorded => ({
  subscriberId,
  status: 'sent',
  problem: null,
  bounce: null,
  retryAfterSeconds: 0,
  attempts: 1,
});

/** A mailing under way whose messages are all in the hands of a sender. */
async function handedOut(subscribers: number) {
  const { pool } = database;
  const { id } = await buildMailing(pool, { subscribers });
  const sender = crypto.randomUUID();
  const mailing = await findMailing(pool, id);
  await write(pool, null, async (db) => {
    await takeMailing(db, id, sender);
    if (mailing) await openLedger(db, mailing);
  });
  const handed = await handOut(pool, id, sender, subscribers);
  return { id, sender, results: handed.map(({ subscriberId }) => sent(subscriberId)) };
}

/** Whether somebody waits for a lock of somebody else. */
const isSomeoneWaiting = async () => {
  const waiting = await database.pool`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return waiting.length > 0;
};

test('waits for results that are being recorded when a mailing ends, and counts them', async () => {
  const { pool } = database;
  const { id, sender, results } = await handedOut(6);
  let ended: Promise<boolean> | undefined;
  await write(pool, null, async (db) => {
    expect(await recordGoing(db, id, sender, results.slice(0, 4))).toBe(true);
    ended = moveMailing(pool, id, ['sending'], 'failed', 'Given up');
    await until(isSomeoneWaiting);
  });
  expect(await ended).toBe(true);
  expect(await countOf(id)).toBe(4);
});

test('counts results that are recorded while a mailing ends', async () => {
  const { pool } = database;
  const { id, sender, results } = await handedOut(6);
  let noted: Promise<boolean> | undefined;
  await write(pool, null, async (db) => {
    await moveMailing(db, id, ['sending'], 'failed', 'Given up');
    noted = recordDeliveries(pool, id, sender, results.slice(0, 4));
    await until(isSomeoneWaiting);
  });
  await noted;
  expect(await tallyOf(pool, id)).toEqual({ sent: 4, handed: 2 });
  expect(await countOf(id)).toBe(4);
});

test('counts each delivery once when late senders report concurrently to a finished mailing', async () => {
  const { pool } = database;
  const { id, sender, results } = await handedOut(40);
  await settleAbandoned(pool, id, 'everybody');
  await moveMailing(pool, id, ['sending'], 'sent');
  expect(await countOf(id)).toBe(0);
  const parts = Array.from({ length: 8 }, (_, n) => results.slice(5 * n, 5 * n + 5));
  const twice = [...parts, ...parts.toReversed()];
  await Promise.all(twice.map((part) => recordDeliveries(pool, id, sender, part)));
  expect(await countOf(id)).toBe(40);
  expect(await wrong()).toEqual([]);
});

test('counts nothing during a send; afterwards the number matches the ledger, however the send ended', async () => {
  const { pool } = database;
  const going = await handedOut(3);
  await recordDeliveries(pool, going.id, going.sender, going.results);
  expect(await countOf(going.id)).toBeNull();

  const orphan = await buildMailing(pool, { subscribers: 2 });
  await pool`update campaigns set status = 'draft' where id = ${orphan.campaignId}`;
  await cancelOrphans(pool, orphan.campaignId);
  expect(await countOf(orphan.id)).toBe(0);

  const { id, sender, results } = await handedOut(5);
  await recordDeliveries(pool, id, sender, results.slice(0, 2));
  await pool`update mailings set started_at = ${minutesAgo(90)}, send_at = ${minutesAgo(90)} where id = ${id}`;
  await pool`update mail_deliveries set at = ${minutesAgo(80)}, status = case when status = 'handed' then 'waiting' else status end
              where mailing_id = ${id}`;
  await sendMailing(sendingWith(pool, fakeTransport().transport), id);
  expect((await findMailing(pool, id))?.status).toBe('late');
  expect(await countOf(id)).toBe(2);
  expect(await wrong()).toEqual([]);
});

test('the stored number and the trend match a count of the ledger after sends by several servers with every kind of failure', async () => {
  const { pool } = database;
  const first = await buildMailing(pool, { subscribers: 120 });
  const [campaign] = await pool<{ siteId: number; style: string }[]>`
    select site_id, style from campaigns where id = ${first.campaignId}`;
  const outcomes = [bounce, greylisted, { result: 'unknown', problem: 'cut off' }] as const;
  const servers = Array.from({ length: 3 }, (_, server) =>
    fakeTransport(async ({ to }) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 15));
      const n = Number(/^reader(\d+)@/.exec(to)?.[1]) + server;
      return outcomes[n % 9] ?? { result: 'sent' };
    }),
  );
  await Promise.allSettled(
    servers.map(({ transport }) => sendMailing(sendingWith(pool, transport), first.id)),
  );
  await pool`update mail_deliveries set not_before = null where mailing_id = ${first.id}`;
  await sendMailing(sendingWith(pool, fakeTransport().transport), first.id);
  expect((await findMailing(pool, first.id))?.status).toBe('sent');
  expect(await wrong()).toEqual([]);

  const delivered = await pool<{ subscriberId: number }[]>`
    select subscriber_id from mail_deliveries where mailing_id = ${first.id} and status = 'sent' order by subscriber_id limit 12`;
  const people = delivered.map(({ subscriberId }) => subscriberId);
  await write(pool, null, async (db) => {
    const came = people
      .slice(0, 7)
      .map((subscriberId) => ({ subscriberId, kind: 'soft' as const, said: 'full' }));
    await noteBounces(db, first.id, came);
    for (const subscriberId of people.slice(5))
      await unsubscribe(db, { mailingId: first.id, subscriberId });
  });
  await pool`update campaigns set status = 'sent' where id = ${first.campaignId}`;
  const [counted] = await pool<{ delivered: number; bounced: number; unsubscribed: number }[]>`
    select (count(*) filter (where status = 'sent' and bounce is null))::int as delivered, count(bounce)::int as bounced,
           count(unsubscribed_at)::int as unsubscribed from mail_deliveries where mailing_id = ${first.id}`;
  expect(counted).toMatchObject({ unsubscribed: 7 });
  const visible = rowsOf(theProduct, campaignRows);
  const trend = await listTrend(pool, visible, { siteId: 0, style: '', ...campaign });
  expect(trend).toMatchObject([{ id: first.campaignId, ...counted }]);
});

test('counts sends from before the number was stored once', async () => {
  const { pool } = database;
  const mailing = await buildMailing(pool, { subscribers: 4 });
  await sendMailing(sendingWith(pool, fakeTransport().transport), mailing.id);
  const waiting = await buildMailing(pool);
  await pool`update mailings set sent_count = null`;
  const folder = join(import.meta.dirname, '../../../migrations');
  const sql = await readFile(join(folder, '0102_sent_count.sql'), 'utf8');
  const backfill = /^update mailings[^;]*;/m.exec(sql)?.[0] ?? '';
  await pool.unsafe(backfill);
  expect(await countOf(mailing.id)).toBe(4);
  expect(await countOf(waiting.id)).toBeNull();
  expect(await wrong()).toEqual([]);
});

test('writes no History entry for the number', async () => {
  const { pool } = database;
  const [noted] = await pool<{ ofStatus: number; ofCount: number }[]>`
    select count(*) filter (where coalesce(after, before) ? 'status') as of_status,
           count(*) filter (where coalesce(after, before) ? 'sent_count') as of_count
      from changes where table_name = 'mailings'`;
  expect(noted?.ofStatus).toBeGreaterThan(0);
  expect(noted?.ofCount).toBe(0);
});

test('never deletes a mailing that has a ledger', async () => {
  const { pool } = database;
  const { id } = await buildMailing(pool);
  await expect(pool`delete from mailings where id = ${id}`).rejects.toThrow(/never deleted/);
});

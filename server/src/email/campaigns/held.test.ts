import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool, write } from '../../platform/db/client.ts';
import { acceptPlace, isAtHome, notePlace } from '../../platform/db/place.queries.ts';
import { findMailing } from '../mailings/mailings.queries.ts';
import { buildMailing, fakeTransport, sendingWith } from '../mailings/mailings.testing.ts';
import { sendMailing } from '../mailings/send-mailing.ts';
import { buildReadyDigest } from './campaigns.testing.ts';
import {
  editor,
  mailingsOf,
  read,
  schedule,
  server,
  statusOf,
  withServer,
} from './schedule.testing.ts';

withServer();

/** Makes the database one that was restored somewhere else. */
const moveAway = () =>
  server.pool`update database_place set database_oid = database_oid + 1 where is_at_home()`;

test('detects a copied database, and accepts a new one', async () => {
  const original = await createTestDatabase();
  await original.pool.end();
  const admin = openPool({ ...original.connection, database: 'postgres' }, { max: 1 });
  // Why: a pooler keeps connections, and a database that is in use can't be copied.
  await admin`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${original.connection.database} and usename = current_user`;
  const name = `${original.connection.database}_copy`;
  await admin.unsafe(`create database ${name} template ${original.connection.database}`);
  const copy = openPool({ ...original.connection, database: name }, { max: 1 });
  const again = openPool(original.connection, { max: 1 });
  await notePlace(copy);
  expect([await isAtHome(copy), await isAtHome(again)]).toEqual([false, true]);
  await Promise.all([copy.end(), again.end()]);
  await admin.unsafe(`drop database ${name}`);
  await admin.end();
  await original.drop();
});

test('detects another server even if the database has the same number there', async () => {
  await write(server.pool, null, async (db) => {
    await db`update database_place set system_identifier = '1'`;
    expect(await isAtHome(db)).toBe(false);
  });
  await server.pool`update database_place set system_identifier = system_identifier()`;
  expect(await isAtHome(server.pool)).toBe(true);
});

test('detects a copied data folder even if both identifiers match', async () => {
  const undo = new Error('undo');
  const work = write(server.pool, null, async (db) => {
    const isHomeIn = async (folder: string) => {
      await db`select set_config('masthead.folder', ${folder}, true)`;
      return isAtHome(db);
    };
    await db`update database_place set folder = null`;
    expect(await isHomeIn('7')).toBe(true);
    await notePlace(db);
    expect([await isHomeIn('7'), await isHomeIn('8')]).toEqual([true, false]);
    await notePlace(db);
    expect(await isAtHome(db)).toBe(false);
    await acceptPlace(db);
    expect([await isHomeIn('8'), await isHomeIn('7')]).toEqual([true, false]);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
});

test('falls back to the number of the database when the server identifier cannot be read', async () => {
  const undo = new Error('undo');
  const work = write(server.pool, null, async (db) => {
    await db`create or replace function system_identifier() returns text language sql stable as 'select null'`;
    expect(await isAtHome(db)).toBe(true);
    await db`update database_place set system_identifier = null`;
    expect(await isAtHome(db)).toBe(true);
    await db`update database_place set database_oid = 1`;
    expect(await isAtHome(db)).toBe(false);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
});

test('a copy sends nothing, shows it on email screens, and resumes when an admin allows it', async () => {
  const { pool } = server;
  const admin = server.as(await buildStaff(pool, 'admin'));
  const nobody = server.as(null);
  const { id } = await buildReadyDigest(pool);
  await schedule(id);
  const due = await buildMailing(pool);
  await moveAway();

  const { transport, messages } = fakeTransport();
  await sendMailing(sendingWith(pool, transport), due.id);
  expect(messages).toEqual([]);
  expect(await findMailing(pool, due.id)).toMatchObject({ status: 'scheduled' });
  expect((await editor.call(campaignEndpoints.sending)).body).toEqual({ isHeld: true });
  expect(await statusOf(id)).toMatchObject({ status: 'scheduled', problem: campaignMessages.held });
  expect((await nobody.call(healthEndpoints.check)).body).toMatchObject({
    status: 'ok',
    sending: campaignMessages.held,
  });
  const test = await editor.call(dailyDigestEndpoints.postTestEmail, { params: { id } });
  expect([test.status, test.error.message]).toEqual([409, [campaignMessages.held]]);

  const meant = await buildReadyDigest(pool);
  const now = await editor.call(dailyDigestEndpoints.sendNow, {
    body: { id: meant.id, version: (await read(meant.id)).version },
  });
  expect([now.status, now.error.message]).toEqual([409, [campaignMessages.held]]);
  expect(await mailingsOf(meant.id)).toEqual([]);

  expect((await editor.call(campaignEndpoints.resume)).status).toBe(403);
  expect((await nobody.call(campaignEndpoints.resume)).status).toBe(401);
  expect((await editor.call(campaignEndpoints.sending)).body).toEqual({ isHeld: true });
  expect((await admin.call(campaignEndpoints.resume)).body).toEqual({ isHeld: false });
  expect((await admin.call(campaignEndpoints.resume)).body).toEqual({ isHeld: false });

  expect((await nobody.call(healthEndpoints.check)).body.sending).toBe('ok');
  expect(await statusOf(id)).toMatchObject({ problem: null });
  await sendMailing(sendingWith(pool, transport), due.id);
  expect(messages).toHaveLength(3);
});

test('stops a send when its database is moved', async () => {
  const { pool } = server;
  const mailing = await buildMailing(pool, { subscribers: 60 });
  const moving = fakeTransport(async () => {
    await moveAway();
    return { result: 'sent' };
  });
  await expect(
    sendMailing(sendingWith(pool, moving.transport, { isStopping: () => false }), mailing.id),
  ).rejects.toThrow('not finished');
  expect(moving.messages.length).toBeLessThanOrEqual(20);
  await pool`update database_place set database_oid = database_oid - 1`;
});

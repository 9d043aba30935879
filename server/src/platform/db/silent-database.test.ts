import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdConnection, withTestDatabase } from '../../../test/database.ts';
import { isDatabaseAway, openPool } from './client.ts';

const database = withTestDatabase();

/** A network to the database that can lose everything. */
let isBlackHole = false;
const sockets: Socket[] = [];
const network = createServer((near) => {
  const { host, port } = database.connection;
  const far = connect(`${host}/.s.PGSQL.${port}`);
  sockets.push(near, far);
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const)
    from
      .on('error', () => {})
      .on('close', () => to.destroy())
      .on('data', (bytes) => isBlackHole || to.write(bytes));
});
beforeAll(async () => {
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  network.close();
});

const codeOf = (statement: Promise<unknown>) =>
  statement.then(
    () => null,
    (error: unknown) => isDatabaseAway(error),
  );

test('statements end when the database goes silent or all connections are in use, and a slow one does not', async () => {
  const { port } = network.address() as AddressInfo;
  const pool = openPool({ ...database.connection, host: '127.0.0.1', port }, { max: 2 });
  const direct = openPool(database.connection, { max: 1, hasLimits: false });
  const full = openPool(database.connection, { max: 1 });
  await pool`select 1`;
  const held = await holdConnection(full);
  isBlackHole = true;
  const silent = [codeOf(pool`select 1`), codeOf(pool`select 2`)];
  const waiting = codeOf(full`select 1`);
  const slow = direct<{ slept: string }[]>`select pg_sleep(6)::text as slept`;
  expect(await Promise.all(silent)).toEqual([true, true]);
  expect(await waiting).toBe(true);
  expect(await slow).toHaveLength(1);
  isBlackHole = false;
  held.release();
  expect(await pool<{ one: number }[]>`select 1 as one`).toEqual([{ one: 1 }]);
  expect(await full<{ one: number }[]>`select 1 as one`).toEqual([{ one: 1 }]);
  for (const each of [pool, direct, full]) await each.end({ timeout: 1 });
});

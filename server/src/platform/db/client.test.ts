import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { openDoor } from '../../../test/door.ts';
import { isDatabaseAway, openPool } from './client.ts';

const database = withTestDatabase();

test('a pool finds the database as soon as it is back, however long it has been away', async () => {
  const door = await openDoor(database.connection);
  const pool = openPool(door.connection, { max: 1 });
  const ask = () => pool<{ one: number }[]>`select 1 as one`.then(([row]) => row?.one);
  door.close();
  for (let time = 0; time < 40; time += 1)
    expect(isDatabaseAway(await ask().catch((error: unknown) => error))).toBe(true);
  const again = await openDoor(database.connection, door.connection.port);
  expect(await ask()).toBe(1);
  await pool.end();
  again.close();
});

test('rejects waiting and later queries when the pool ends', async () => {
  const pool = openPool(database.connection, { max: 1 });
  const busy = await pool.connect();
  const waiting = pool`select 1`.catch((error: unknown) => error);
  const ended = pool.end({ timeout: 0.05 });
  expect(isDatabaseAway(await waiting)).toBe(true);
  busy.release();
  await ended;
  expect(isDatabaseAway(await pool`select 1`.catch((error: unknown) => error))).toBe(true);
});

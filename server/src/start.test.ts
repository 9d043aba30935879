import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { readConfig } from './config.ts';
import { startProduct } from './start.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Who of the product is connected to the database, beside this test. */
async function connected(): Promise<string[]> {
  const rows = await database.pool<{ name: string }[]>`
    select application_name as name from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name <> 'masthead'`;
  return rows.map(({ name }) => name);
}

test('a start that fails late says why, and leaves nothing behind that goes on', async () => {
  const { host, port, user, password, database: name } = database.connection;
  const named = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  for (const [key, value] of Object.entries(named)) vi.stubEnv(key, value);
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address() as { port: number };
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: `postgres:///${name}`,
    MASTHEAD_ADMIN_PASSWORD: 'a password of the test',
    MASTHEAD_BOUNCES: 'bounces@mail.citybeat.example',
    MASTHEAD_INTAKE: String(taken),
  });
  const starting = startProduct(config, () => {});
  await expect(starting).rejects.toThrow(/EADDRINUSE/);
  vi.unstubAllEnvs();
  other.close();
  expect(await connected()).toEqual([]);
});

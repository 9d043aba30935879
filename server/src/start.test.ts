import { once } from 'node:events';
import { createServer } from 'node:net';
import { healthMessages } from '@masthead/shared/platform/health/health.endpoints.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { lookUpQueue } from './platform/outside/look-ups.queries.ts';
import { readConfig } from './platform/process/config.ts';
import { startProduct } from './start.ts';

const database = withTestDatabase();

afterEach(() => void vi.unstubAllEnvs());

/** The address of the test database, which listens on a socket that an address cannot name. */
function databaseUrl(): string {
  const { host, port, user, password, database: name } = database.connection;
  const named = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  for (const [key, value] of Object.entries(named)) vi.stubEnv(key, value);
  return `postgres:///${name}`;
}

/** Who of the product is connected to the database, beside this test. */
async function connected(): Promise<string[]> {
  const rows = await database.pool<{ name: string }[]>`
    select application_name as name from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name <> 'masthead'`;
  return rows.map(({ name }) => name);
}

test('reports a late startup failure and stops everything it started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address() as { port: number };
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl(),
    MASTHEAD_ADMIN_PASSWORD: 'a password of the test',
    MASTHEAD_BOUNCES: 'bounces@mail.citybeat.example',
    MASTHEAD_INTAKE: String(taken),
  });
  const starting = startProduct(config, () => {});
  await expect(starting).rejects.toThrow(/EADDRINUSE/);
  other.close();
  // Why a poll: PostgreSQL ends a process a moment after its connection.
  await expect.poll(connected).toEqual([]);
});

test('a web server plans jobs and does none; a worker does them and has no pages', async () => {
  const env = { PORT: '0', DATABASE_URL: databaseUrl(), MASTHEAD_ADMIN_PASSWORD: 'of the test' };
  const config = (role: string) => readConfig({ ...env, MASTHEAD_ROLE: role });
  const web = await startProduct(config('web'), () => {});
  const health = async () =>
    ((await (await fetch(`${web.address}/api/health`)).json()) as { jobs: string }).jobs;
  const states = async () =>
    (
      await database.pool<{ state: string }[]>`
        select state from pgboss.job where name = ${lookUpQueue}`
    ).map(({ state }) => state);
  try {
    await web.app?.jobs.plan(database.pool, lookUpQueue, {});
    expect(await health()).toBe(healthMessages.noWorker);
    expect(await states()).toEqual(['created']);
    const worker = await startProduct(config('worker'), () => {});
    try {
      expect([worker.app, worker.address]).toEqual([null, null]);
      expect(await health()).toBe('ok');
      await expect.poll(states, { timeout: 20_000 }).toEqual(['completed']);
    } finally {
      await worker.stop();
    }
    expect(await health()).toBe(healthMessages.noWorker);
  } finally {
    await web.stop();
  }
});

test('a wrong MASTHEAD_ROLE is refused by name', () => {
  expect(() => readConfig({ MASTHEAD_ROLE: 'jobs' })).toThrow(
    'MASTHEAD_ROLE must be web, worker or all, not "jobs".',
  );
});

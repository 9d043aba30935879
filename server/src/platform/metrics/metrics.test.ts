import { once } from 'node:events';
import { createServer } from 'node:net';
import parse from 'parse-prometheus-text-format';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { openDoor } from '../../../test/door.ts';
import { freePort } from '../../../test/free-port.ts';
import { type Product, startProduct } from '../../start.ts';
import { openPool } from '../db/client.ts';
import { readConfig } from '../process/config.ts';
import { signals } from '../process/signals.ts';
import { setFigures } from './collect.ts';
import { declareMetrics } from './declare-metrics.ts';
import { domainLabels } from './mail-domains.ts';
import { openFigures } from './read-figures.ts';

const database = withTestDatabase();

/** The product in one role, with metrics at a free port. */
async function start(role: string, more: NodeJS.ProcessEnv = {}) {
  const { host, port, user, password, database: name } = database.connection;
  const named = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  for (const [key, value] of Object.entries(named)) vi.stubEnv(key, value);
  const metricsPort = await freePort();
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: `postgres:///${name}`,
    MASTHEAD_ADMIN_PASSWORD: 'of the test',
    MASTHEAD_LOG: 'silent',
    MASTHEAD_ROLE: role,
    MASTHEAD_METRICS_PORT: String(metricsPort),
    ...more,
  });
  const product: Product = await startProduct(config, () => {});
  onTestFinished(() => product.stop().finally(() => vi.unstubAllEnvs()));
  return { product, port: metricsPort + (role === 'worker' ? 1 : 0) };
}
afterEach(() => vi.unstubAllEnvs());

type Labels = Record<string, string>;

/** The metrics as a parser of Prometheus' format reads them. */
async function scrape(port: number) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.status).toBe(200);
  const text = await response.text();
  // Why untyped: the parser leaves out the labels of histograms.
  const plain = text.replaceAll(/^# TYPE \S+ histogram$/gm, '');
  const samples = parse(plain).flatMap(({ name, metrics }) =>
    metrics.map((sample) => ({ name, ...sample })),
  );
  /** The value with these labels; null when there is none. */
  const value = (name: string, labels: Labels = {}): number | null => {
    const hasLabels = (own: Labels = {}) =>
      Object.entries(labels).every(([key, one]) => own[key] === one);
    const found = samples.find((each) => each.name === name && hasLabels(each.labels));
    return found ? Number(found.value) : null;
  };
  return { text, value };
}

/** A scrape with the figures of the database: on a busy machine, the first ones don't wait for them. */
async function scrapeFigures(port: number) {
  await expect.poll(async () => (await scrape(port)).value('masthead_up')).toBe(1);
  return scrape(port);
}

test('requests are counted by the pattern of their route, with status and time', async () => {
  const { product, port } = await start('all');
  for (const path of ['/api/health', '/api/auth/oauth/secret-token', '/images/upload/secret-name'])
    await fetch(`${product.address}${path}?secret=query`);
  await fetch(`${product.address}/api/no-such-secret`);
  const { text, value } = await scrape(port);
  expect(text).not.toContain('secret');
  const health = { method: 'GET', route: '/api/health' };
  expect(value('masthead_http_requests_total', { ...health, status: '200' })).toBe(1);
  expect(value('masthead_http_request_seconds_count', health)).toBe(1);
  expect(value('masthead_http_request_seconds_bucket', { ...health, le: '+Inf' })).toBe(1);
  expect(text).toContain('# TYPE masthead_http_request_seconds histogram');
});

test('one scrape tells every figure of a whole product', async () => {
  const { port } = await start('all');
  await database.pool`insert into backups (archive, target, ended_at, proved_at) values ('a', 't', now(), now())`;
  const { value } = await scrapeFigures(port);
  for (const state of ['idle', 'in use'])
    expect(value('masthead_pool_connections', { state }), state).toBeGreaterThanOrEqual(0);
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'masthead_pool_size',
    'masthead_disk_free_bytes',
    'masthead_disk_size_bytes',
    'masthead_last_backup_timestamp_seconds',
    'masthead_last_proof_timestamp_seconds',
    'masthead_worker_connections',
  ])
    expect(value(name), name).toBeGreaterThan(0);
  expect(value('masthead_schema_version')).toBe(value('masthead_schema_version_wanted'));
  for (const name of [
    'masthead_pool_waiting',
    'masthead_deliveries_waiting',
    'masthead_live_connections',
    'masthead_unhandled_errors',
    'masthead_backup_scheduled',
  ])
    expect(value(name), name).toBe(0);
  expect(value('masthead_storage_bytes', { area: 'database' })).toBeGreaterThan(1_000_000);
  for (const area of ['pictures', 'chat', 'invoices'])
    expect(value('masthead_storage_bytes', { area }), area).toBe(0);
});

test('a worker alone tells its figures at the next port: jobs by queue and state, with the age of the oldest', async () => {
  const { port } = await start('worker');
  await database.pool`
    insert into pgboss.job (name, policy, state, start_after, completed_on, singleton_key)
    select 'look-up-links', 'exclusive', s.state::pgboss.job_state, now() - s.age, now() - s.age, s.key
      from (values ('failed', interval '1 hour', 'a'), ('created', interval '-1 day', 'b')) s(state, age, key)`;
  const queue = { queue: 'look-up-links' };
  signals.jobDone.send({ ...queue, seconds: 1, error: new Error('no'), work: undefined });
  const { value } = await scrapeFigures(port);
  expect(value('masthead_jobs', { ...queue, state: 'failed' })).toBe(1);
  expect(value('masthead_jobs', { ...queue, state: 'scheduled' })).toBe(1);
  expect(value('masthead_oldest_job_seconds', { state: 'failed' })).toBeGreaterThanOrEqual(3600);
  expect(value('masthead_oldest_job_seconds', { ...queue, state: 'scheduled' })).toBeNull();
  expect(value('masthead_build_info', { role: 'worker' })).toBe(1);
  expect(value('masthead_job_seconds_count', { ...queue, result: 'failed' })).toBe(1);
});

test('mail, reader events and caches are counted, and the last message tells whether the mail server is there', async () => {
  const { port } = await start('web');
  expect((await scrape(port)).value('masthead_mail_server_up')).toBe(1);
  for (let count = 0; count < 20; count += 1)
    signals.mailDone.send({ domain: 'gmail.example', outcome: 'sent' });
  signals.mailDone.send({ domain: 'gmail.example', outcome: 'away' });
  signals.readerEvent.send('open');
  signals.cacheUsed.send({ cache: 'images', isHit: true });
  const { value } = await scrape(port);
  expect(value('masthead_mail_total', { outcome: 'sent', domain: 'other' })).toBe(19);
  expect(value('masthead_mail_total', { outcome: 'sent', domain: 'gmail.example' })).toBe(1);
  expect(value('masthead_mail_server_up')).toBe(0);
  expect(value('masthead_reader_events_total', { kind: 'open' })).toBe(1);
  expect(value('masthead_cache_requests_total', { cache: 'images', result: 'hit' })).toBe(1);
});

test('a thousand receiving domains get at most 31 labels', () => {
  const labelOf = domainLabels();
  const labels = new Set<string>();
  for (let round = 0; round < 30; round += 1)
    for (let domain = 0; domain < 1000; domain += 1) labels.add(labelOf(`${domain}.example`));
  expect(labels.size).toBe(31);
  expect(labels).toContain('other');
});

test('the database is asked once in 15 seconds, however often it is scraped, and for sizes once in five minutes', async () => {
  const said: string[] = [];
  const end = signals.statementDone.hear(({ text }) => said.push(text));
  let now = 0;
  const figures = openFigures(database.pool, () => now);
  onTestFinished(() => {
    end();
    return figures.close();
  });
  const asked = () => said.filter((text) => text.includes('pg_database_size')).length;
  const answered = async () => {
    await expect.poll(() => figures.read()).not.toBeNull();
    return figures.read();
  };
  await Promise.all([figures.read(), figures.read(), figures.read()]);
  const first = await answered();
  now = 14_999;
  expect(await figures.read()).toBe(first);
  expect(asked()).toBe(1);
  now = 15_000;
  const second = await answered();
  expect(asked()).toBe(2);
  expect(second).toMatchObject({ databaseBytes: first?.databaseBytes });
});

test('a database that is away or silent leaves its figures out and says so; the scrape goes on', async () => {
  const door = await openDoor(database.connection);
  const pool = openPool(door.connection, { max: 2 });
  onTestFinished(() => pool.end({ timeout: 1 }));
  let now = 0;
  const figures = openFigures(pool, () => now);
  onTestFinished(() => figures.close());
  const metrics = declareMetrics();
  const told = async () => {
    setFigures(metrics, await figures.read());
    const { values } = await metrics.up.get();
    const { values: schema } = await metrics.schema.get();
    return [values[0]?.value, schema.length];
  };
  await expect.poll(told).toEqual([1, 1]);
  door.freeze('masthead-metrics');
  now = 20_000;
  expect(await told()).toEqual([0, 0]);
  door.close();
  now = 40_000;
  expect(await told()).toEqual([0, 0]);
});

test('only /metrics is answered, and a port that is taken costs the metrics alone', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port: taken } = other.address() as { port: number };
  const { product } = await start('web', { MASTHEAD_METRICS_PORT: String(taken) });
  expect((await fetch(`${product.address}/api/health/live`)).status).toBe(200);
  const { port } = await start('web');
  const status = async (path: string, method = 'GET') =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  expect(await status('/')).toBe(404);
  expect(await status('/metrics', 'POST')).toBe(404);
});

test('without the setting no port is opened, and requests have no hook', async () => {
  const { product } = await start('web', {
    MASTHEAD_METRICS_PORT: '',
    MASTHEAD_SLOW_STATEMENT_MS: '0',
  });
  // Mail is heard by the process itself, for the System page.
  const heard = Object.values(signals).filter(({ isHeard }) => isHeard);
  expect(heard).toEqual([signals.mailDone]);
  const done = vi.fn();
  onTestFinished(signals.requestDone.hear(done));
  await fetch(`${product.address}/api/health/live`);
  expect(done).not.toHaveBeenCalled();
});

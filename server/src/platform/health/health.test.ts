import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import {
  healthEndpoints,
  healthMessages,
} from '@masthead/shared/platform/health/health.endpoints.ts';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openDoor } from '../../../test/door.ts';
import { clientOf, withTestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import type { App } from '../../app-parts.ts';
import { openPool } from '../db/client.ts';
import { testFolder } from '../images/images.testing.ts';
import { checkFilesFolder } from '../integrations/files/files-folder.ts';
import { s3Account, startS3Peer } from '../integrations/images/s3-peer.testing.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { Config } from '../process/config.ts';

const files = testFolder();
const server = withTestServer({ config: { dataFolder: files.folder, logLevel: 'silent' } });
const apps: App[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map(({ http }) => http.close()));
});

/** Another server on the same database. */
async function another(config: Partial<Config> = {}, parts: Partial<App> = {}) {
  const app = await buildApp({
    ...server.app,
    ...parts,
    config: { ...server.app.config, ...config },
  });
  apps.push(app);
  const client = clientOf(app, null);
  const ready = async () => {
    const { status, body } = await client.call(healthEndpoints.ready);
    return { code: status, ...body };
  };
  return { app, client, ready };
}

const fine = { status: 'ok', server: 'ok', database: 'ok', schema: 'ok', storage: 'ok' };

test('ready: 200 and each part is ok; without a worker it says so and stays ready', async () => {
  const { ready } = await another();
  await expect.poll(ready).toEqual({ code: 200, ...fine, jobs: healthMessages.noWorker });
  const worker = await startJobs(server.connection, () => {}, {
    pool: server.pool,
    onGivenUp: async () => {},
  });
  onTestFinished(() => worker.stop());
  const { ready: later } = await another({}, { jobs: worker });
  await expect.poll(later).toEqual({ code: 200, ...fine, jobs: 'ok' });
});

test('a database that is away or does not respond: not ready, and still live', async () => {
  const door = await openDoor(server.connection);
  const pool = openPool(door.connection, { max: 2 });
  onTestFinished(() => pool.end({ timeout: 1 }));
  const { ready } = await another({}, { pool });
  await expect.poll(ready).toMatchObject({ code: 200, database: 'ok' });
  door.freeze('masthead-health');
  // Why twice: it is called slow before it is called broken.
  await expect.poll(ready).toMatchObject({ code: 200, database: healthMessages.databaseSlow });
  await expect.poll(ready).toMatchObject({ code: 503, database: healthMessages.databaseSlow });
  door.close();
  const { ready: later, client } = await another({}, { pool });
  await expect.poll(later).toMatchObject({
    code: 503,
    status: 'not ready',
    database: healthMessages.databaseAway,
    schema: healthMessages.unknown,
  });
  expect(await client.call(healthEndpoints.live)).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
});

test('a database without a migration of this version, or a job queue that is away: not ready', async () => {
  const id =
    readdirSync(join(import.meta.dirname, '../../../migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1) ?? '';
  await server.pool`delete from migrations where id = ${id}`;
  const { ready } = await another();
  await expect
    .poll(ready)
    .toMatchObject({ code: 503, schema: healthMessages.migrationMissing(id) });
  await server.pool`insert into migrations (id) values (${id})`;
  const check = () => Promise.reject(new Error('away'));
  const { ready: other } = await another({}, { jobs: { ...server.app.jobs, check } });
  await expect
    .poll(other)
    .toMatchObject({ code: 503, schema: 'ok', jobs: healthMessages.jobsAway });
});

test('a folder of files that is another one, or gone: not ready', async () => {
  await checkFilesFolder(server.pool, files.folder);
  await expect.poll((await another()).ready).toMatchObject({ code: 200, storage: 'ok' });
  const marker = join(files.folder, 'files-id');
  writeFileSync(marker, 'another');
  const { ready } = await another();
  await expect.poll(ready).toMatchObject({
    code: 503,
    storage: healthMessages.storageAway(
      'MASTHEAD_DATA is no longer the folder that this server started with',
    ),
  });
  await server.pool`delete from files_folder`;
  const { ready: gone } = await another({ dataFolder: join(files.folder, 'gone') });
  await expect.poll(gone).toMatchObject({ code: 503, storage: expect.stringContaining('ENOENT') });
});

test('an S3 storage that refuses or does not respond is said, and takes no server out of rotation', async () => {
  const peer = await startS3Peer();
  onTestFinished(() => void peer.stop());
  const s3 = { url: peer.url, ...s3Account };
  await expect.poll((await another({ s3 })).ready).toMatchObject({ code: 200, storage: 'ok' });
  peer.state.fail = 403;
  await expect.poll((await another({ s3 })).ready).toMatchObject({
    code: 200,
    storage: healthMessages.storageAway('The storage responded with 403'),
  });
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect.poll((await another({ s3: { ...s3, url } })).ready).toMatchObject({
    code: 200,
    storage: healthMessages.storageSlow,
  });
});

test('proxies may ask as often as they want', async () => {
  const { client } = await another({ requestsPerMinute: 1 });
  const statuses = async (endpoint: typeof healthEndpoints.live | typeof healthEndpoints.check) => [
    (await client.call(endpoint)).status,
    (await client.call(endpoint)).status,
  ];
  expect(await statuses(healthEndpoints.check)).toEqual([200, 429]);
  expect(await statuses(healthEndpoints.live)).toEqual([200, 200]);
  await expect.poll(async () => (await client.call(healthEndpoints.ready)).status).toBe(200);
});

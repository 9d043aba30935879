import { GCProfiler } from 'node:v8';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { inBulk } from '../../../test/database.ts';
import { type TestClient, withTestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { type Noted, notingPool } from '../../../test/statements.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { buildFirm } from '../delivery/showcase.testing.ts';

/**
 * What common calls cost, in counts that do not depend on the machine: how often the database is asked and waited for,
 * and how much memory is allocated. Each is measured at what it may be at most; lower a limit when a call gets cheaper.
 */
let noted: Noted;
const server = withTestServer({
  poolFor: (own) => {
    const noting = notingPool(own);
    noted = noting.noted;
    return noting.pool;
  },
});
let admin: TestClient;
let firmId: number;

beforeAll(async () => {
  const { pool } = server;
  firmId = await buildFirm(pool);
  await inBulk(
    pool,
    (db) => db`
      insert into listings (showcase_firm_id, type, description1, description2, url, image_url)
      select ${firmId}, 'Product', 'A garden', repeat('Oak floors. ', 20), 'https://example.com', '/a.jpg'
        from generate_series(1, 100) n`,
  );
  admin = server.withToken(await openSession(pool, await buildStaff(pool, 'admin')));
});

const newListing = () => ({
  showcaseFirmId: firmId,
  type: 'Product',
  description1: 'A garden',
  url: 'https://example.com',
  imageUrl: '/images/upload/a.jpg',
});

const calls = {
  page: () => admin.call(listingEndpoints.search, { body: { showcaseFirmId: firmId, limit: 20 } }),
  one: () => admin.call(listingEndpoints.get, { params: { id: 1 } }),
  create: () => admin.call(listingEndpoints.create, { body: newListing() }),
};

/** Bytes that some work allocates, also those that were collected meanwhile. */
async function allocatedBy(work: () => Promise<unknown>): Promise<number> {
  const profiler = new GCProfiler();
  const before = process.memoryUsage().heapUsed;
  profiler.start();
  await work();
  const after = process.memoryUsage().heapUsed;
  const { statistics } = profiler.stop();
  return statistics.reduce(
    (sum, { beforeGC, afterGC }) =>
      sum + beforeGC.heapStatistics.usedHeapSize - afterGC.heapStatistics.usedHeapSize,
    after - before,
  );
}

async function repeat(call: () => Promise<{ status: number }>, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) expect((await call()).status).toBe(200);
}

/** Includes what this test itself allocates: a request without a socket, the parsed reply, and the checks of row access. */
test.each([
  ['page', { statements: 1, roundTrips: 1, kilobytes: 450 }],
  ['one', { statements: 1, roundTrips: 1, kilobytes: 130 }],
  ['create', { statements: 4, roundTrips: 3, kilobytes: 225 }],
] as const)('%s of listings costs at most %o', async (name, most) => {
  const call = calls[name];
  await repeat(call, 150);
  Object.assign(noted, { sent: [], roundTrips: 0 });
  await repeat(call, 1);
  expect(noted.sent.length, 'statements').toBeLessThanOrEqual(most.statements);
  expect(noted.roundTrips, 'round trips').toBeLessThanOrEqual(most.roundTrips);
  const samples = [];
  for (let sample = 0; sample < 5; sample += 1)
    samples.push((await allocatedBy(() => repeat(call, 40))) / 40 / 1024);
  expect(Math.min(...samples), 'kilobytes allocated').toBeLessThan(most.kilobytes);
});

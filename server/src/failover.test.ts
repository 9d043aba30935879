import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { afterAll, expect, test } from 'vitest';
import {
  clusterUser,
  openAddress,
  serverPrograms,
  startPrimary,
  startStandby,
} from '../test/clusters.ts';
import { clientOf } from '../test/server.ts';
import { openSession } from '../test/session.ts';
import type { App } from './app-parts.ts';
import { buildStaff } from './people/users/users.testing.ts';
import { openPool, type Pool } from './platform/db/client.ts';
import { compareSchema, repairOf } from './platform/db/compare-schema.ts';
import { isAtHome } from './platform/db/place.queries.ts';
import { lookUpQueue } from './platform/outside/look-ups.queries.ts';
import { readConfig } from './platform/process/config.ts';
import { type Product, startProduct } from './start.ts';

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** A folder with a short path, because sockets have short names. */
async function scratch() {
  const folder = await mkdtemp(join(tmpdir(), 'standby-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A primary whose commits wait for its standby, and the address in front of it. */
async function openPair() {
  const primary = await startPrimary(await scratch());
  stops.push(() => primary.kill());
  const at = (host: string) =>
    openPool({ host, port: 5432, user: clusterUser, database: 'postgres' }, { max: 1 });
  const admin = at(primary.host);
  await admin.unsafe('create database masthead');
  const standby = await startStandby(primary, await scratch());
  stops.push(() => standby.kill());
  await admin.unsafe(`alter system set synchronous_standby_names = '*'`);
  await admin`select pg_reload_conf()`;
  const standbys = () =>
    admin<{ state: string }[]>`select sync_state as state from pg_stat_replication`;
  await expect.poll(standbys).toMatchObject([{ state: 'sync' }]);
  await admin.end();
  const address = await openAddress(primary);
  stops.push(() => address.close());
  return {
    primary,
    standby,
    address,
    promote: async () => {
      const pool = at(standby.host);
      await pool`select pg_promote()`;
      await pool.end();
    },
  };
}

const states = async (pool: Pool) =>
  (
    await pool<{ state: string }[]>`select state::text from pgboss.job where name = ${lookUpQueue}`
  ).map(({ state }) => state);

test.runIf(serverPrograms)(
  'servers go on by themselves after a fail-over to a standby, and no acknowledged write is lost (needs PostgreSQL’s server programs)',
  async () => {
    const { primary, standby, address, promote } = await openPair();
    const env = {
      PORT: '0',
      DATABASE_URL: `postgres://${clusterUser}@127.0.0.1:${address.port}/masthead`,
      MASTHEAD_ADMIN_PASSWORD: 'a password of the test',
      MASTHEAD_LOG: 'silent',
      MASTHEAD_DEMO: '0',
    };
    const started = async (role: string): Promise<Product> => {
      const product = await startProduct(readConfig({ ...env, MASTHEAD_ROLE: role }), () => {});
      stops.push(product.stop);
      return product;
    };
    const products = [await started('web'), await started('all')];
    const { pool } = products[0] as Product;
    const token = await openSession(pool, await buildStaff(pool, 'admin'));
    const clients = products.map(({ app }) => clientOf(app as App, token));

    const acknowledged: string[] = [];
    const refused = new Set<number>();
    let isOver = false;
    const writing = clients.map(async (client, server) => {
      for (let at = 0; !isOver; at += 1) {
        const name = `Firm ${server} ${at}`;
        const { status } = await client.call(firmEndpoints.create, { body: { name } });
        if (status === 200) acknowledged.push(name);
        else {
          refused.add(status);
          await sleep(20);
        }
      }
    });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
    await primary.kill();
    await expect.poll(() => refused.size).toBeGreaterThan(0);
    await promote();
    const before = acknowledged.length;
    address.switchTo(standby);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    isOver = true;
    await Promise.all(writing);

    expect([...refused]).toEqual([503]);
    const rows = await pool<{ name: string }[]>`select name from showcase_firms`;
    const stored = new Set(rows.map(({ name }) => name));
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
    // Why: a standby is the same database, so sending is not put on hold.
    expect(await isAtHome(pool)).toBe(true);
    await products[0]?.app?.jobs.plan(pool, lookUpQueue, {});
    await expect.poll(() => states(pool)).toEqual(['completed']);

    // A dump that was restored where the roles are missing has none of the grants and policies.
    for (const product of products) await product.stop();
    const owner = openPool(env.DATABASE_URL, { max: 1 });
    stops.push(() => owner.end());
    const roles = 'masthead_partner, masthead_person, masthead_contributor';
    await owner.unsafe(`drop owned by ${roles}; drop role ${roles}`);
    await expect(started('web')).rejects.toThrow(/role masthead_contributor, .*npm run schema/);
    for (const one of (await compareSchema(owner)) ?? []) await owner.unsafe(repairOf(one));
    expect(await compareSchema(owner)).toEqual([]);
  },
  180_000,
);

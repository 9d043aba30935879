import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setUpEndpoints } from '@masthead/shared/people/set-up/set-up.endpoints.ts';
import { setUpMessages } from '@masthead/shared/people/set-up/set-up.messages.ts';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import { healthEndpoints } from '@masthead/shared/platform/health/health.endpoints.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { buildOrganization, buildUser } from './people/users/users.testing.ts';
import { readConfig } from './platform/process/config.ts';
import { setUpLines } from './sign-in-lines.ts';
import { startProduct } from './start.ts';

const publicUrl = 'https://masthead.example';

/** What replies are read for. */
interface Said {
  user: { name: string; email: string };
  message: string[];
}

/** A new database, with the starts of Masthead on it. */
async function newInstallation() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { pool, connection } = database;
  // Why by the environment: the test database listens on a socket that an address cannot name.
  const { host, port, user, password, database: name } = connection;
  const named = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  for (const [key, value] of Object.entries(named)) vi.stubEnv(key, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const env = { DATABASE_URL: `postgres:///${name}`, MASTHEAD_URL: publicUrl };
  return {
    pool,
    start: async (settings: Record<string, string> = {}) => {
      const config = readConfig({ ...env, PORT: '0', MASTHEAD_ROLE: 'web', ...settings });
      const product = await startProduct(config, () => {});
      onTestFinished(() => product.stop());
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const sent = { method: 'POST', headers, body: JSON.stringify(body) };
        const reply = await fetch(product.address + path, sent);
        return { status: reply.status, said: (await reply.json()) as Said };
      };
      return { ...product, post };
    },
    /** What `masthead set-up-code` prints. */
    printed: () =>
      promisify(execFile)(process.execPath, [join(import.meta.dirname, 'set-up-code.ts')], {
        env: { ...process.env, ...env },
      }).then(
        ({ stdout }) => stdout.trim(),
        ({ stderr }: { stderr: string }) => `refused: ${stderr.trim()}`,
      ),
    people: async () => {
      const rows = await pool<{ name: string }[]>`select name from users order by id`;
      return rows.map(({ name }) => name);
    },
  };
}

const whole = {
  publisher: 'Riverbend Press',
  timeZone: 'America/Denver',
  property: 'Riverbend',
  city: 'Pueblo',
  url: 'https://riverbend.example',
  postalAddress: '12 Main Street',
  name: 'Ada Larkin',
  email: 'ada@riverbend.example',
  password: 'velvet tractor onion',
};

describe('a first start without demo data and without a password', () => {
  test('waits, says the code in its log, and waits with the same code after a restart', async () => {
    const { start, people, printed } = await newInstallation();
    const first = await start();
    const code = first.setUpCode ?? '';
    expect(setUpLines(first, { publicUrl })).toEqual([
      `\nMasthead isn’t set up yet. Open ${publicUrl}/set-up and enter the set-up code ${code}`,
    ]);
    expect(await printed()).toBe(code);
    const ready = await fetch(first.address + healthEndpoints.ready.path);
    expect(ready.status).toBe(200);
    const page = await fetch(`${first.address}/articles`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/set-up']);
    await first.stop();
    const again = await start();
    expect(again.setUpCode).toBe(code);
    expect(await people()).toEqual([]);
  });

  test('is set up over HTTP, and no later start waits', async () => {
    const { start, people, printed } = await newInstallation();
    const first = await start();
    const code = first.setUpCode ?? '';
    const { status, said } = await first.post(setUpEndpoints.finish.path, { ...whole, code });
    expect([status, said.user.name]).toEqual([200, 'Ada Larkin']);
    expect(await printed()).toBe(`refused: ${setUpMessages.isOver}`);
    await first.stop();
    const again = await start();
    expect(setUpLines(again, { publicUrl })).toEqual([]);
    const late = await again.post(setUpEndpoints.finish.path, { ...whole, code });
    expect([late.status, late.said.message]).toEqual([409, [setUpMessages.isOver]]);
    expect(await people()).toEqual(['Ada Larkin']);
  });
});

describe('a database that has a person, such as a restored one', () => {
  test('never waits, even for a server that was started before', async () => {
    const { start, pool } = await newInstallation();
    const early = await start();
    expect(early.setUpCode).not.toBeNull();
    await buildUser(pool, { organizationId: await buildOrganization(pool) });
    expect((await fetch(early.address + setUpEndpoints.state.path)).status).toBe(404);
    expect((await fetch(early.address + authEndpoints.options.path)).status).toBe(200);
    const late = await start();
    expect(late.setUpCode).toBeNull();
  });
});

describe('an unattended first start', () => {
  test('MASTHEAD_ADMIN_PASSWORD adds the admin, and nothing is asked', async () => {
    const { start, pool } = await newInstallation();
    const settings = { MASTHEAD_ADMIN_PASSWORD: 'of the test', MASTHEAD_PUBLISHER: 'By settings' };
    const product = await start(settings);
    expect(product.setUpCode).toBeNull();
    expect((await fetch(product.address + setUpEndpoints.state.path)).status).toBe(404);
    const credentials = { username: 'admin', password: 'of the test' };
    const { status, said } = await product.post(authEndpoints.login.path, credentials);
    expect([status, said.user.email]).toEqual([200, 'admin@localhost']);
    const [owner] = await pool`select name from organizations where is_owner`;
    expect(owner).toEqual({ name: 'By settings' });
  });

  test('the publisher without a setting is as ever', async () => {
    const { start, pool } = await newInstallation();
    await start({ MASTHEAD_ADMIN_PASSWORD: 'of the test' });
    const [owner] = await pool`select name from organizations where is_owner`;
    expect(owner).toEqual({ name: 'Lone Star Media' });
  });
});

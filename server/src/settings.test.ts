import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { startProduct } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['MASTHEAD_URL', 'masthead.example', 'http:// or https://.'],
  ['MASTHEAD_URL', 'ftp://masthead.example', 'http:// or https://.'],
  ['SMTP_URL', 'mail.example:25', 'smtp:// or smtps://.'],
  ['SMTP_URL', 'smtp://', 'smtp:// or smtps://.'],
  ['DATABASE_URL', 'mysql://user:secret@db/masthead', 'postgres:// or postgresql://.'],
])('%s as %s is refused by name', (name, value, protocols) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `${name} must be an address that begins with ${protocols}`,
  );
});

/** A start that is refused; whatever takes long must not have begun. */
async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const config = readConfig({ PORT: '0', MASTHEAD_DATA: join(folder, 'data'), ...env });
  let hasPrepared = false;
  const prepare = () => {
    hasPrepared = true;
  };
  const said = await startProduct(config, () => {}, prepare).then(
    () => 'it has started',
    (error: Error) => error.message,
  );
  expect(hasPrepared).toBe(false);
  return said;
}

test('a taken port is refused before the database is started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toBe(
    `PORT ${port} is taken by another program. Set PORT to a free one.`,
  );
  other.close();
  expect(await refusal({ HOST: '203.0.113.9' })).toBe(
    'HOST 203.0.113.9 is not an address of this computer.',
  );
});

test('a wrong database is refused with the reason, never with its password', async () => {
  const { host, port, user, password } = inject('database');
  // Why: the test database listens on a socket, which an address cannot name but these can.
  const named = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password };
  for (const [name, value] of Object.entries(named)) vi.stubEnv(name, value);
  expect(await refusal({ DATABASE_URL: 'postgres:///none' })).toBe(
    'DATABASE_URL cannot be used: there is no such database.',
  );
  vi.stubEnv('PGPASSWORD', 'wrong');
  expect(await refusal({ DATABASE_URL: 'postgres:///postgres' })).toBe(
    'DATABASE_URL cannot be used: the user or the password is wrong.',
  );
  vi.unstubAllEnvs();
  expect(await refusal({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' })).toBe(
    'DATABASE_URL cannot be used: nothing answers there.',
  );
});

test('a data folder of an older PostgreSQL is refused', async () => {
  const older = join(folder, 'older');
  mkdirSync(join(older, 'postgres', 'pg17'), { recursive: true });
  expect(await refusal({ MASTHEAD_DATA: older })).toMatch(
    /holds a PostgreSQL 17 database, and this Masthead brings PostgreSQL 18/,
  );
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { checkPlaces } from './check-places.ts';
import { readConfig } from './platform/process/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` says of wrong settings; with a line more when all of the product has been read before. */
async function saidAtStart(env: NodeJS.ProcessEnv): Promise<string> {
  const watch = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => {
      if (url.endsWith('/server/src/app.ts')) console.error('The product was read');
      return next(url, context);
    } });`;
  const started = promisify(execFile)(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(watch)}`,
      join(import.meta.dirname, 'main.ts'),
    ],
    { env: { ...env, PORT: '0' } },
  );
  return started.then(
    () => 'it has started',
    ({ stderr }: { stderr: string }) => stderr,
  );
}

/** A database of an older PostgreSQL. */
const older = join(folder, 'older');
mkdirSync(join(older, 'postgres', 'pg17'), { recursive: true });
const otherVersion = `The data folder ${realpathSync(older)}/postgres contains a PostgreSQL 17 database, but this version of Masthead uses PostgreSQL 18.`;

test.each([
  ['MASTHEAD_URL', 'masthead.example', 'MASTHEAD_URL must be an address'],
  ['SMTP_URL_FILE', '/nowhere', 'SMTP_URL_FILE is the file /nowhere, but there is no such file.'],
  ['MASTHEAD_DATA', older, otherVersion],
])('a wrong %s is said before the rest of the product is read', async (name, value, said) => {
  const { DATABASE_URL: _, ...env } = process.env;
  const line = await saidAtStart({ ...env, [name]: value });
  expect(line).toMatch(/^.+\n$/);
  expect(line.startsWith(`Masthead could not start: ${said}`)).toBe(true);
});

test('warns about an unknown setting at start, and goes on', async () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const lines = await saidAtStart({
    ...env,
    MASTHEAD_DATA: older,
    MASTHEAD_SMPT_URL: 'smtp://user:secret@mail.example',
  });
  expect(lines).toMatch(
    /^MASTHEAD_SMPT_URL is not a setting; did you mean SMTP_URL\?\nMasthead could not start: The data folder .+\n$/,
  );
});

/** Why a start is refused before anything else is done. */
const refusal = (env: NodeJS.ProcessEnv): Promise<string> =>
  checkPlaces(readConfig({ PORT: '0', MASTHEAD_DATA: join(folder, 'data'), ...env })).then(
    () => 'it has started',
    (error: Error) => error.message,
  );

test('rejects a port in use, naming PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toBe(
    `PORT ${port} is already in use. Set PORT to a free port.`,
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
    'DATABASE_URL cannot be used: the database does not exist.',
  );
  vi.stubEnv('PGPASSWORD', 'wrong');
  expect(await refusal({ DATABASE_URL: 'postgres:///postgres' })).toBe(
    'DATABASE_URL cannot be used: the user or the password is wrong.',
  );
  vi.unstubAllEnvs();
  expect(await refusal({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' })).toBe(
    'DATABASE_URL cannot be used: nothing is listening at that address.',
  );
});

test.each(['3', '201', '7.5', 'many'])('a pool of %s connections is refused by name', (value) => {
  expect(() => readConfig({ MASTHEAD_POOL: value })).toThrow(
    `MASTHEAD_POOL must be a whole number from 4 to 200, not "${value}".`,
  );
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../test/database.ts';
import { readConfig } from './platform/process/config.ts';

const database = withTestDatabase();

/** What `npm run migrate` says on the test database, which has all migrations. */
async function run(...args: string[]) {
  const { host, port, user, password, database: name } = database.connection;
  const env = {
    ...process.env,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    DATABASE_URL: `postgres:///${name}`,
  };
  const program = join(import.meta.dirname, 'migrate.ts');
  return promisify(execFile)(process.execPath, [program, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

test('plans and applies from the command line, and says how it is used', async () => {
  await database.pool`delete from migrations where id like '0160%'`;
  const plan = await run('--plan');
  expect(plan.code).toBe(0);
  expect(plan.said).toContain(
    '1 migration would run:\n\n0160_history_attached_once.sql: History is attached',
  );
  expect(await run('--apply')).toEqual({ code: 0, said: 'The database is up to date.\n' });
  expect((await run('--plan')).said).toContain('There is nothing to migrate.');
  const wrong = await run();
  expect([wrong.code, wrong.said.split('\n')[0]]).toEqual([
    1,
    'Usage: npm run migrate -- --plan | --apply',
  ]);
});

test('a wrong MASTHEAD_MIGRATE is refused by name', () => {
  expect(() => readConfig({ MASTHEAD_MIGRATE: 'never' })).toThrow(
    'MASTHEAD_MIGRATE must be start or apart, not "never".',
  );
});

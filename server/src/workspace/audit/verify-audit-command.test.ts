import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { environmentOf } from '../../platform/backup/backup.testing.ts';
import { chainHistory } from './chain-history.ts';

const database = withTestDatabase();

/** What the command says, and how it ends. */
const command = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '..', '..', 'verify-audit.ts'), ...args],
    { env: { ...process.env, ...environmentOf(database.connection) } },
  ).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );

test('verify-audit says that the log is whole, then names what was altered', async () => {
  await buildStaff(database.pool, 'admin');
  await chainHistory(database.pool);
  const good = await command();
  expect(good).toMatchObject({ code: 0, said: expect.stringContaining('The audit log is whole.') });
  const [, end = ''] = /The last good entry is (\S+)/.exec(good.said) ?? [];
  expect((await command('--expect', end)).code).toBe(0);
  const other = await command('--expect', `${end.split(':')[0]}:${'0'.repeat(64)}`);
  expect(other).toMatchObject({ code: 1, said: expect.stringContaining('has another hash') });
  await database.pool.unsafe(`begin; alter table changes disable trigger user; update changes set actor_id = 7;
    alter table changes enable trigger user; commit`);
  const bad = await command();
  expect(bad).toMatchObject({ code: 1, said: expect.stringMatching(/^Entry 1 .*was altered/m) });
});

test('verify-audit refuses a file that is no export and a wrong expectation, and explains itself', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'masthead-audit-')), 'x.jsonl');
  await writeFile(file, 'hello\n');
  expect(await command(file)).toMatchObject({
    code: 1,
    said: expect.stringContaining('Line 1 is not an entry of an audit export.'),
  });
  expect(await command('--expect', 'x')).toMatchObject({ code: 1 });
  expect(await command('--help')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Exit codes'),
  });
});

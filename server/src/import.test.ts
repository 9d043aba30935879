import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What the command says, and how it ends; without a file it needs no database. */
async function command(...args: string[]) {
  const started = promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'import.ts'),
    ...args,
  ]);
  return started.then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout, errors: stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout as string, errors: stderr as string }),
  );
}

test('prints help, and errors for invalid arguments', async () => {
  for (const flag of ['--help', '-h']) {
    const { code, said } = await command(flag);
    expect(code).toBe(0);
    for (const words of ['FILE', '--site CITY', '--move', 'WordPress', 'undone', 'Exit codes'])
      expect(said).toContain(words);
  }
  expect(await command()).toEqual({ code: 2, said: expect.stringContaining('Usage:'), errors: '' });
  const unknown = await command('--sites', 'Austin');
  expect(unknown).toEqual({ code: 2, said: expect.stringContaining("'--sites'"), errors: '' });
  expect(unknown.said).toContain('Usage: npm run import');
});

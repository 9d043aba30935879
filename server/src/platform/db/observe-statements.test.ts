import { expect, onTestFinished, test, vi } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { inWork } from '../process/strays.ts';
import { logSlowStatements, withoutValues } from './observe-statements.ts';

const database = withTestDatabase();

test('logs a slow statement with its time and work, and without values', async () => {
  const warn = vi.fn();
  onTestFinished(logSlowStatements(50, { warn }));
  await inWork({ name: 'GET /api/thing', id: '7' }, async () => {
    await database.pool`select ${'secret'}::text as secret_one, pg_sleep(0.06)::text`;
    await database.pool.unsafe("select 'secret' as a, pg_sleep(0.06)::text");
    await database.pool`select 1 as one`;
  });
  expect(warn.mock.calls).toEqual([
    [
      {
        ms: expect.any(Number),
        statement: 'select $1::text as secret_one, pg_sleep(0.06)::text',
        work: 'GET /api/thing',
        workId: '7',
      },
      'Slow statement',
    ],
    [
      expect.objectContaining({ statement: "select '…' as a, pg_sleep(0.06)::text" }),
      'Slow statement',
    ],
  ]);
});

test('a limit of 0 logs no statement', async () => {
  const warn = vi.fn();
  onTestFinished(logSlowStatements(0, { warn }));
  await database.pool`select pg_sleep(0.06)::text`;
  expect(warn).not.toHaveBeenCalled();
});

test('a long statement is cut and put into one line', () => {
  expect(withoutValues(`select\n  1,\t'it''s'`)).toBe("select 1, '…'");
  expect(withoutValues('x'.repeat(5000))).toHaveLength(2000);
});

import { expect, test } from 'vitest';
import { openPool } from './client.ts';

test('a pool looks again within a second, however long the database has been away', async () => {
  const pool = openPool('postgres://127.0.0.1:1/none');
  const { backoff } = pool.options as unknown as { backoff: (tries: number) => number };
  const pauses = Array.from({ length: 40 }, (_, tries) => backoff(tries));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1);
  expect(Math.min(...pauses)).toBeGreaterThan(0);
  await pool.end();
});

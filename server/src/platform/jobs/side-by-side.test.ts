import type { JobWithMetadata } from 'pg-boss';
import { expect, test } from 'vitest';
import { takeSideBySide } from './side-by-side.ts';

type OnJobs = (jobs: JobWithMetadata<{ n: number }>[]) => Promise<void>;

/** A queue whose takers are given their jobs by the test. */
function aQueue() {
  const takers = new Map<string, OnJobs>();
  let made = 0;
  const boss = {
    work: async (_queue: string, _how: object, onJobs: OnJobs) => {
      made += 1;
      takers.set(`taker ${made}`, onJobs);
      return `taker ${made}`;
    },
    offWork: async (_queue: string, { id = '' }: { id?: string } = {}) => void takers.delete(id),
  };
  const give = async (taker: string, n: number) =>
    takers.get(taker)?.([{ data: { n } } as JobWithMetadata<{ n: number }>]);
  return { boss: boss as never, takers, give };
}

test('while all takers are busy there is one more, and afterwards one that asks for jobs is left', async () => {
  const { boss, takers, give } = aQueue();
  const ends: (() => void)[] = [];
  await takeSideBySide<{ n: number }>(boss, 'emails', {
    concurrency: 4,
    take: () => new Promise((resolve) => ends.push(resolve)),
    isStopping: () => false,
    onError: (error) => expect.unreachable(error.message),
  });
  const given: Promise<void>[] = [];
  for (let n = 1; n <= 4; n += 1) {
    expect(takers.size).toBe(n);
    given.push(give(`taker ${n}`, n));
    await Promise.resolve();
  }
  expect(takers.size).toBe(4);
  for (const end of ends) end();
  await Promise.all(given);
  expect(takers.size).toBe(1);
});

import { expect, test } from 'vitest';
import { together } from './together.ts';

/** Records that are read together, with the calls that were made for them. */
function reading(most = 100) {
  const calls: number[][] = [];
  const read = together(async (ids: number[]) => {
    calls.push(ids);
    if (ids.includes(13)) throw new Error('away');
    return ids.filter((id) => id < 50).map((id) => ({ id, name: `No ${id}` }));
  }, most);
  return { calls, read };
}

test('thirty records that are asked for at once are one call, and each gets its own', async () => {
  const { calls, read } = reading();
  const ids = Array.from({ length: 30 }, (_, n) => n + 20);
  const records = await Promise.all(ids.map(read));
  expect(records).toEqual(ids.map((id) => ({ id, name: `No ${id}` })));
  expect(calls).toEqual([ids]);
});

test('one that is asked for twice is read once, and again when it is asked for later', async () => {
  const { calls, read } = reading();
  await Promise.all([read(1), read(1)]);
  await read(1);
  expect(calls).toEqual([[1], [1]]);
});

test('one that the answer leaves out is null, and a failed call fails for all who waited for it', async () => {
  const { read } = reading();
  expect(await Promise.all([read(1), read(99)])).toEqual([{ id: 1, name: 'No 1' }, null]);
  const failed = await Promise.allSettled([read(12), read(13)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(12)).toEqual({ id: 12, name: 'No 12' });
});

test('more than one call may hold are split', async () => {
  const { calls, read } = reading(2);
  await Promise.all([1, 2, 3].map(read));
  expect(calls).toEqual([[1, 2], [3]]);
});

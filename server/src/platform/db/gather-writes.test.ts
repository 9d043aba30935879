import { expect, test } from 'vitest';
import { gatherWrites } from './gather-writes.ts';

/** Writes that are noted, and end when the test says so. */
function gathering({ atOnce = 10, mostWaiting = 100 } = {}) {
  const writes: { items: readonly number[]; end: (error?: Error) => void }[] = [];
  const gathered = gatherWrites<number>({
    waitMs: 1,
    atOnce,
    mostWaiting,
    write: (items) =>
      new Promise((resolve, reject) => {
        writes.push({ items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  });
  const nth = async (index: number) => {
    await expect.poll(() => writes.length).toBeGreaterThan(index);
    const write = writes[index];
    if (!write) throw new Error('no write');
    return write;
  };
  return { ...gathered, writes, nth };
}

test('what comes within the wait is one write, and callers wait for its end', async () => {
  const { add, nth, writes } = gathering();
  const ended: string[] = [];
  const both = Promise.all([
    add([1, 2])?.then(() => ended.push('first')),
    add([3])?.then(() => ended.push('second')),
  ]);
  const write = await nth(0);
  expect([write.items, ended]).toEqual([[1, 2, 3], []]);
  write.end();
  await both;
  expect([ended, writes.length]).toEqual([['first', 'second'], 1]);
});

test('what comes during a write is in the next one, up to its size; a call is never split', async () => {
  const { add, nth } = gathering({ atOnce: 3 });
  const calls = [add([1])];
  const first = await nth(0);
  calls.push(add([2, 3]), add([4, 5]), add([6, 7, 8, 9]));
  first.end();
  for (const [index, items] of [
    [2, 3],
    [4, 5],
    [6, 7, 8, 9],
  ].entries()) {
    const write = await nth(index + 1);
    expect(write.items).toEqual(items);
    write.end();
  }
  await Promise.all(calls.map(async (call) => call));
});

test('a failed write fails its callers only', async () => {
  const { add, nth } = gathering();
  const failing = add([1]);
  const first = await nth(0);
  const next = add([2]);
  first.end(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  (await nth(1)).end();
  await expect(next).resolves.toBeUndefined();
});

test('too many are not taken, and there is room again after a write', async () => {
  const { add, nth } = gathering({ mostWaiting: 2 });
  const taken = add([1, 2]);
  expect(add([3])).toBeNull();
  (await nth(0)).end();
  await taken;
  const next = add([3]);
  (await nth(1)).end();
  await expect(next).resolves.toBeUndefined();
});

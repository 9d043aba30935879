import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherCounts } from './gather-counts.ts';

const flushMs = 5000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Counts whose writes are noted; a write fails while `isAway`. */
function gathering(most = 1000) {
  const writes: object[] = [];
  const troubles: unknown[] = [];
  const state = { isAway: false };
  const counts = gatherCounts<string>({
    most,
    write: async (gathered) => {
      if (state.isAway) throw new Error('away');
      writes.push(Object.fromEntries(gathered));
    },
    onTrouble: (error) => troubles.push(error),
  });
  const addAll = (keys: string[]) => {
    for (const key of keys) counts.add(key);
  };
  return { ...counts, addAll, writes, troubles, state };
}

test('300 counts within five seconds are one write', async () => {
  const { addAll, writes, close } = gathering();
  addAll(Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? 'open' : 'click')));
  await vi.advanceTimersByTimeAsync(flushMs - 1);
  expect(writes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(writes).toEqual([{ open: 100, click: 200 }]);
  await close();
  expect(writes).toHaveLength(1);
});

test('a normal stop flushes counts, and counts of running requests are written immediately', async () => {
  const { addAll, writes, close } = gathering();
  addAll(['open', 'open']);
  await close();
  expect(writes).toEqual([{ open: 2 }]);
  await vi.advanceTimersByTimeAsync(10 * flushMs);
  expect(writes).toHaveLength(1);
  addAll(['click']);
  await vi.advanceTimersByTimeAsync(0);
  expect(writes).toEqual([{ open: 2 }, { click: 1 }]);
});

test('retries failed writes together with newer counts', async () => {
  const { addAll, writes, troubles, state, flush } = gathering();
  state.isAway = true;
  addAll(['open', 'click']);
  await flush();
  expect([writes, troubles.length]).toEqual([[], 1]);
  state.isAway = false;
  addAll(['open']);
  await flush();
  expect(writes).toEqual([{ open: 2, click: 1 }]);
});

test('more keys than may wait are not counted, while known ones go on', async () => {
  const { addAll, writes, flush } = gathering(2);
  addAll(['a', 'b', 'c', 'a']);
  await flush();
  expect(writes).toEqual([{ a: 2, b: 1 }]);
});

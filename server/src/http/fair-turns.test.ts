import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairTurns, fewAtOnce } from './fair-turns.ts';

test('one piece of work a turn, person by person', async () => {
  const inTurn = fairTurns();
  const done: string[] = [];
  const ask = async (asker: string, name: string) => {
    await inTurn(asker);
    done.push(name);
  };
  const asked = [
    ...Array.from({ length: 5 }, (_, at) => ask('a', `a${at}`)),
    ask('b', 'b0'),
    ask('c', 'c0'),
    ask('b', 'b1'),
  ];
  for (let turns = 1; turns <= 8; turns += 1) {
    await turn();
    expect(done.length).toBeLessThanOrEqual(turns);
  }
  await Promise.all(asked);
  expect(done).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3', 'a4']);
  await ask('a', 'later');
  expect(done.at(-1)).toBe('later');
});

test('a few of one asker at once, some wait, the rest is refused; others are not touched', async () => {
  const turnOf = fewAtOnce({ atOnce: 2, mostWaiting: 1 });
  const [first, second] = [await turnOf('a'), await turnOf('a')];
  const third = turnOf('a');
  expect(await turnOf('a')).toBeNull();
  expect(await turnOf('b')).not.toBeNull();
  first?.();
  first?.();
  const waited = await third;
  expect(waited).not.toBeNull();
  second?.();
  waited?.();
  expect(await turnOf('a')).not.toBeNull();
});

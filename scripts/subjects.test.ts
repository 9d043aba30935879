import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Call, readCalls } from './contract.ts';

let calls: Call[];
beforeAll(async () => {
  calls = await readCalls(join(import.meta.dirname, '..'));
});

const named = (some: Call[]) => some.map(({ codeName }) => codeName);

describe('every call declares its subjects', () => {
  test('a read declares what it shows', () => {
    // Why: a test email can be requested by GET, and leaves a sent message behind.
    const reading = calls.filter(({ isRead, touches }) => isRead && !touches);
    expect(reading.length).toBeGreaterThan(60);
    expect(named(reading.filter(({ shows }) => !shows))).toEqual([]);
  });

  test('a write declares what it touches', () => {
    const changing = calls.filter(({ isRead }) => !isRead);
    expect(changing.length).toBeGreaterThan(60);
    expect(named(changing.filter(({ touches }) => !touches))).toEqual([]);
  });

  test('every touched subject is shown somewhere', () => {
    const shown = new Set(calls.flatMap(({ shows = [] }) => shows));
    expect(calls.flatMap(({ touches = [] }) => touches).filter((one) => !shown.has(one))).toEqual(
      [],
    );
  });

  test('a write of a record touches what its read shows', () => {
    const parts = (call: Call) => call.codeName.split('.') as [group: string, name: string];
    const changing = ['create', 'update', 'remove', 'restore', 'clone', 'schedule', 'rename'];
    const pairs = calls
      .filter((call) => parts(call)[1] === 'get')
      .flatMap((get) =>
        calls
          .filter((call) => {
            const [group, name] = parts(call);
            return group === parts(get)[0] && changing.includes(name);
          })
          .map((call) => ({ call, shown: get.shows?.[0] ?? '' })),
      );
    expect(pairs.length).toBeGreaterThan(15);
    const untold = pairs.filter(({ call, shown }) => !call.touches?.includes(shown));
    expect(named(untold.map(({ call }) => call))).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateWindows } from './rate-windows.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('counts from zero again after a minute', () => {
  const windows = rateWindows(10);
  windows.count('a', 3);
  pass(60_000);
  expect(windows.count('a', 1).requests).toBe(4);
  pass(1);
  expect(windows.count('a', 1).requests).toBe(1);
});

test('drops the windows that are over, and no others', () => {
  const windows = rateWindows(10);
  windows.count('old', 1);
  windows.count('again', 1);
  pass(60_001);
  windows.count('again', 1);
  windows.count('new', 1);
  windows.dropOld();
  expect(windows.size()).toBe(2);
  expect(windows.count('again', 1).requests).toBe(2);
});

test('drops the others although the minute of the first began anew on another server', () => {
  const windows = rateWindows(1);
  windows.count('busy', 5);
  windows.count('quiet', 1);
  pass(50_000);
  windows.correct([{ network: 'busy', requests: 5 }], [{ network: 'busy', requests: 5, ageMs: 0 }]);
  pass(10_001);
  windows.dropOld();
  expect(windows.size()).toBe(1);
  expect(windows.count('busy', 1).requests).toBe(6);
});

test('tells of busy networks until the others know all of their requests', () => {
  const windows = rateWindows(3);
  windows.count('quiet', 2);
  windows.count('busy', 3);
  const told = [{ network: 'busy', requests: 3 }];
  expect(windows.toTell()).toEqual(told);
  // Why again: whether the others have heard is not known.
  expect(windows.toTell()).toEqual(told);
  windows.count('busy', 2);
  windows.correct(told, [{ network: 'busy', requests: 10, ageMs: 0 }]);
  expect(windows.toTell()).toEqual([{ network: 'busy', requests: 2 }]);
  windows.correct(
    [{ network: 'busy', requests: 2 }],
    [{ network: 'busy', requests: 12, ageMs: 0 }],
  );
  expect(windows.toTell()).toEqual([]);
  expect(windows.count('busy', 1).requests).toBe(13);
  expect(windows.toTell()).toEqual([{ network: 'busy', requests: 1 }]);
});

test('tells nothing of a network whose minute is over', () => {
  const windows = rateWindows(3);
  windows.count('busy', 3);
  pass(60_001);
  windows.count('busy', 1);
  expect(windows.toTell()).toEqual([]);
});

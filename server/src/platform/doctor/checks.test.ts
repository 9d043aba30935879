import { expect, test } from 'vitest';
import { judgeProxies } from './check-address.ts';
import { judgeClock } from './check-database.ts';
import { judgeSpace } from './check-folders.ts';
import { ok, reportOf, runChecks, warning } from './checks.ts';

test('a check that fails or never ends is a problem and stops no other', async () => {
  const lines = await runChecks(
    [
      { name: 'one', run: () => new Promise(() => {}) },
      { name: 'two', run: () => Promise.reject(new Error('no such thing')) },
      { name: 'three', run: async () => [ok('it is so'), warning('it is not', 'Change it.')] },
    ],
    30,
  );
  expect(reportOf(lines)).toEqual([
    'problem  one: gave no answer within 0.03 seconds. Check the network and the other side.',
    'problem  two: failed: no such thing. Remove the cause, and run this again.',
    'ok       three: it is so',
    'warning  three: it is not. Change it.',
  ]);
});

test.each([
  [0, '192.0.2.1', 'ok', '0 proxies add'],
  [1, '192.0.2.1, 203.0.113.5', 'ok', '1 proxy adds'],
  [1, '203.0.113.5', 'ok', '1 proxy adds'],
  [2, '192.0.2.1, 203.0.113.5, 10.0.0.2', 'ok', '2 proxies add'],
  [1, '192.0.2.1', 'problem', 'anybody can pretend'],
  [2, '192.0.2.1, 203.0.113.5', 'problem', 'anybody can pretend'],
  [0, '192.0.2.1, 203.0.113.5', 'problem', 'all people count as one'],
  [0, null, 'ok', '0 proxies add'],
])('%i trusted proxies and X-Forwarded-For %s are %s', (trusted, header, state, says) => {
  expect(judgeProxies(trusted, header)).toMatchObject({
    state,
    says: expect.stringContaining(says),
  });
});

test('judges clocks and free space', () => {
  expect(judgeClock(4000, 'the database').state).toBe('ok');
  expect(judgeClock(-30_000, "the database's")).toMatchObject({
    state: 'warning',
    says: "this computer's clock is 30.0 seconds behind the database's",
  });
  expect(judgeClock(300_000, 'the database').state).toBe('problem');
  const gigabyte = 1024 ** 3;
  expect([20, 3, 0.5].map((free) => judgeSpace('/data', free * gigabyte).state)).toEqual([
    'ok',
    'warning',
    'problem',
  ]);
});

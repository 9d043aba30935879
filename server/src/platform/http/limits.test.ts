import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildApp } from '../../app.ts';
import { openPool } from '../db/client.ts';
import { dropOldCounts } from './limits.queries.ts';
import {
  fairQueue,
  fewAtOnce,
  networkOf,
  openRateLimit,
  type RateLimit,
  type RateRule,
} from './limits.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });

describe('the bound on what one address may ask (reliability T53)', () => {
  const limited = async (trustedProxies: number) => {
    const config = { ...server.app.config, requestsPerMinute: 3, trustedProxies };
    const app = await buildApp({ ...server.app, config });
    const from = async (remoteAddress: string, forwarded?: string) =>
      app.http.inject({
        url: '/api/health',
        remoteAddress,
        ...(forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {}),
      });
    return { app, from };
  };

  test('the fourth request of a minute is a 429 that says when to come back; others are served', async () => {
    const { app, from } = await limited(0);
    for (let made = 0; made < 3; made += 1)
      expect((await from('203.0.113.1')).statusCode).toBe(200);
    const refused = await from('203.0.113.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toEqual(['Too many requests. Wait a moment and try again.']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await from('203.0.113.2')).statusCode).toBe(200);
    await app.http.close();
  });

  test('a made-up X-Forwarded-For gives no new budget', async () => {
    const { app, from } = await limited(0);
    for (let made = 0; made < 3; made += 1) await from('203.0.113.1', `198.51.100.${made}`);
    expect((await from('203.0.113.1', '198.51.100.99')).statusCode).toBe(429);
    await app.http.close();
  });

  test('behind one proxy the address that the proxy saw counts, whatever the client wrote before it', async () => {
    const { app, from } = await limited(1);
    for (let made = 0; made < 3; made += 1)
      await from('10.0.0.1', `198.51.100.${made}, 203.0.113.7`);
    expect((await from('10.0.0.1', '198.51.100.99, 203.0.113.7')).statusCode).toBe(429);
    expect((await from('10.0.0.1', '198.51.100.99, 203.0.113.8')).statusCode).toBe(200);
    await app.http.close();
  });

  test('all addresses of one IPv6 network are one client', async () => {
    const { app, from } = await limited(0);
    for (const address of ['2001:db8::1', '2001:db8:0:0:9::', '2001:db8::ffff:ffff:ffff:ffff'])
      await from(address);
    expect((await from('2001:db8::2')).statusCode).toBe(429);
    expect((await from('2001:db8:0:1::1')).statusCode).toBe(200);
    expect((await from('::ffff:203.0.113.1')).statusCode).toBe(200);
    await app.http.close();
  });
});

describe('the bound over several servers', () => {
  const perMinute = 50;
  const opened: ReturnType<typeof openRateLimit>[] = [];
  const open = (counted: RateRule['counted'] = 'requests', pool = server.pool) => {
    const limit = openRateLimit(pool, { counted, perMinute });
    opened.push(limit);
    return limit;
  };
  afterEach(() => {
    for (const limit of opened.splice(0)) limit.close();
  });
  const ask = (limit: RateLimit, address: string, times: number) =>
    Array.from({ length: times }, () => limit.waitMs(address)).filter((wait) => wait === 0).length;
  const told = (network: string) =>
    vi.waitFor(async () => {
      const rows = await server.pool<{ requests: number }[]>`
        select requests from request_counts where network = ${network}`;
      expect(rows).toHaveLength(1);
      return rows[0]?.requests;
    }, 5000);

  test('what one has answered counts at the others, and says when to come back', async () => {
    const [one, other] = [open(), open()];
    expect(ask(one, '198.51.100.1', perMinute + 5)).toBe(perMinute);
    expect(await told('198.51.100.1')).toBe(perMinute + 5);
    // Why three: from a twentieth of the limit on, a server tells what it knows, and hears of the others.
    expect(ask(other, '198.51.100.1', 3)).toBe(3);
    // Why so seldom: each look counts, and so few would be allowed.
    await vi.waitFor(() => expect(other.waitMs('198.51.100.1')).toBeGreaterThan(50_000), {
      timeout: 5000,
      interval: 500,
    });
    expect(other.waitMs('198.51.100.1')).toBeLessThanOrEqual(60_000);
    expect(ask(other, '198.51.100.2', perMinute)).toBe(perMinute);
  });

  test('who asks little is not told of, and each limit counts for itself', async () => {
    const [requests, events] = [open(), open('showcase events')];
    ask(requests, '198.51.100.3', 2);
    ask(requests, '198.51.100.4', perMinute);
    await told('198.51.100.4');
    expect(ask(events, '198.51.100.4', perMinute)).toBe(perMinute);
    expect(
      await server.pool`select from request_counts where network = '198.51.100.3'`,
    ).toHaveLength(0);
  });

  test('is over after a minute', async () => {
    const limit = open();
    ask(limit, '198.51.100.5', perMinute);
    await told('198.51.100.5');
    await server.pool`update request_counts set since = now() - interval '61 seconds'`;
    expect(ask(limit, '198.51.100.5', 1)).toBe(0);
    await vi.waitFor(() => expect(limit.waitMs('198.51.100.5')).toBe(0), { timeout: 5000 });
    await server.pool`update request_counts set since = now() - interval '61 seconds'`;
    await dropOldCounts(server.pool);
    expect(await server.pool`select from request_counts`).toHaveLength(0);
  });

  test('while the database is away each server holds its own', async () => {
    const pool = openPool(
      { host: '127.0.0.1', port: 9, user: 'nobody', password: 'x', database: 'x' },
      { max: 1 },
    );
    const limit = open('requests', pool);
    expect(ask(limit, '198.51.100.6', perMinute + 1)).toBe(perMinute);
    await sleep(1500);
    expect(ask(limit, '198.51.100.6', 1)).toBe(0);
    expect(ask(limit, '198.51.100.7', 1)).toBe(1);
    await pool.end({ timeout: 0 });
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['what a proxy wrote', 'what a proxy wrote'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));

test('one piece of work a turn, person by person', async () => {
  const inTurn = fairQueue();
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

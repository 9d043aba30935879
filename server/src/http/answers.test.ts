import { connect } from 'node:net';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { absentFrom } from '../../test/absent-from.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { openSession } from '../../test/session.ts';
import { buildApp } from '../app.ts';
import { buildDigest, buildSite } from '../campaigns/campaigns.testing.ts';
import { openPool } from '../db/client.ts';
import { buildStaff } from '../users/users.testing.ts';

let server: TestServer;
let admin: string;
let author: string;
let digestId: number;

const signIn = (userId: number) => openSession(server.pool, userId);

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  admin = await signIn(await buildStaff(server.pool, 'admin'));
  author = await signIn(await buildStaff(server.pool, 'author'));
  digestId = await buildDigest(server.pool, { siteId: (await buildSite(server.pool)).id });
});
afterAll(() => server.stop());

const ask = (options: InjectOptions, token: string | null = admin) =>
  server.app.http.inject({
    ...options,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers },
  });

/** One answer of every kind. */
const kinds: Record<string, { status: number; get: () => Promise<LightMyRequestResponse> }> = {
  'a list': { status: 200, get: () => ask({ url: '/api/user' }) },
  'a wrong value': { status: 400, get: () => ask({ url: '/api/news-item/search?limit=0' }) },
  'no session': { status: 401, get: () => ask({ url: '/api/user' }, null) },
  'a wrong role': { status: 403, get: () => ask({ url: '/api/outbox' }, author) },
  'a missing record': { status: 404, get: () => ask({ url: '/api/news-item/999999999' }) },
  'an unknown address of the API': { status: 404, get: () => ask({ url: '/api/nothing' }) },
  'an old version': {
    status: 409,
    get: () =>
      ask({ method: 'PUT', url: '/api/daily-digest', payload: { id: digestId, version: 99 } }),
  },
  'a body that is too large': {
    status: 413,
    get: () =>
      ask({ method: 'PUT', url: '/api/daily-digest', payload: { x: 'x'.repeat(1024 * 1024) } }),
  },
  'a wrong content type': {
    status: 415,
    get: () =>
      ask({
        method: 'PUT',
        url: '/api/daily-digest',
        payload: 'x',
        headers: { 'content-type': 'text/plain' },
      }),
  },
  'an address that cannot be read': { status: 400, get: () => ask({ url: '/api/news-item/%' }) },
  'an id without end': {
    status: 404,
    get: () => ask({ url: `/api/news-item/${'9'.repeat(900)}` }),
  },
  'a GraphQL answer': {
    status: 200,
    get: () =>
      ask({ method: 'POST', url: '/graphql', payload: { query: '{ emailTemplates { id } }' } }),
  },
  'a GraphQL refusal': {
    status: 400,
    get: () => ask({ method: 'POST', url: '/graphql', payload: { query: '{' } }),
  },
  'a GraphQL call without a session': {
    status: 401,
    get: () => ask({ method: 'POST', url: '/graphql', payload: { query: '{' } }, null),
  },
  'the API description': { status: 200, get: () => ask({ url: '/api/openapi.json' }, null) },
  'a link of an email that leads nowhere': { status: 404, get: () => ask({ url: '/u/x' }, null) },
  'a picture that does not exist': {
    status: 404,
    get: () => ask({ url: '/images/demo/none.jpg' }, null),
  },
  'a raw email': { status: 200, get: () => ask({ url: `/api/daily-digest/email/${digestId}` }) },
};

describe('headers of every answer (reliability T55)', () => {
  test.each(Object.entries(kinds))('%s', async (_kind, { status, get }) => {
    const { statusCode, headers } = await get();
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('frame-ancestors'),
      'content-type': expect.stringMatching(/charset=utf-8$/i),
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const name of [
      'set-cookie',
      'server',
      'x-powered-by',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'etag',
    ])
      expect(headers[name], name).toBeUndefined();
  });

  test('our own pages run our own scripts only, and may not be framed', async () => {
    const policy = String((await ask({ url: '/login' }, null)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
  });

  test('a raw email runs nothing: no scripts, no origin of ours', async () => {
    const policy = String(
      (await ask({ url: `/api/daily-digest/email/${digestId}` })).headers[
        'content-security-policy'
      ],
    );
    expect(policy).toMatch(/^sandbox /);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  });

  test('no other site is told that it may read answers', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000']) {
      const headers = {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      };
      const told = async (method: 'GET' | 'OPTIONS', url: string) =>
        Object.keys((await ask({ method, url, headers })).headers).join();
      for (const method of ['GET', 'OPTIONS'] as const)
        absentFrom(await told(method, '/api/user'), {
          there: 'x-content-type-options',
          gone: 'access-control',
        });
      expect(await told('GET', '/api/public/sites/1/showcase')).toContain('access-control');
    }
  });
});

describe('the body of an error (decisions 12)', () => {
  const keys = async (kind: string) => Object.keys((await kinds[kind]?.get())?.json() ?? {}).sort();
  test('of a bad request: the sentences, and each with its path', async () => {
    expect(await keys('a wrong value')).toEqual(['errors', 'message']);
    expect(await keys('an address that cannot be read')).toEqual(['errors', 'message']);
  });
  test('of others: one sentence and the id of the request', async () => {
    for (const kind of [
      'no session',
      'a wrong role',
      'a body that is too large',
      'a wrong content type',
    ])
      expect(await keys(kind), kind).toEqual(['message', 'requestId']);
    expect(await keys('an old version')).toEqual(['conflict', 'message', 'requestId']);
  });
  test('of what does not exist: the same bytes everywhere', async () => {
    const bodies = new Set<string>();
    for (const kind of [
      'a missing record',
      'an unknown address of the API',
      'an id without end',
      'a picture that does not exist',
    ])
      bodies.add((await kinds[kind]?.get())?.body ?? '');
    expect([...bodies]).toEqual(['{"message":["This record does not exist."]}']);
  });
});

describe('while the database is away', () => {
  test('every call is a 503 that says when to try again, and the product lives', async () => {
    const pool = openPool(
      { host: '127.0.0.1', port: 9, user: 'nobody', password: 'x', database: 'x' },
      { max: 2 },
    );
    const app = await buildApp({ ...server.app, pool });
    const headers = { authorization: `Bearer ${admin}` };
    const calls: InjectOptions[] = [
      { url: '/api/health' },
      { url: '/api/user', headers },
      { url: '/api/news-item/search', headers },
      { method: 'POST', url: '/api/auth/login', payload: { username: 'a', password: 'b' } },
      { method: 'POST', url: '/graphql', headers, payload: { query: '{ emailTemplates { id } }' } },
      { url: `/api/daily-digest/email/1?expires=1&signature=x`, headers },
    ];
    try {
      for (const call of calls.slice(0, -1)) {
        const answer = await app.http.inject(call);
        expect([call.url, answer.statusCode, answer.headers['retry-after']]).toEqual([
          call.url,
          503,
          '2',
        ]);
        expect(answer.json()).toEqual({
          message: ['Masthead cannot reach its database right now. Try again in a few seconds.'],
          requestId: expect.any(String),
        });
        expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i);
      }
      expect((await app.http.inject({ url: '/login' })).statusCode).toBeLessThan(500);
    } finally {
      await app.http.close();
      await pool.end({ timeout: 1 });
    }
  });
});

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

describe('on the line itself', () => {
  let port: number;
  beforeAll(async () => {
    await server.app.http.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.http.server.address() as { port: number }).port;
  });

  /** Sends these bytes and reads until the server closes the line. */
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => {});
    });
  const get = (target: string, more = '') =>
    raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`);
  const post = (headers: string, text: string) =>
    raw(
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n${text}`,
    );

  test('what is no HTTP gets the body of every other refusal', async () => {
    const answer = await raw('GARBAGE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      message: ['This is not a valid request.'],
      errors: [{ path: '', message: 'This is not a valid request.' }],
    });
  });

  test('a request that could be read as two is refused, and the second is not answered', async () => {
    const hidden = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';
    const pairs = [
      await post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${hidden}`),
      await post('Content-Length: 2\r\nContent-Length: 40\r\n', `{}${hidden}`),
      await post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${hidden}`),
      await post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`),
      await post('Content-Length: -1\r\n', hidden),
      await post('Content-Length: 2x\r\n', hidden),
    ];
    for (const answer of pairs) {
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
      expect(answer).not.toContain('"status":"ok"');
    }
  });

  test('headers without end are refused', async () => {
    expect(await get('/api/health', `X: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each([
    '/api/x/../user',
    '/api/%2e%2e/api/user',
    '/api/./user',
    '//api/user',
    '/api\\user',
    '/;/api/user',
    '/%2fapi/user',
    'http://evil.example/api/user',
    '*',
  ])('without a session %s gives nobody away', async (target) => {
    const answer = await get(target);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|401|404) /);
    expect(answer).not.toContain('Person ');
  });

  test('two tokens are none', async () => {
    const line = (token: string) => `Authorization: Bearer ${token}\r\n`;
    expect(await get('/api/user', line(admin))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await get('/api/user', line(admin) + line(author))).toMatch(/^HTTP\/1\.1 401 /);
    expect(await get('/api/user', line(author) + line(admin))).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('no answer names the server or its version', async () => {
    for (const answer of [await get('/api/health'), await get('/%'), await raw('X\r\n\r\n')])
      absentFrom(answer, {
        there: /^HTTP\/1\.1 \d{3} .*^content-length:/ims,
        gone: /^(server|x-powered-by):/im,
      });
  });
});

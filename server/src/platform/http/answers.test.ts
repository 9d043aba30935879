import { connect } from 'node:net';
import { planEndpoints } from '@masthead/shared/editorial/posts/plan.endpoints.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { calendarEndpoints } from '@masthead/shared/workspace/calendar/calendar.endpoints.ts';
import { calendarMessages } from '@masthead/shared/workspace/calendar/calendar.messages.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { absentFrom } from '../../../test/absent-from.ts';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { withTestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildApp } from '../../app.ts';
import { buildDigest, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openPool } from '../db/client.ts';
import { asHttpError, errorHandler } from './error-handler.ts';
import type { HttpError } from './errors.ts';
import { parse } from './handle.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let adminId: number;
let admin: string;
let author: string;
let digestId: number;
let port: number;

const signIn = (userId: number) => openSession(server.pool, userId);

beforeAll(async () => {
  adminId = await buildStaff(server.pool, 'admin');
  admin = await signIn(adminId);
  author = await signIn(await buildStaff(server.pool, 'author'));
  digestId = await buildDigest(server.pool, { siteId: (await buildSite(server.pool)).id });
  port = Number(new URL(await server.app.http.listen({ host: '127.0.0.1', port: 0 })).port);
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

describe('on the line itself', () => {
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

test('two Host headers are a 400, one is fine', async () => {
  const ask = (hosts: string[]) =>
    raw(
      `GET /api/health HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}connection: close\r\n\r\n`,
    );
  expect(await ask(['a.example'])).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(['a.example', 'a.example'])).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*This request has more than one Host header\./,
  );
});

test('what a library forbids does not exist: 401 and 403 are ours', async () => {
  for (const statusCode of [401, 403])
    expect(asHttpError(Object.assign(new Error('no'), { statusCode })).status).toBe(404);
  for (const path of [
    '/assets/..',
    '/assets/../index.html',
    '/assets/%2e%2e/%2e%2e/x',
    '/assets/.env',
  ])
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nconnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 404 /,
    );
});

describe('what strangers send', () => {
  const login = (length: number) => {
    const start = '{"username":"a","password":"';
    return `${start}${'x'.repeat(length - start.length - 2)}"}`;
  };
  const post = (url: string, payload: string) =>
    server.app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });

  test('is read up to 16 KiB', async () => {
    expect((await post('/api/auth/login', login(16 * 1024))).statusCode).toBe(400);
    expect((await post('/api/auth/login', login(16 * 1024 + 1))).statusCode).toBe(413);
    expect((await post('/api/public/showcase/events', login(16 * 1024 + 1))).statusCode).toBe(413);
  });

  test('is not read at all where nothing takes it', async () => {
    expect((await post('/api/nothing', 'no JSON')).statusCode).toBe(404);
    expect((await post('/', login(1024 * 1024 + 1))).statusCode).toBe(404);
  });
});

test('a request that is given up half-way is no error, a database that is away is one', () => {
  const answer = (error: Error, isGone: boolean) => {
    const errors: unknown[] = [];
    const request = {
      id: '1',
      headers: {},
      raw: { socket: { destroyed: isGone } },
      log: { error: (...said: unknown[]) => errors.push(said) },
    };
    const reply = { header: () => reply, code: () => reply, type: () => reply, send: () => reply };
    errorHandler(error, request as never, Object.assign(reply, { hasHeader: () => true }) as never);
    return errors.length;
  };
  const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect([answer(reset, true), answer(reset, false)]).toEqual([0, 1]);
  expect(answer(new TypeError('a defect'), true)).toBe(1);
});

const schemas: [string, z.ZodType][] = [
  ...(await declaredEndpoints()).flatMap(([name, { body, query }]): [string, z.ZodType][] => [
    ...(body ? [[`body of ${name}`, body] as [string, z.ZodType]] : []),
    ...(query ? [[`query of ${name}`, query] as [string, z.ZodType]] : []),
  ]),
  ...(await declaredOperations()).map(({ name, args }): [string, z.ZodType] => [name, args]),
];

const wrong = [5, -1, 1.5, 'x', '', null, true, [], [5], {}, { x: 1 }, 'y'.repeat(100_000)];

function saidOf(schema: z.ZodType, value: unknown): string[] {
  try {
    parse(schema, value);
    return [];
  } catch (error) {
    return (error as HttpError).messages;
  }
}

/** How zod speaks when a schema has no sentence of its own. */
const validatorWords =
  /^Invalid (input|option|string|format|key|value|ISO)|^Too (big|small)|^Unrecognized|expected |received |\bNaN\b|undefined/;

test.each(schemas)(
  'the %s is refused in sentences, never in a validator’s words',
  (_name, schema) => {
    const keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const tried = [
      ...wrong,
      ...keys.flatMap((key) => wrong.map((value) => ({ [key]: value }))),
      Object.fromEntries(keys.map((key) => [key, {}])),
    ];
    const said = tried.flatMap((value) => saidOf(schema, value));
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(said)].filter((sentence) => validatorWords.test(sentence))).toEqual([]);
  },
);

test('a missing or wrong value is called by its name', () => {
  const schema = z.object({ siteId: z.int(), name: z.string().max(3), kind: z.enum(['a', 'b']) });
  expect(saidOf(schema, { name: 'long', kind: 'c' })).toEqual([
    '"siteId" is missing.',
    '"name" must be at most 3 characters long.',
    '"kind" must be one of: a, b.',
  ]);
});

const slot = { displayEffect: 'popup', firmIds: [1], siteIds: [1], itemIds: [1] };

test.each(['0000-01-01', '0000-00-00', '9999-12-31', '2026-02-30', '+12026-01-01'])(
  'a day that nobody can mean, %s, is refused with a sentence by every call that takes days',
  async (day) => {
    const good = '2026-11-22';
    const person = server.as(adminId);
    const answers = await Promise.all([
      person.call(adSlotEndpoints.timeline, { query: { from: day, to: good } }),
      person.call(adSlotEndpoints.timeline, { query: { from: good, to: day } }),
      person.call(adSlotEndpoints.conflicts, { body: { ...slot, startDate: day, endDate: good } }),
      person.call(adSlotEndpoints.conflicts, { body: { ...slot, startDate: good, endDate: day } }),
      person.call(calendarEndpoints.marks, { query: { from: day, to: good } }),
      person.call(planEndpoints.set, { body: { id: 1, was: null, planned_on: day } }),
    ]);
    expect(answers.map(({ status, error }) => [status, error.message[0]])).toEqual([
      [400, 'from must be a day'],
      [400, 'to must be a day'],
      [400, 'A start date required.'],
      [400, 'An end date is required.'],
      [400, calendarMessages.noDay],
      [400, 'Choose a day'],
    ]);
  },
);

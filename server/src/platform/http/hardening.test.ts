import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdConnection } from '../../../test/database.ts';
import { withTestServer } from '../../../test/server.ts';
import { digestForm } from '../../email/campaigns/campaigns.testing.ts';
import { buildTarget, type Target } from './hardening.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let target: Target;

beforeAll(async () => {
  target = await buildTarget(server);
});

describe('addresses', () => {
  /** Not the list of people: another answer, and never a 5xx. */
  test.each([
    '//api/user',
    '/API/user',
    '/Api/User',
    '/api/user/',
    '/api//user',
    '/api/user;x',
    '/api/user%2F',
    '/api%2Fuser',
    '/api/user%20',
    '/api/user.json',
    '/api/user%00',
    '/api/us\u00a0er',
    '/api',
    '/api/',
    '//',
    '//[',
    '///',
    '/\\api\\user',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/images/demo/..%2f..%2fx.jpg',
    `/${'x'.repeat(8000)}`,
  ])('%s finds nothing', async (url) => {
    const answer = await target.ask({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Person ');
  });

  test('an address written differently gets the same decision as the plain one', async () => {
    for (const url of ['/%61pi/user', '/api/%75ser', '/api/x/../user', '/api/%2e%2e/api/user']) {
      const signedOut = await server.app.http.inject({ method: 'GET', url });
      expect([401, 404], url).toContain(signedOut.statusCode);
    }
  });

  test.each(['/%', '/api/news-item/%', '/api/news-item/%zz', '/api/news-item/%e0%a4%a', '/u/%ff'])(
    'broken escapes are a 400: %s',
    async (url) => {
      const answer = await target.ask({ method: 'GET', url });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        ['This address is not valid.'],
      ]);
    },
  );

  test.each(['OPTIONS', 'TRACE', 'PATCH', 'PUT', 'POST', 'DELETE', 'PROPFIND'])(
    '%s of a list that is only read finds nothing',
    async (method) => {
      const answer = await target.ask({
        method,
        url: '/api/author',
        headers: { origin: 'https://evil.example' },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { message: ['This record does not exist.'] },
      ]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('HEAD asks for the same rights as GET and carries no body', async () => {
    expect((await server.app.http.inject({ method: 'HEAD', url: '/api/user' })).statusCode).toBe(
      401,
    );
    const answer = await target.ask({ method: 'HEAD', url: '/api/user' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  test('headers do not turn one call into another', async () => {
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-original-url': '/api/health',
      'x-rewrite-url': '/api/health',
      'x-forwarded-host': 'evil.example',
      host: 'evil.example',
    };
    const answer = await target.ask({ method: 'GET', url: '/api/user', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Person ');
    const signedOut = await server.app.http.inject({ method: 'GET', url: '/api/user', headers });
    expect(signedOut.statusCode).toBe(401);
    expect(signedOut.body).not.toContain('evil');
  });

  test('a token counts in its header only, and only when there is one', async () => {
    const { http } = server.app;
    const inHeader = { url: '/api/user', headers: { authorization: `Bearer ${target.token}` } };
    expect((await http.inject(inHeader)).statusCode).toBe(200);
    const cases: InjectOptions[] = [
      { url: `/api/user?access_token=${target.token}` },
      { url: '/api/user', headers: { cookie: `token=${target.token}` } },
      { url: '/api/user', headers: { authorization: target.token } },
      { url: '/api/user', headers: { authorization: `Bearer ${target.token}x` } },
      { url: '/api/user', headers: { authorization: `Bearer ${target.token} x` } },
      { url: '/api/user', headers: { authorization: `Basic ${target.token}` } },
    ];
    for (const options of cases)
      expect((await http.inject(options)).statusCode, JSON.stringify(options)).toBe(401);
  });
});

describe('records that do not exist', () => {
  test('an id with a NUL is a 400', async () => {
    for (const path of [
      'news-item',
      'daily-digest',
      'daily-digest/status',
      'campaign/preview',
      'outbox',
    ])
      expect((await target.ask({ method: 'GET', url: `/api/${path}/%00` })).statusCode).toBe(400);
  });

  test('an id in a body is checked as strictly', async () => {
    for (const id of [0, -1, 1.5, '1', 2_147_483_648, 9e15, null, [1], {}]) {
      const answer = await target.put(JSON.stringify({ id, version: 1 }));
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'id']);
    }
    expect((await target.put('{"id":999999999,"version":1}')).body).toBe(
      '{"message":["This record does not exist."]}',
    );
  });
});

describe('parameters of an address', () => {
  test.each([
    'limit=0',
    'limit=101',
    'limit=1e9',
    'limit=-1',
    'limit=1.5',
    'limit=NaN',
    'limit=1;',
    'limit=',
    'limit=1&limit=2',
    'offset=9223372036854775808',
    'offset=-1',
    'siteId=1&siteId=1',
    'title=%00',
    'title[]=x',
    'title[a]=x',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    'unknown=1',
    'startDate=9999-12-31',
    'endDate=0000-01-01',
    'endDate=2027-02-30',
  ])('?%s is a 400 with a sentence', async (query) => {
    const answer = await target.ask({ method: 'GET', url: `/api/news-item/search?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message[0]).toMatch(/\w/);
  });

  test.each([
    'startDate=1900-01-01&endDate=2999-12-31',
    'title=%ED%A0%80',
    'title=%E0%A4%A',
    'title=%',
    `title=${'%20'.repeat(200)}`,
    'offset=10000000',
  ])('?%s is read', async (query) =>
    expect(
      (await target.ask({ method: 'GET', url: `/api/news-item/search?${query}` })).statusCode,
    ).toBe(200),
  );

  test.each([
    '',
    'siteId=1',
    'sendDate=2027-01-01',
    'siteId=x&sendDate=2027-01-01',
    'siteId=1&sendDate=9999-12-31',
    'siteId=1&sendDate=2027-1-1',
    'siteId=999999&sendDate=2027-01-01',
  ])('a build with ?%s is a 400', async (query) =>
    expect(
      (await target.ask({ method: 'GET', url: `/api/daily-digest/build?${query}` })).statusCode,
    ).toBe(400),
  );
});

describe('error answers say a sentence and nothing about the inside', () => {
  test('a defect of ours is a 500 without SQL, stack or path', async () => {
    await server.pool`alter table news_items rename to news_items_away`;
    try {
      const answer = await target.ask({ method: 'GET', url: '/api/news-item/search?title=tacos' });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({
        message: ['Something went wrong on our side. Nothing was saved. Try again.'],
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(answer.body).not.toMatch(/select|relation|news_items|\.ts|node_modules/i);
    } finally {
      await server.pool`alter table news_items_away rename to news_items`;
    }
  });

  test('a record that stays locked is a 409 in words', async () => {
    const holder = await holdConnection(server.pool);
    try {
      await holder.db`begin`;
      await holder.db`select id from campaigns where id = ${target.digestId} for update`;
      const answer = await target.put(target.body('"subject":"Mine"'));
      expect([answer.statusCode, answer.json().message]).toEqual([409, [refusals.busy]]);
    } finally {
      await holder.db`rollback`;
      holder.release();
    }
    await target.expectUnchanged();
  });

  test('a reference to a site that does not exist is a 400 with the sentence of the field', async () => {
    const answer = await target.ask({
      method: 'POST',
      url: '/api/daily-digest',
      payload: digestForm(999_999),
    });
    expect([answer.statusCode, answer.json().message]).toEqual([400, ['A site is required']]);
  });
});

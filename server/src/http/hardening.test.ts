import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { insertSession } from '../access/session.queries.ts';
import { hashToken, newToken } from '../access/token.ts';
import { buildDigest, buildSite, digestForm } from '../campaigns/campaigns.testing.ts';
import { buildStaff } from '../users/users.testing.ts';

let server: TestServer;
let token: string;
let digestId: number;
let siteId: number;

beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  const userId = await buildStaff(server.pool, 'admin');
  token = newToken();
  await insertSession(server.pool, {
    tokenHash: hashToken(token),
    userId,
    userAgent: null,
    absoluteDays: 1,
  });
  siteId = (await buildSite(server.pool)).id;
  digestId = await buildDigest(server.pool, { siteId });
});
afterAll(() => server.stop());

const ask = (options: InjectOptions) =>
  server.app.http.inject({
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
  });

const json = { 'content-type': 'application/json' };

/** Sends this body, as it is, to a call that takes a JSON object. */
const put = (payload: string | Buffer, headers: Record<string, string> = json) =>
  ask({ method: 'PUT', url: '/api/daily-digest', headers, payload });

const body = (fields: string) => `{"id":${digestId},"version":1,${fields}}`;

async function unchanged() {
  const [row] = await server.pool<
    { version: number }[]
  >`select version from campaigns where id = ${digestId}`;
  expect(row?.version).toBe(1);
}

describe('bodies that are no clean JSON are refused with a sentence, and nothing is stored', () => {
  test.each([
    ['half an object', '{"id":', 'The request body is not valid JSON.'],
    ['a comment', '{} // x', 'The request body is not valid JSON.'],
    ['single quotes', "{'id':1}", 'The request body is not valid JSON.'],
    ['a trailing comma', '{"id":1,}', 'The request body is not valid JSON.'],
    ['NaN', '{"id":NaN}', 'The request body is not valid JSON.'],
    ['a raw NUL', '{"id":1,"subject":"a\u0000b"}', 'The request body is not valid JSON.'],
    ['a byte order mark', '\ufeff{"id":1}', 'The request body is not valid JSON.'],
    [
      'an escaped NUL',
      '{"id":1,"subject":"a\\u0000b"}',
      'Text may not hold NUL or broken characters.',
    ],
    [
      'an escaped NUL in a key',
      '{"id":1,"a\\u0000":1}',
      'Text may not hold NUL or broken characters.',
    ],
    [
      'an escaped NUL deep inside',
      '{"id":1,"newsItems":[{"headline":"\\u0000"}]}',
      'Text may not hold NUL or broken characters.',
    ],
    [
      'half a character',
      '{"id":1,"subject":"\\ud800"}',
      'Text may not hold NUL or broken characters.',
    ],
    [
      'two halves in the wrong order',
      '{"id":1,"subject":"\\udc00\\ud800"}',
      'Text may not hold NUL or broken characters.',
    ],
    [
      'half a character in a key',
      '{"id":1,"\\udfff":1}',
      'Text may not hold NUL or broken characters.',
    ],
    ['a number beyond all numbers', '{"id":1e400}', 'A number is too large.'],
    ['its negative', '{"id":-1e400}', 'A number is too large.'],
    ['a key given twice', '{"id":1,"id":2}', 'The field "id" is given twice.'],
    [
      'a key given twice, once in disguise',
      '{"id":1,"\\u0069d":2}',
      'The field "id" is given twice.',
    ],
    [
      'a key given twice deep inside',
      '{"id":1,"utm":{"source":"a","source":"b"}}',
      'The field "source" is given twice.',
    ],
    ['__proto__', '{"id":1,"__proto__":{"isSent":true}}', 'Unknown field "__proto__".'],
    [
      '__proto__ in disguise',
      '{"id":1,"\\u005f_proto__":{"isSent":true}}',
      'Unknown field "__proto__".',
    ],
    [
      'constructor',
      '{"id":1,"utm":{"constructor":{"prototype":{}}}}',
      'Unknown field "constructor".',
    ],
    ['a list', '[]', 'The request body must be a JSON object.'],
    ['a text', '"x"', 'The request body must be a JSON object.'],
    ['a number', '5', 'The request body must be a JSON object.'],
    ['yes', 'true', 'The request body must be a JSON object.'],
    ['an unknown field', '{"id":1,"isApproved":true}', 'Unknown field "isApproved".'],
    [
      'an unknown field inside',
      '{"id":1,"utm":{"source":"a","medium":"b","campaign":"c","x":1}}',
      'Unknown field "x".',
    ],
    [
      'a list in a list 100,000 times',
      `{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'The request body is nested too deeply.',
    ],
    [
      'an object in an object 100,000 times',
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      'The request body is nested too deeply.',
    ],
    ['100,000 open brackets', '['.repeat(100_000), 'The request body is nested too deeply.'],
    ['nothing', '', 'An id must be a whole number'],
    ['null', 'null', 'An id must be a whole number'],
    ['an empty object', '{}', 'An id must be a whole number'],
  ])('%s', async (_case, payload, sentence) => {
    const answer = await put(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message[0]).toBe(sentence);
    expect(Object.keys(answer.json()).sort()).toEqual(['errors', 'message']);
    expect(({} as Record<string, unknown>).isSent).toBeUndefined();
    await unchanged();
  });

  test.each([
    ['a wrong byte', [0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['half a character of UTF-8', [0x22, 0xe2, 0x82, 0x22]],
    ['a half of UTF-16 as UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])('%s', async (_case, bytes) => {
    const answer = await put(Buffer.from(bytes));
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      ['The request body is not valid UTF-8.'],
    ]);
  });

  test.each([
    ['a text for an id', '"id":"1"'],
    ['a text for a number', '"version":"1"'],
    ['a number for a text', '"subject":5'],
    ['an object for a list', '"newsItems":{"0":{}}'],
    ['a list for an object', '"utm":[]'],
    ['a text for an object', '"series1":"x"'],
    ['yes for a day', '"sendDate":true'],
  ])('a wrong type is refused, not bent into shape: %s', async (_case, field) => {
    const fields: Record<string, unknown> = {
      id: digestId,
      version: 1,
      ...JSON.parse(`{${field}}`),
    };
    const answer = await put(JSON.stringify(fields));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe(/"(\w+)"/.exec(field)?.[1]);
    await unchanged();
  });

  test('of ten thousand unknown fields the first twenty are named', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]),
    );
    const answer = await put(JSON.stringify(many));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveLength(20);
  });

  test('every wrong field is named with its path, the first sentence first', async () => {
    const answer = await put(body('"style":"x","subject":"","newsItems":[]'));
    expect(answer.json()).toEqual({
      message: [
        'A style is required',
        'A subject is required',
        'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 0 posts selected.',
      ],
      errors: [
        { path: 'style', message: 'A style is required' },
        { path: 'subject', message: 'A subject is required' },
        {
          path: 'newsItems',
          message:
            'Digests must contain 1, 3, 5, 7 or 9 posts. You currently have 0 posts selected.',
        },
      ],
    });
  });
});

describe('sizes and kinds of bodies', () => {
  test('a megabyte is read, one byte more is a 413', async () => {
    const id = await buildDigest(server.pool, { siteId });
    const start = `{"id":${id},"version":1,"subject":"`;
    const fits = `${start}${'x'.repeat(1024 * 1024 - start.length - 2)}"}`;
    const tooLarge = await put(`${fits} `);
    expect([tooLarge.statusCode, tooLarge.json().message]).toEqual([
      413,
      ['This is too large to send.'],
    ]);
    const saved = await put(fits);
    expect([saved.statusCode, saved.json().subject]).toEqual([200, 'x'.repeat(50)]);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json-patch+json',
    'application/json\tx',
    'application/jsonx',
    '',
  ])('content type %j is a 415', async (type) => {
    const answer = await put('{"id":1}', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toEqual([
      'Send JSON: the content type must be application/json.',
    ]);
  });

  test('200 megabytes packed into less than one are a 413', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, 0x20));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await put(bomb, { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(413);
  });

  test('packed bodies are read as strictly, unknown packings and broken ones are refused', async () => {
    const packed = (text: string) => put(gzipSync(text), { ...json, 'content-encoding': 'gzip' });
    expect((await packed('{"id":1,"id":2}')).json().message).toEqual([
      'The field "id" is given twice.',
    ]);
    expect((await put('{}', { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(400);
    expect((await put('{}', { ...json, 'content-encoding': 'rot13' })).statusCode).toBe(415);
    expect((await put('{}', { ...json, 'content-encoding': 'gzip, gzip' })).statusCode).toBe(415);
  });
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
    const answer = await ask({ method: 'GET', url });
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
      const answer = await ask({ method: 'GET', url });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        ['This address is not valid.'],
      ]);
    },
  );

  test.each(['OPTIONS', 'TRACE', 'PATCH', 'PUT', 'POST', 'DELETE', 'PROPFIND'])(
    '%s of a list that is only read finds nothing',
    async (method) => {
      const answer = await ask({
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
    const answer = await ask({ method: 'HEAD', url: '/api/user' });
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
    const answer = await ask({ method: 'GET', url: '/api/user', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Person ');
    const signedOut = await server.app.http.inject({ method: 'GET', url: '/api/user', headers });
    expect(signedOut.statusCode).toBe(401);
    expect(signedOut.body).not.toContain('evil');
  });

  test('a token counts in its header only, and only when there is one', async () => {
    const { http } = server.app;
    const cases: InjectOptions[] = [
      { url: `/api/user?access_token=${token}` },
      { url: '/api/user', headers: { cookie: `token=${token}` } },
      { url: '/api/user', headers: { authorization: token } },
      { url: '/api/user', headers: { authorization: `Bearer ${token}x` } },
      { url: '/api/user', headers: { authorization: `Bearer ${token} x` } },
      { url: '/api/user', headers: { authorization: `Basic ${token}` } },
    ];
    for (const options of cases)
      expect((await http.inject(options)).statusCode, JSON.stringify(options)).toBe(401);
  });
});

describe('records that do not exist', () => {
  const calls = [
    ['GET', '/api/news-item/'],
    ['DELETE', '/api/news-item/'],
    ['PUT', '/api/news-item/restore/'],
    ['GET', '/api/daily-digest/'],
    ['GET', '/api/daily-digest/status/'],
    ['GET', '/api/daily-digest/email/'],
    ['PUT', '/api/daily-digest/unschedule/'],
    ['PUT', '/api/daily-digest/restore/'],
    ['GET', '/api/campaign/preview/'],
    ['GET', '/api/outbox/'],
  ] as const;
  const ids = [
    '0',
    '-1',
    '1.5',
    '01',
    '1e0',
    '%201',
    '+1',
    '0x1',
    '2147483648',
    '9223372036854775808',
    '9'.repeat(199),
    '9'.repeat(400),
    'abc',
    '1;',
    "1'",
    '%F0%9F%8C%AE',
  ];

  test.each(calls)(
    '%s %s answers every impossible id like a missing one, to the byte',
    async (method, path) => {
      const missing = await ask({ method, url: `${path}999999999` });
      expect([missing.statusCode, missing.body]).toEqual([
        404,
        '{"message":["This record does not exist."]}',
      ]);
      for (const id of ids) {
        const answer = await ask({ method, url: path + id });
        expect([id, answer.statusCode, answer.body]).toEqual([id, 404, missing.body]);
        expect(answer.headers['content-type']).toBe(missing.headers['content-type']);
      }
      expect((await ask({ method, url: `${path}%00` })).statusCode).toBe(400);
    },
  );

  test('an id in a body is checked as strictly', async () => {
    for (const id of [0, -1, 1.5, '1', 2_147_483_648, 9e15, null, [1], {}]) {
      const answer = await put(JSON.stringify({ id, version: 1 }));
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'id']);
    }
    expect((await put('{"id":999999999,"version":1}')).body).toBe(
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
    const answer = await ask({ method: 'GET', url: `/api/news-item/search?${query}` });
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
    expect((await ask({ method: 'GET', url: `/api/news-item/search?${query}` })).statusCode).toBe(
      200,
    ),
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
    expect((await ask({ method: 'GET', url: `/api/daily-digest/build?${query}` })).statusCode).toBe(
      400,
    ),
  );
});

describe('error answers say a sentence and nothing about the inside', () => {
  test('a defect of ours is a 500 without SQL, stack or path', async () => {
    await server.pool`alter table news_items rename to news_items_away`;
    try {
      const answer = await ask({ method: 'GET', url: '/api/news-item/search' });
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

  test('a locked record is a 503 that says when to try again', async () => {
    const holder = await server.pool.reserve();
    try {
      await holder`begin`;
      await holder`select id from campaigns where id = ${digestId} for update`;
      const answer = await put(body('"subject":"Mine"'));
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
      expect(answer.json().message).toEqual([
        'Masthead cannot reach its database right now. Try again in a few seconds.',
      ]);
    } finally {
      await holder`rollback`;
      holder.release();
    }
    await unchanged();
  });

  test('a reference to a site that does not exist is a 400 with the sentence of the field', async () => {
    const answer = await ask({
      method: 'POST',
      url: '/api/daily-digest',
      payload: digestForm(999_999),
    });
    expect([answer.statusCode, answer.json().message]).toEqual([400, ['A site is required']]);
  });
});

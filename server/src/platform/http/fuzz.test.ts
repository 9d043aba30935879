import { Agent, request } from 'node:http';
import type { Endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import { operationDocument } from '@masthead/shared/platform/contract/graphql-text.ts';
import type { Operation } from '@masthead/shared/platform/contract/operation.ts';
import { readOnlyEndpoints } from '@masthead/shared/platform/system/read-only.endpoints.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { declaredEndpoints, declaredOperations } from '../../../test/declared.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildNewsItem } from '../../editorial/posts/news-items.testing.ts';
import { buildDigest, buildSite, digestForm } from '../../email/campaigns/campaigns.testing.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { hashToken, newToken } from '../access/seal.ts';
import { insertSession } from '../access/session.queries.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let token: string;
let siteId: number;
const endpoints = await declaredEndpoints();
const operations = await declaredOperations();

/** Logging out would end the session. */
const asked = endpoints.filter(([name]) => name !== 'authEndpoints.logout');

beforeAll(async () => {
  const userId = await buildStaff(server.pool, 'admin');
  token = newToken();
  await insertSession(server.pool, {
    tokenHash: hashToken(token),
    userId,
    userAgent: null,
    absoluteDays: 1,
  });
  siteId = (await buildSite(server.pool)).id;
  for (let made = 0; made < 3; made += 1) {
    await buildDigest(server.pool, { siteId });
    await buildNewsItem(server.pool, { siteId, status: 5 });
  }
});

// Why: a call may have turned on read-only mode, which answers later changes with a 503.
afterEach(async () => {
  const ask = (method: 'GET' | 'PUT', payload?: object) =>
    server.app.http.inject({
      method,
      url: readOnlyEndpoints.change.path,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const { isOn, version } = (await ask('GET')).json();
  if (isOn) await ask('PUT', { sentence: null, version });
});

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '1',
  '2',
  '-1',
  '1.5',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '1e400',
  'NaN',
  'null',
  'true',
  '\u0000',
  '\ud800',
  '\ufeff',
  '%',
  '_',
  '%00',
  "' or 1=1 --",
  '"',
  '\\',
  '../../..',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '2027-03-14',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  'All Time',
  '02:30',
  '06:45',
  'desc',
  'Daily Digest',
  'İıſß',
  '👩‍👩‍👧‍👦',
  '__proto__',
  'x'.repeat(3000),
);
const text = fc.oneof(
  { weight: 3, arbitrary: nasty },
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const number = fc.oneof(
  fc.constantFrom(
    0,
    1,
    2,
    3,
    -1,
    1.5,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    Number.MIN_VALUE,
  ),
  fc.integer(),
  fc.double(),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;

const keysOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** A body that is right, in which some fields are not. */
function bodyOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const keys = keysOf(endpoint.body);
  if (keys.length === 0) return anything;
  const key = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...keys) }, text);
  const broken = fc.dictionary(key, anything, { maxKeys: 4, noNullPrototype: true });
  const id = fc.constantFrom(1, 2, 3, 999);
  const version = fc.integer({ min: 1, max: 20 });
  return fc.oneof(
    fc
      .tuple(broken, id, version)
      .map(([fields, one, seen]) => ({ ...digestForm(siteId), id: one, version: seen, ...fields })),
    broken,
    anything,
  );
}

function requestOf(endpoint: Endpoint): fc.Arbitrary<InjectOptions> {
  const id = fc.oneof(fc.constantFrom('1', '2', '3', '999'), text.map(encode));
  const query = fc.array(
    fc.tuple(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...keysOf(endpoint.query), 'x') }, text),
      text,
    ),
    { maxLength: 5 },
  );
  return fc.tuple(id, query, bodyOf(endpoint)).map(([one, pairs, body]) => ({
    method: endpoint.method,
    url: `${endpoint.path.replace(/:\w+/g, one)}?${pairs.map((pair) => pair.map(encode).join('=')).join('&')}`,
    ...(endpoint.method === 'GET'
      ? {}
      : { payload: JSON.stringify(body) ?? '', headers: { 'content-type': 'application/json' } }),
  }));
}

/** Like encodeURIComponent, which throws on half characters. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed());

async function expectNoDefect(options: InjectOptions) {
  const answer = await server.app.http.inject({
    ...options,
    headers: { ...options.headers, authorization: `Bearer ${token}` },
  });
  // Why: 503 is an answer to input only where the mail server was asked, and here there is none to ask.
  expect(
    answer.statusCode,
    JSON.stringify([options.method, options.url, options.payload]),
  ).toBeLessThan(500);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  if (answer.statusCode >= 400) {
    const { message } = answer.json();
    expect(message[0]).toMatch(/\w/);
    expect(answer.body).not.toMatch(/\bselect\b.*\bfrom\b|node_modules|postgres|at Object\./i);
  }
}

/** The seed is in the report of a failure; MASTHEAD_FUZZ=100 asks a hundred times as much. */
const runs = 40 * Number(process.env.MASTHEAD_FUZZ ?? 1);

test.each(asked)(
  'whatever is sent to %s, the answer is no defect',
  { timeout: 600_000 },
  async (_name, endpoint) => {
    await fc.assert(fc.asyncProperty(requestOf(endpoint), expectNoDefect), { numRuns: runs });
  },
);

const argument = (operation: Operation) => {
  const keys = Object.keys(operation.args.shape);
  return keys.length === 0
    ? anything
    : fc.dictionary(fc.constantFrom(...keys), anything, { maxKeys: 5 });
};

test.each(operations.map((operation) => [operation.name, operation] as const))(
  'whatever is sent to the GraphQL operation %s, the answer is no defect',
  { timeout: 600_000 },
  async (_name, operation) => {
    const query = fc.oneof(
      { weight: 4, arbitrary: fc.constant(operationDocument(operation)) },
      text,
    );
    await fc.assert(
      fc.asyncProperty(query, argument(operation), async (document, variables) => {
        const answer = await server.app.http.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          payload: JSON.stringify({ query: document, variables }),
        });
        expect([200, 400], answer.body).toContain(answer.statusCode);
        const { errors = [] } = answer.json() as { errors?: { extensions: { status: number } }[] };
        for (const { extensions } of errors)
          expect(extensions.status, answer.body).toBeLessThan(500);
      }),
      { numRuns: runs },
    );
  },
);

test('whatever bytes are sent as a body, the answer is no defect', {
  timeout: 600_000,
}, async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
    fc.json().map((json) => Buffer.from(json)),
    fc.tuple(fc.json(), fc.nat(50), fc.nat(255)).map(([json, at, byte]) => {
      const buffer = Buffer.from(json);
      if (buffer.length > 0) buffer[at % buffer.length] = byte;
      return buffer;
    }),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (payload) => {
      await expectNoDefect({
        method: 'PUT',
        url: '/api/daily-digest',
        payload,
        headers: { 'content-type': 'application/json' },
      });
    }),
    { numRuns: 3 * runs },
  );
});

/** Over a socket: a client that tidies addresses up would hide what is tried here. */
function statusOf(port: number, method: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    // Why: to HEAD this client takes no body, which a refusal of an unreadable line has.
    const isRefusal = (error: Error) =>
      method === 'HEAD' && 'code' in error && String(error.code).startsWith('HPE_');
    sent.on('error', (error) => (isRefusal(error) ? resolve(400) : reject(error))).end();
  });
}
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

test('whatever address is asked for, the answer is no defect', { timeout: 600_000 }, async () => {
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.http.server.address() as { port: number };
  const part = fc.constantFrom(
    ...[
      '/',
      '//',
      'api',
      'user',
      'news-item',
      'search',
      '..',
      '.',
      '%2f',
      '%2e',
      '%00',
      '%',
      '[',
      ']',
    ],
    ...[
      '\\',
      ';',
      '?',
      '#',
      '&',
      '=',
      '@',
      ':',
      'u',
      'e',
      'images',
      'demo',
      'x.jpg',
      'assets',
      'graphql',
      '%ff',
      '1',
    ],
  );
  const start = fc.constantFrom('/', '', '//', 'http://');
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE');
  await fc.assert(
    fc.asyncProperty(start, fc.array(part, { maxLength: 9 }), method, async (first, parts, how) => {
      const path = first + parts.join('');
      expect(await statusOf(port, how, path), `${how} ${path}`).toBeLessThan(500);
    }),
    { numRuns: 4 * runs },
  );
  agent.destroy();
});

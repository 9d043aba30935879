import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildStaff } from '../../people/users/users.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let editor: string;
let author: string;

const signIn = (userId: number) => openSession(server.pool, userId);

beforeAll(async () => {
  editor = await signIn(await buildStaff(server.pool, 'editor'));
  author = await signIn(await buildStaff(server.pool, 'author'));
});

interface GraphqlAnswer {
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string; status: number } }[];
}

async function post(payload: unknown, headers: Record<string, string> = {}) {
  const raw = await server.app.http.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${editor}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: raw.statusCode, raw, body: raw.json() as GraphqlAnswer };
}

const ask = (query: string, variables?: unknown) => post({ query, variables });

/** A refused document: 400, no data, and this sentence with the code of a bad request. */
async function expectRefusal(query: string, sentence: string) {
  const { status, body } = await ask(query);
  expect(status, query).toBe(400);
  expect(body.data).toBeNull();
  expect(body.errors?.map((error) => error.message)).toContain(sentence);
  expect(body.errors?.[0]?.extensions).toEqual({ code: 'BAD_REQUEST', status: 400 });
}

const aliases = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}: totalCount`).join(' ');

describe('limits of one query (reliability 4, T52)', () => {
  test('accepts 15 aliases and rejects 16', async () => {
    expect((await ask(`{ dailyDigests { ${aliases(15)} } }`)).status).toBe(200);
    await expectRefusal(`{ dailyDigests { ${aliases(16)} } }`, 'This query has too many aliases.');
  });

  test('accepts 10 root fields and rejects 11, even if identical', async () => {
    const roots = (count: number) => `{ ${'emailTemplates { id } '.repeat(count)} }`;
    expect((await ask(roots(10))).status).toBe(200);
    await expectRefusal(roots(11), 'This query has too many root fields.');
  });

  test('nine levels are refused', async () => {
    const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;
    await expectRefusal(nested(9), 'This query has too many levels.');
    const { body } = await ask(nested(8));
    expect(body.errors?.map((error) => error.message)).not.toContain(
      'This query has too many levels.',
    );
  });

  test('fragments of every kind are refused', async () => {
    const sentence = 'Fragments are not supported. Write the fields out.';
    await expectRefusal('{ ...All } fragment All on Query { emailTemplates { id } }', sentence);
    await expectRefusal(
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      sentence,
    );
    await expectRefusal('{ ... on Query { emailTemplates { id } } }', sentence);
    await expectRefusal('{ ... { emailTemplates { id } } }', sentence);
  });

  test('two operations in one document are refused, whichever is named', async () => {
    const query =
      'query A { emailTemplates { id } } mutation B { deleteDailyDigest(id: 1) { id } }';
    for (const operationName of ['A', 'B', undefined]) {
      const { status, body } = await post({ query, operationName });
      expect(status).toBe(400);
      expect(body.errors?.[0]?.message).toBe('Send one operation at a time.');
    }
  });

  test('a long document and one of many words are refused', async () => {
    await expectRefusal(`{ emailTemplates { ${'id '.repeat(4000)} } }`, 'This query is too long.');
    const { status, body } = await ask(`{ emailTemplates { ${'id '.repeat(2100)} } }`);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain('2000 tokens');
  });

  test('a field written a thousand times is refused, and the people after it are served', async () => {
    expect((await ask(`{ dailyDigests { ${'totalCount '.repeat(900)} } }`)).status).toBe(400);
    expect((await ask('{ dailyDigests { totalCount totalCount } }')).body.data).toEqual({
      dailyDigests: { totalCount: 0 },
    });
  });

  test('lists in lists, open brackets and long numbers are refused without harm', async () => {
    for (const query of [
      '{'.repeat(1900),
      `{ dailyDigests(limit: ${'['.repeat(900)}${']'.repeat(900)}) { totalCount } }`,
      `{ dailyDigests(limit: ${'9'.repeat(5000)}) { totalCount } }`,
      `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { emailTemplates { id } }`,
    ])
      expect((await ask(query)).status).toBe(400);
  });
});

describe('invalid GraphQL requests', () => {
  test.each([
    ['a batch', [{ query: '{ emailTemplates { id } }' }], 'Send one operation at a time.'],
    ['nothing', {}, 'A GraphQL request needs a query.'],
    ['null', 'null', 'A GraphQL request needs a query.'],
    ['a number for a query', { query: 5 }, 'A GraphQL request needs a query.'],
    [
      'variables that are no object',
      { query: '{ emailTemplates { id } }', variables: [1] },
      'Variables must be an object.',
    ],
    [
      'a name that is no text',
      { query: '{ emailTemplates { id } }', operationName: 5 },
      'The operation name must be text.',
    ],
    ['an unknown key', { query: '{ emailTemplates { id } }', batch: 1 }, 'Unknown field "batch".'],
    [
      'NUL in a variable',
      '{"query":"{ emailTemplates { id } }","variables":{"a":"\\u0000"}}',
      'Text must not contain NUL or invalid characters.',
    ],
    ['a key given twice', '{"query":"{ a }","query":"{ b }"}', 'The field "query" appears twice.'],
  ])('%s is refused', async (_case, payload, sentence) => {
    const { status, body } = await post(payload);
    expect(status).toBe(400);
    expect(body.data).toBeNull();
    expect(body.errors?.[0]).toEqual({
      message: sentence,
      extensions: { code: 'BAD_REQUEST', status: 400 },
    });
  });

  test.each([
    '{}',
    'null',
    '5',
    '"x"',
    '[1]',
    '{"kind":"Document"}',
    '{"kind":"Document","definitions":[{}]}',
    '{"kind":"Document","definitions":[]}',
  ])('a parsed tree instead of a text is refused: %s', (query) =>
    expectRefusal(query, 'A GraphQL request needs a query.'),
  );

  test('an empty or broken text is refused', async () => {
    for (const query of ['', ' ', '#', '{', '}', '{ }', 'subscription { x }', '\u2028'])
      expect((await ask(query)).status, query).toBe(400);
  });

  test('GET finds nothing, another content type is refused', async () => {
    const { http } = server.app;
    const headers = { authorization: `Bearer ${editor}` };
    const got = await http.inject({
      method: 'GET',
      url: '/graphql?query=%7BemailTemplates%7Bid%7D%7D',
      headers,
    });
    expect(got.statusCode).toBe(404);
    expect(
      (await post('{"query":"{ emailTemplates { id } }"}', { 'content-type': 'text/plain' }))
        .status,
    ).toBe(415);
    expect(
      (await post('query=x', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    expect(
      (await post('{ emailTemplates { id } }', { 'content-type': 'application/graphql' })).status,
    ).toBe(415);
  });

  test('more than a megabyte is refused before it is read', async () => {
    expect((await post({ query: '{ a }', variables: { a: 'x'.repeat(1024 * 1024) } })).status).toBe(
      413,
    );
  });
});

describe('the schema is not told', () => {
  test('introspection is disabled for every role', async () => {
    await expectRefusal('{ __schema { types { name } } }', 'GraphQL introspection is disabled.');
    await expectRefusal(
      '{ __type(name: "Query") { fields { name } } }',
      'GraphQL introspection is disabled.',
    );
    await expectRefusal('{ x: __schema { types { name } } }', 'GraphQL introspection is disabled.');
  });

  test.each([
    '{ dailyDigest { totalCount } }',
    '{ dailyDigests { totalCoun } }',
    '{ dailyDigests(limt: 1) { totalCount } }',
    '{ emailTemplate }',
    'query ($a: Strin) { emailTemplates { id } }',
    'mutation { deleteDailyDiges(id: 1) { id } }',
  ])('not by what a wrong name could have meant: %s', async (query) => {
    const { status, raw } = await ask(query);
    expect(status).toBe(400);
    expect(raw.body).not.toMatch(/did you mean/i);
    for (const name of [
      '"dailyDigests"',
      '"deleteDailyDigest"',
      '"limit"',
      '"emailTemplates"',
      '"String"',
    ])
      expect(raw.body).not.toContain(JSON.stringify(name).slice(1, -1));
  });
});

describe('wrong values', () => {
  const query = 'query ($limit: Int) { dailyDigests(limit: $limit) { totalCount } }';
  // Why: the third time a text is asked it is compiled, which checks variables by another way.
  test.each([['x'], [1.5], [1e12], [true], [[1]], [{ a: 1 }]])(
    'a variable of %j is refused, the first time and later',
    async (limit) => {
      for (let time = 0; time < 4; time += 1) {
        const { status, body } = await ask(query, { limit });
        expect(status).toBe(400);
        expect(body.data).toBeNull();
        expect(body.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
      }
    },
  );

  test.each([
    ['limit: 0'],
    ['limit: 101'],
    ['offset: -1'],
    ['offset: 1000001'],
    ['sort: "password_hash"'],
    ['direction: "sideways"'],
    ['subject: "\\u0000"'],
    ['subject: "\\ud800"'],
    ['siteId: "1"'],
    ['siteId: 99999999999'],
    ['unknown: 1'],
  ])('%s is refused, the first time and later', async (argument) => {
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await ask(`{ dailyDigests(${argument}) { totalCount } }`);
      expect(status).toBe(400);
      expect(body.data).toBeNull();
      expect(body.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    }
  });

  test('a missing required variable is refused', async () => {
    const document = 'mutation ($id: Int!) { deleteDailyDigest(id: $id) { id } }';
    for (const variables of [{}, { id: null }, undefined, null])
      expect((await ask(document, variables)).status).toBe(400);
  });
});

describe('answers (reliability 4)', () => {
  test('without a session it is a 401 of HTTP, with the sentence', async () => {
    for (const authorization of ['', 'Bearer made-up-made-up-made-up', 'Basic eDp5']) {
      const { status, raw } = await post({ query: '{ emailTemplates { id } }' }, { authorization });
      expect(status).toBe(401);
      expect(raw.json()).toMatchObject({
        message: ['Sign in to continue.'],
        requestId: expect.any(String),
      });
    }
  });

  test('a wrong role is FORBIDDEN with no data, the first time and later', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { status, body } = await post(
        { query: '{ dailyDigests { totalCount } }' },
        { authorization: `Bearer ${author}` },
      );
      expect(status).toBe(200);
      expect(body).toEqual({
        data: null,
        errors: [
          {
            message: 'Your roles don’t allow this.',
            extensions: { code: 'FORBIDDEN', status: 403 },
          },
        ],
      });
    }
  });

  test('a missing record is NOT_FOUND with the usual message', async () => {
    for (let time = 0; time < 4; time += 1) {
      const { body } = await ask('mutation { deleteDailyDigest(id: 999) { id } }');
      expect(body).toEqual({
        data: null,
        errors: [
          {
            message: 'This record does not exist.',
            extensions: { code: 'NOT_FOUND', status: 404 },
          },
        ],
      });
    }
  });

  test('an internal error is reported without details', async () => {
    await server.pool`alter table email_templates rename to email_templates_away`;
    try {
      for (let time = 0; time < 3; time += 1) {
        const { raw, body } = await ask('{ emailTemplates { id } }');
        expect(body.data).toBeNull();
        expect(body.errors?.[0]).toEqual({
          message: 'Something went wrong on our side. Nothing was saved. Try again.',
          extensions: { code: 'UNEXPECTED', status: 500 },
        });
        expect(raw.body).not.toMatch(/relation|select|email_templates/i);
      }
    } finally {
      await server.pool`alter table email_templates_away rename to email_templates`;
    }
  });

  test('every declared operation runs as the web app sends it', async () => {
    const { data, errors } = await server
      .withToken(editor)
      .run(dailyDigestOperations.dailyDigests, {});
    expect(errors).toEqual([]);
    expect(data).toEqual({ totalCount: 0, nodes: [] });
  });
});

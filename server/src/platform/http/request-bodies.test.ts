import { gzipSync } from 'node:zlib';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { withTestServer } from '../../../test/server.ts';
import { buildDigest } from '../../email/campaigns/campaigns.testing.ts';
import { buildTarget, json, type Target } from './hardening.testing.ts';
import { parseJson } from './request-bodies.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
let target: Target;

beforeAll(async () => {
  target = await buildTarget(server);
});

test('the fields that a call knows are put together once, not for each request', async () => {
  const body = dailyDigestEndpoints.update.body as z.ZodObject;
  const { shape } = body;
  let reads = 0;
  const counted = () => {
    reads += 1;
    return shape;
  };
  Object.defineProperty(body, 'shape', { configurable: true, get: counted });
  for (let n = 0; n < 5; n += 1) {
    const answer = await target.put('{"id":1,"nothing":1}');
    expect(answer.json().message).toEqual(['Unknown field "nothing".']);
  }
  Object.defineProperty(body, 'shape', { configurable: true, value: shape });
  expect(reads).toBeLessThanOrEqual(1);
});

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
      'Text must not contain NUL or invalid characters.',
    ],
    [
      'an escaped NUL in a key',
      '{"id":1,"a\\u0000":1}',
      'Text must not contain NUL or invalid characters.',
    ],
    [
      'an escaped NUL deep inside',
      '{"id":1,"newsItems":[{"headline":"\\u0000"}]}',
      'Text must not contain NUL or invalid characters.',
    ],
    [
      'half a character',
      '{"id":1,"subject":"\\ud800"}',
      'Text must not contain NUL or invalid characters.',
    ],
    [
      'two halves in the wrong order',
      '{"id":1,"subject":"\\udc00\\ud800"}',
      'Text must not contain NUL or invalid characters.',
    ],
    [
      'half a character in a key',
      '{"id":1,"\\udfff":1}',
      'Text must not contain NUL or invalid characters.',
    ],
    ['a number beyond all numbers', '{"id":1e400}', 'A number is too large.'],
    ['its negative', '{"id":-1e400}', 'A number is too large.'],
    ['a key given twice', '{"id":1,"id":2}', 'The field "id" appears twice.'],
    [
      'a key given twice, once in disguise',
      '{"id":1,"\\u0069d":2}',
      'The field "id" appears twice.',
    ],
    [
      'a key given twice deep inside',
      '{"id":1,"utm":{"source":"a","source":"b"}}',
      'The field "source" appears twice.',
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
    const answer = await target.put(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message[0]).toBe(sentence);
    expect(Object.keys(answer.json()).sort()).toEqual(['errors', 'message']);
    expect(({} as Record<string, unknown>).isSent).toBeUndefined();
    await target.expectUnchanged();
  });

  test.each([
    ['a wrong byte', [0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]],
    ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
    ['half a character of UTF-8', [0x22, 0xe2, 0x82, 0x22]],
    ['a half of UTF-16 as UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])('%s', async (_case, bytes) => {
    const answer = await target.put(Buffer.from(bytes));
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
      id: target.digestId,
      version: 1,
      ...JSON.parse(`{${field}}`),
    };
    const answer = await target.put(JSON.stringify(fields));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].path).toBe(/"(\w+)"/.exec(field)?.[1]);
    await target.expectUnchanged();
  });

  test('of ten thousand unknown fields the first twenty are named', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 1]),
    );
    const answer = await target.put(JSON.stringify(many));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveLength(20);
  });

  test('every wrong field is named with its path, the first sentence first', async () => {
    const answer = await target.put(target.body('"style":"x","subject":"","newsItems":[]'));
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
    const id = await buildDigest(server.pool, { siteId: target.siteId });
    const start = `{"id":${id},"version":1,"subject":"`;
    const fits = `${start}${'x'.repeat(1024 * 1024 - start.length - 2)}"}`;
    const tooLarge = await target.put(`${fits} `);
    expect([tooLarge.statusCode, tooLarge.json().message]).toEqual([
      413,
      ['This request is too large.'],
    ]);
    const saved = await target.put(fits);
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
    const answer = await target.put('{"id":1}', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toEqual([
      'Send JSON: the content type must be application/json.',
    ]);
  });

  test('200 megabytes packed into less than one are a 413', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, 0x20));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await target.put(bomb, { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(413);
  });

  test('packed bodies are read as strictly, unknown packings and broken ones are refused', async () => {
    const packed = (text: string) =>
      target.put(gzipSync(text), { ...json, 'content-encoding': 'gzip' });
    expect((await packed('{"id":1,"id":2}')).json().message).toEqual([
      'The field "id" appears twice.',
    ]);
    expect((await target.put('{}', { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(400);
    expect((await target.put('{}', { ...json, 'content-encoding': 'rot13' })).statusCode).toBe(415);
    expect((await target.put('{}', { ...json, 'content-encoding': 'gzip, gzip' })).statusCode).toBe(
      415,
    );
  });
});

test('a body of very many small parts is refused before it is parsed', () => {
  const keys = Array.from({ length: 90_000 }, (_, at) => `"${at.toString(36)}":1`);
  for (const text of [`{${keys.join()}}`, `[${'1,'.repeat(500_000)}1]`])
    expect(() => parseJson(Buffer.from(text))).toThrow('The request body has too many parts.');
  const words = { html: '<p>{"a": [1, 2], \\"}</p>'.repeat(30_000) };
  expect(parseJson(Buffer.from(JSON.stringify(words)))).toEqual(words);
});

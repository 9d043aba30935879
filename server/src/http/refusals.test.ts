import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { asHttpError, errorHandler } from './error-handler.ts';
import { parseJson } from './json-body.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ config: { logLevel: 'silent' } });
  port = Number(new URL(await server.app.http.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.stop());

async function send(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

test('two Host headers are a 400, one is fine', async () => {
  const ask = (hosts: string[]) =>
    send(
      `GET /api/health HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}connection: close\r\n\r\n`,
    );
  expect(await ask(['a.example'])).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask(['a.example', 'a.example'])).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*This request names two hosts\./,
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
    expect(await send(`GET ${path} HTTP/1.1\r\nHost: x\r\nconnection: close\r\n\r\n`)).toMatch(
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

test('a body of very many small parts is refused before it is parsed', () => {
  const keys = Array.from({ length: 90_000 }, (_, at) => `"${at.toString(36)}":1`);
  for (const text of [`{${keys.join()}}`, `[${'1,'.repeat(500_000)}1]`])
    expect(() => parseJson(Buffer.from(text))).toThrow('The request body has too many parts.');
  const words = { html: '<p>{"a": [1, 2], \\"}</p>'.repeat(30_000) };
  expect(parseJson(Buffer.from(JSON.stringify(words)))).toEqual(words);
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

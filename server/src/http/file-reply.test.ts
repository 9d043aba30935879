import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import { endpoint } from '@masthead/shared/endpoint.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { errorHandler } from './error-handler.ts';
import { refused } from './errors.ts';
import { handle, type Server } from './handle.ts';

const http = Fastify({ logger: false });
const mib = 'x'.repeat(1024 * 1024);
let made = 0;
let ended: () => void = () => {};
let hasEnded: Promise<void>;

const route = (name: string) =>
  endpoint({
    shows: [],
    method: 'GET',
    path: `/${name}`,
    summary: 'A file.',
    access: 'public',
    produces: 'text/csv; charset=utf-8',
    ownTransactions: true,
    reply: z.string(),
  });

async function* pieces() {
  try {
    for (; made < 500; made += 1) yield mib;
  } finally {
    ended();
  }
}

async function* cut() {
  yield mib;
  // Why: by then the answer has begun, packed or not.
  await wait(200);
  throw refused('It is over.');
}

async function* nothing() {
  if (made >= 0) throw refused('There is nothing here.');
  yield mib;
}

beforeAll(async () => {
  http.setErrorHandler(errorHandler);
  await http.register(compress, { threshold: 1024, encodings: ['gzip'] });
  const server = { http } as unknown as Server;
  handle(server, route('whole'), async () => ({ name: 'Über "uns".csv', content: 'a,b\r\n' }));
  handle(server, route('bytes'), async () => ({
    name: 'a.bin',
    type: 'application/octet-stream',
    content: Uint8Array.of(0, 255),
  }));
  handle(server, route('long'), async () => ({ name: 'long.csv', content: pieces() }));
  handle(server, route('cut'), async () => ({ name: 'cut.csv', content: cut() }));
  handle(server, route('broken'), async () => ({ name: 'broken.csv', content: nothing() }));
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

test('a file has its name in any alphabet and its type', async () => {
  const { headers, body } = await http.inject('/whole');
  expect([headers['content-type'], headers['content-disposition'], body]).toEqual([
    'text/csv; charset=utf-8',
    `attachment; filename="_ber _uns_.csv"; filename*=UTF-8''%C3%9Cber%20%22uns%22.csv`,
    'a,b\r\n',
  ]);
  const bytes = await http.inject('/bytes');
  expect(bytes.headers['content-type']).toBe('application/octet-stream');
  expect([...bytes.rawPayload]).toEqual([0, 255]);
});

test('what fails before the first piece is told as any other error', async () => {
  const { statusCode, headers, body } = await http.inject('/broken');
  expect([statusCode, JSON.parse(body).message]).toEqual([400, ['There is nothing here.']]);
  expect(headers['content-disposition']).toBeUndefined();
});

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'a client that is slow is waited for, and one that is gone ends the work %j',
  async (headers) => {
    made = 0;
    hasEnded = new Promise((resolve) => {
      ended = resolve;
    });
    const { port } = http.server.address() as AddressInfo;
    const request = get({ port, path: '/long', headers });
    request.on('error', () => {});
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.on('error', () => {});
    await once(response, 'readable');
    request.destroy();
    await hasEnded;
    expect(made).toBeLessThan(500);
  },
);

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'what fails after the first piece cuts the connection, so that nobody takes a part for the whole %j',
  async (headers) => {
    const { port } = http.server.address() as AddressInfo;
    const request = get({ port, path: '/cut', headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    await expect(once(response, 'end')).rejects.toMatchObject({ code: 'ECONNRESET' });
  },
);

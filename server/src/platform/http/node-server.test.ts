import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import { imageEndpoints } from '@masthead/shared/platform/images/image.endpoints.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { openSession } from '../../../test/session.ts';
import { buildStaff } from '../../people/users/users.testing.ts';
import { openNodeServer } from './node-server.ts';

const perMinute = 30;
const server = withTestServer({ config: { logLevel: 'warn', requestsPerMinute: perMinute } });
let token: string;
const lines: string[] = [];
beforeAll(async () => {
  token = await openSession(server.pool, await buildStaff(server.pool, 'editor'));
  const { http } = server.app;
  await http.listen({ port: 0, host: '127.0.0.1' });
  // Why: the log writes to standard output; children of it share its stream.
  const stream = Object.getOwnPropertySymbols(http.log).find(
    ({ description }) => description === 'pino.stream',
  );
  Object.assign(http.log, { [stream as symbol]: { write: (line: string) => lines.push(line) } });
});
afterEach(() => {
  lines.length = 0;
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends these bytes one after the other from an address of its own, and answers what came before the line was closed. */
async function say(parts: string[], localAddress: string): Promise<string> {
  const { port } = server.app.http.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  for (const part of parts) {
    if (!socket.destroyed) socket.write(part);
    await wait(20);
  }
  await closed;
  return answer;
}

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n`;
const signIn = head('/api/auth/login', 'application/json');
const form = 'multipart/form-data; boundary=b';

test('the log says what fails', async () => {
  server.app.http.log.warn('one line');
  expect(lines).toHaveLength(1);
});

test.each<[string, string[]]>([
  ['no HTTP', ['GARBAGE\r\n\r\n']],
  ['a chunk without a length', [`${signIn}\r\nzz\r\n{}\r\n0\r\n\r\n`]],
  ['a second chunk without a length', [`${signIn}\r\n2\r\n{}\r\n`, 'qq\r\n']],
  ['packed', [`${signIn}Content-Encoding: gzip\r\n\r\n2\r\n\x1f\x8b\r\n`, 'qq\r\n']],
  ['a trailer that is none', [`${signIn}\r\n2\r\n{}\r\n0\r\nbad\r\n\r\n`]],
  ['an upload', [`${head('/api/image', form)}\r\n5\r\n--b\r\n\r\n`, 'qq\r\n']],
  ['a document', [`${head('/graphql', 'application/json')}\r\n2\r\n{"\r\n`, 'qq\r\n']],
  ['two lengths', ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n']],
])('broken framing is refused without a line of the log: %s', async (_, parts) => {
  expect(await say(parts, '127.0.0.2')).toMatch(/^HTTP\/1\.1 4\d\d /);
  await wait(100);
  expect(lines).toEqual([]);
});

test('broken framing counts against the limit of its address, and beyond it is not answered', async () => {
  const address = '127.0.0.3';
  for (let time = 0; time < perMinute; time += 1)
    expect(await say(['GARBAGE\r\n\r\n'], address)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await say(['GARBAGE\r\n\r\n'], address)).toBe('');
  const get = 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await say([get], address)).toMatch(/^HTTP\/1\.1 429 /);
  expect(await say([get], '127.0.0.4')).toMatch(/^HTTP\/1\.1 200 /);
  expect(lines).toEqual([]);
});

/** Sends a body in chunks and waits until the line is closed; answers all that came. */
async function send(path: string, type: string, chunks: readonly string[]): Promise<string> {
  const { port } = server.app.http.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  socket.write(chunks.map((one) => `${one.length.toString(16)}\r\n${one}\r\n`).join(''));
  socket.write('0\r\n\r\n');
  await once(socket, 'close');
  return answer;
}

const wish = '{"limit":1}';
const search = (chunks: readonly string[]) =>
  send(invoiceEndpoints.search.path, 'application/json', chunks);

test('a body that comes in a thousand pieces is read, however small they are', async () => {
  const chunks = [...wish, ...Array<string>(1000 - wish.length).fill(' ')];
  expect(await search(chunks)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a body in many small pieces is refused before its end, and the line is closed', async () => {
  const answer = await search([...wish, ...Array<string>(200_000).fill(' ')]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain(refusals.tinyPieces);
});

test('a body in many pieces of a packet each is read', async () => {
  const chunks = [wish, ...Array<string>(1500).fill(' '.repeat(300))];
  expect(await search(chunks)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a form in many small pieces is refused', async () => {
  const opening =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const answer = await send(imageEndpoints.upload.path, 'multipart/form-data; boundary=b', [
    opening,
    ...Array<string>(5000).fill('x'),
    '\r\n--b--\r\n',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain(refusals.tinyPieces);
});

test('a client that sends its headers or body slowly is cut off (reliability 4)', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server.app.http.server;
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    timeout: 180_000,
    keepAliveTimeout: 65_000,
  });
});

test('a server that stops listening takes the requests of connections that the system has accepted', async () => {
  const asked: (string | undefined)[] = [];
  const noTimes = { keepAliveTimeout: 0, requestTimeout: 0, connectionTimeout: 0 };
  const own = openNodeServer({ waitMs: () => 0, close() {} }, 0).newServer(({ url }, reply) => {
    asked.push(url);
    reply.end();
  }, noTimes);
  await once(own.listen(0, '127.0.0.1'), 'listening');
  const { port } = own.address() as AddressInfo;
  // Why another process: this one must not take the connection before it stops listening.
  const client = `const socket = require('node:net').connect(${port}, '127.0.0.1', () =>
    socket.write('GET /late HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => process.exit()))`;
  spawnSync(process.execPath, ['-e', client]);
  own.close();
  await once(own, 'close');
  expect(asked).toEqual(['/late']);
});

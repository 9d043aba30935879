import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { refusals } from '@masthead/shared/errors.ts';
import { imageEndpoints } from '@masthead/shared/images/image.endpoints.ts';
import { invoiceEndpoints } from '@masthead/shared/invoices/invoice.endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { openSession } from '../../test/session.ts';
import { buildStaff } from '../users/users.testing.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await openSession(server.pool, await buildStaff(server.pool, 'editor'));
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

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
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const answer = await send(imageEndpoints.upload.path, 'multipart/form-data; boundary=b', [
    head,
    ...Array<string>(5000).fill('x'),
    '\r\n--b--\r\n',
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain(refusals.tinyPieces);
});

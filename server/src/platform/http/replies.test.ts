import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import { endpoint } from '@masthead/shared/platform/contract/endpoint.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inBulk } from '../../../test/database.ts';
import { withTestServer } from '../../../test/server.ts';
import { buildUser } from '../../people/users/users.testing.ts';
import {
  buildFirm,
  buildShowcase,
  type Showcase,
} from '../../showcase/delivery/showcase.testing.ts';
import { exportListings } from '../../showcase/listings/listing-files.routes.ts';
import { signedIn } from '../access/sessions.testing.ts';
import { errorHandler } from './error-handler.ts';
import { badRequest } from './errors.ts';
import { handle, type Server } from './handle.ts';
import { readsOf } from './replies.ts';

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
  throw badRequest('It is over.');
}

async function* nothing() {
  if (made >= 0) throw badRequest('There is nothing here.');
  yield mib;
}

beforeAll(async () => {
  http.setErrorHandler(errorHandler);
  await http.register(compress, { threshold: 1024, encodings: ['gzip'] });
  const server = { http, readOnly: { sentence: () => null } } as unknown as Server;
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

test('a failure before the first chunk is a normal error response', async () => {
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

const server = withTestServer({ config: { logLevel: 'silent' } });
let showcase: Showcase;
let firm: number;
beforeAll(async () => {
  showcase = await buildShowcase(server.pool);
  const organizationId = showcase.organizations.alpha;
  firm = await buildFirm(server.pool, { organizationId, name: 'Long' });
  await inBulk(
    server.pool,
    (db) => db`
      insert into listings (showcase_firm_id, type, description1, url, image_url)
      select ${firm}, 'Product', 'Of Alpha ' || n, 'https://example.com/', ''
        from generate_series(1, 2500) n`,
  );
});

/** A partner of Alpha whose file has begun: its heading and its first thousand rows are taken. */
async function begun() {
  const { pool, app } = server;
  const organizationId = showcase.organizations.alpha;
  const id = await buildUser(pool, { organizationId, roles: ['listing'] });
  const request = { viewer: await signedIn(pool, id) };
  const search = { firmIds: null, type: null, texts: {} };
  const { content } = exportListings(readsOf(app, request), search);
  const pieces = (content as AsyncIterable<string>)[Symbol.asyncIterator]();
  await pieces.next();
  expect((await pieces.next()).value.match(/Of Alpha/g)).toHaveLength(999);
  return { id, pieces };
}

test('a file in the making goes on while its reader may have it, and holds their rows alone', async () => {
  const { pieces } = await begun();
  expect((await pieces.next()).value.match(/Of Alpha/g)).toHaveLength(1000);
  const rest = (await pieces.next()).value;
  expect(rest.match(/Of Alpha/g)).toHaveLength(501);
  expect(rest).not.toContain('Beta');
  expect((await pieces.next()).done).toBe(true);
});

test.each([
  [
    'the role is taken away',
    (id: number) => server.pool`delete from user_roles where user_id = ${id}`,
    403,
  ],
  [
    'the session ends',
    (id: number) => server.pool`update sessions set ended_at = now() where user_id = ${id}`,
    401,
  ],
  [
    'the person moves to another organization',
    (id: number) =>
      server.pool`update users set organization_id = ${showcase.organizations.beta} where id = ${id}`,
    403,
  ],
  [
    'the person is disabled',
    (id: number) => server.pool`update users set is_disabled = true where id = ${id}`,
    401,
  ],
])('it breaks off at its next step when %s', async (_when, take, status) => {
  const { id, pieces } = await begun();
  await take(id);
  await expect(pieces.next()).rejects.toMatchObject({ status });
});

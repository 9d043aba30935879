import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { authEndpoints } from '@masthead/shared/people/sign-in/auth.endpoints.ts';
import {
  healthEndpoints,
  healthMessages,
} from '@masthead/shared/platform/health/health.endpoints.ts';
import { liveEnds } from '@masthead/shared/platform/live/live.ts';
import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { afterEach, expect, test } from 'vitest';
import { inBulk, withTestDatabase } from '../test/database.ts';
import { type Program, startProgram } from '../test/process.ts';
import { openSession } from '../test/session.ts';
import { productEnv } from './email/mailings/sink.testing.ts';
import { buildStaff } from './people/users/users.testing.ts';
import { openConnection } from './platform/live/live.testing.ts';
import { buildFirm } from './showcase/delivery/showcase.testing.ts';

const database = withTestDatabase();
let program: Program;
afterEach(() => program.end('SIGKILL'));

const startWeb = (drainSeconds: number) => {
  const env = {
    ...productEnv(database.connection, ''),
    MASTHEAD_ROLE: 'web',
    MASTHEAD_ADMIN_PASSWORD: 'of the test',
    MASTHEAD_DRAIN_SECONDS: String(drainSeconds),
  };
  return startProgram('product-server.ts', { env });
};

const ask = (path: string) => fetch(program.address + path);
const stateNow = async () => {
  const answer = await ask(healthEndpoints.ready.path);
  return [answer.status, ((await answer.json()) as { server: string }).server];
};

/** A connection that the test holds in its hands, with all that came on it. */
async function openSocket() {
  const { hostname, port } = new URL(program.address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  return { socket, closed: once(socket, 'close'), heard: () => heard };
}

const isRefused = async () => {
  const { hostname, port } = new URL(program.address);
  const socket: Socket = connect(Number(port), hostname);
  return once(socket, 'connect').then(
    () => socket.destroy() && false,
    () => true,
  );
};

test('a stop serves on while ready says 503, then closes idle connections at once and finishes what runs', async () => {
  program = await startWeb(1);
  expect(await stateNow()).toEqual([200, 'ok']);
  const [idle, busy, unused] = [await openSocket(), await openSocket(), await openSocket()];
  idle.socket.write(`GET ${healthEndpoints.live.path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const body = '{"username":"nobody","password":"wrong"}';
  busy.socket.write(
    `POST ${authEndpoints.login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  );
  const live = openConnection(new URL(program.address).host);
  await expect.poll(idle.heard).toMatch(/^HTTP\/1\.1 200 /);

  const end = program.end('SIGTERM');
  await expect.poll(stateNow).toEqual([503, healthMessages.stopping]);
  const during = await ask(healthEndpoints.check.path);
  expect([during.status, during.headers.get('connection')]).toEqual([200, 'close']);
  expect(idle.socket.closed).toBe(false);

  expect(await live.ended).toBe(liveEnds.tryAgain);
  await Promise.all([idle.closed, unused.closed]);
  // Why it is waited for: a server stops listening in a moment in which nothing arrives.
  await expect.poll(isRefused).toBe(true);
  busy.socket.write(body.slice(1));
  await busy.closed;
  expect(busy.heard()).toMatch(/^HTTP\/1\.1 401 /);
  expect(await end).toBe(0);
});

test('a second signal ends a server that is still draining; one of the same moment does not', async () => {
  program = await startWeb(600);
  let code: number | null | undefined;
  const end = program.end('SIGTERM').then((exitCode) => {
    code = exitCode;
  });
  void program.end('SIGTERM');
  await expect.poll(stateNow).toEqual([503, healthMessages.stopping]);
  expect(code).toBe(undefined);
  await expect
    .poll(() => {
      void program.end('SIGTERM');
      return code;
    })
    .toBe(1);
  await end;
});

test('an export that a stop cuts ends with an error, and never looks complete', async () => {
  const { pool } = database;
  program = await startWeb(0);
  const token = await openSession(pool, await buildStaff(pool, 'admin'));
  const firmId = await buildFirm(pool, { name: 'Long lists' });
  // Why so many: connections buffer several megabytes, and the rest has to wait for the client.
  await inBulk(pool, async (db) => {
    await db`alter table listings disable trigger user`;
    await db`
      insert into listings (showcase_firm_id, type, description1, description2, address, city, state, zip, price, url, image_url, search_text)
      select ${firmId}, 'Property', 'Bungalow', repeat('x', 8000), n || ' Avenue G', 'Austin', 'TX', '78751', n, '', '', ''
        from generate_series(1, 2500) n`;
  });
  const answer = await fetch(program.address + listingImportEndpoints.export.path, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' },
  });
  expect(answer.status).toBe(200);
  expect(await program.end('SIGTERM')).toBe(1);
  await expect(answer.text()).rejects.toThrow('terminated');
});

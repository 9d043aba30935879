import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { type Program, startProgram } from '../../../test/process.ts';
import { brokenCode } from './end-in-order.ts';

/** Waits as long as a busy machine needs. */
const until = (check: () => Promise<void>) => vi.waitFor(check, 15_000);

let program: Program;
beforeEach(async () => {
  program = await startProgram('stray-server.ts');
});
afterEach(() => program.end('SIGKILL'));

const ask = (path: string, id: string, init: RequestInit = {}) =>
  fetch(program.address + path, { ...init, headers: { ...init.headers, 'x-id': id } });

interface State {
  said: { error: string; work?: string; workId?: string }[];
  count: number;
  slow: number;
}
const state = async () => (await (await ask('/state', 'state')).json()) as State;
const saidOf = async (error: string) => (await state()).said.find((one) => one.error === error);

test('a rejection that nobody awaits answers its open request with 500, and is known as its', async () => {
  const answer = await ask('/open', 'a', {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ requestId: 'a' });
  expect(await saidOf('open')).toEqual({ error: 'open', work: 'POST /open', workId: 'a' });
});

test('one that comes after the answer changes nothing of it', async () => {
  const answer = await ask('/answered', 'b');
  expect([answer.status, await answer.text()]).toEqual([200, 'fine']);
  await until(async () =>
    expect(await saidOf('answered')).toMatchObject({ work: 'GET /answered', workId: 'b' }),
  );
});

/** Waits until the server takes no more connections. */
const untilClosed = () =>
  until(async () => {
    const socket = connect(Number(new URL(program.address).port), '127.0.0.1');
    const opened = once(socket, 'connect').finally(() => socket.destroy());
    await expect(opened).rejects.toThrow('ECONNREFUSED');
  });

test('an exception in a callback is answered with 500; what runs is finished, then the process ends', async () => {
  const slow = ask('/slow', 'e');
  await until(async () => expect((await state()).slow).toBe(1));
  const answer = await ask('/thrown', 'c');
  expect([answer.status, program.said()]).toEqual([500, 'GET /thrown c: thrown\n']);
  await untilClosed();
  expect(await (await slow).text()).toBe('slow');
  expect(await program.ended).toEqual([brokenCode, null]);
});

test('a rejection that belongs to nothing ends the process in the same way', async () => {
  const slow = ask('/slow', 'e');
  await until(async () => expect((await state()).slow).toBe(1));
  program.tell('reject');
  await untilClosed();
  expect(await (await slow).text()).toBe('slow');
  expect(await program.ended).toEqual([brokenCode, null]);
  expect(program.said()).toBe('nobody\n');
});

test('what a job leaves behind is known as its, and all of it is counted', async () => {
  const before = (await state()).count;
  await ask('/job', 'd');
  await until(async () =>
    expect(await saidOf('job')).toEqual({ error: 'job', work: 'job send', workId: '7' }),
  );
  expect((await state()).count).toBe(before + 1);
});

test('the product ends in order after an error of nothing, and says why', async () => {
  const database = await createTestDatabase();
  const { connection } = database;
  const env = {
    DATABASE_URL: `postgres:///${connection.database}`,
    PGHOST: connection.host,
    PGPORT: String(connection.port),
    PGUSER: connection.user,
    PGPASSWORD: connection.password,
    PORT: '0',
    MASTHEAD_LOG: 'silent',
  };
  const product = await startProgram('product-server.ts', { env });
  try {
    const health = async () => (await fetch(`${product.address}/api/health`)).json();
    expect(await health()).toMatchObject({ status: 'ok', strays: 0 });
    product.tell('stray\n');
    expect(await product.ended).toEqual([brokenCode, null]);
  } finally {
    await product.end('SIGKILL');
    await database.drop();
  }
});

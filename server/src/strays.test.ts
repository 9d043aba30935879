import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../test/database.ts';
import { type Program, startProgram } from '../test/process.ts';

/** Waits as long as a busy machine needs. */
const until = (check: () => Promise<void>) => vi.waitFor(check, 15_000);

let program: Program;
beforeAll(async () => {
  program = await startProgram('stray-server.ts');
});
afterAll(() => program.end('SIGKILL'));

const ask = (path: string, id: string, init: RequestInit = {}) =>
  fetch(program.address + path, { ...init, headers: { ...init.headers, 'x-id': id } });

interface State {
  said: { error: string; work?: string; workId?: string }[];
  count: number;
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

test('an exception in a callback does not end the server', async () => {
  const answer = await ask('/thrown', 'c');
  expect(answer.status).toBe(500);
  expect(await saidOf('thrown')).toMatchObject({ work: 'GET /thrown', workId: 'c' });
});

test('what a job leaves behind is known as its, and all of it is counted', async () => {
  const before = (await state()).count;
  await ask('/job', 'd');
  await until(async () =>
    expect(await saidOf('job')).toEqual({ error: 'job', work: 'job send', workId: '7' }),
  );
  expect((await state()).count).toBe(before + 1);
});

test('the product lives on and its health says how many there were', async () => {
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
    product.tell('stray\n');
    const health = async () => (await fetch(`${product.address}/api/health`)).json();
    await until(async () => expect(await health()).toMatchObject({ status: 'ok', strays: 1 }));
  } finally {
    await product.end('SIGKILL');
    await database.drop();
  }
});

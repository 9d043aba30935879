import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Connection, openPool, type Pool } from './client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const answers = async (pool: Pool) => (await pool<{ one: number }[]>`select 1 as one`)[0]?.one;

/** A pool of one connection, whose line to the database the test holds in its hands. */
function poolInHand() {
  const lines: Socket[] = [];
  const { host, port } = database.connection;
  const socket = async () => {
    const line = connect(`${host}/.s.PGSQL.${port}`);
    await once(line, 'connect');
    lines.push(line);
    return line;
  };
  const connection = { ...database.connection, socket } as Connection;
  return { pool: openPool(connection, { max: 1 }), lines };
}

/** The line breaks in this very moment, with an error before that or without one. */
function breakLine(line: Socket | undefined, error?: Error) {
  if (error) line?.emit('error', error);
  line?.emit('close', error !== undefined);
  line
    ?.removeAllListeners()
    .on('error', () => {})
    .destroy();
}
const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

// Why: as it is published, the driver never writes again on a connection that broke while it was writing (decision 71).
test.each([
  ['without a word', undefined, 'CONNECTION_CLOSED'],
  ['with an error', reset, 'ECONNRESET'],
])(
  'a connection that breaks %s while a statement is written is made anew',
  async (_how, error, code) => {
    const { pool, lines } = poolInHand();
    for (let time = 1; time <= 3; time += 1) {
      expect(await answers(pool)).toBe(1);
      const lost = answers(pool).catch((refusal: { code: string }) => refusal.code);
      // Until the driver has the statement, and no longer: it writes when this turn of the loop is over.
      for (let step = 0; step < 5; step += 1) await Promise.resolve();
      breakLine(lines.at(-1), error?.());
      expect(await lost).toBe(code);
      expect(lines).toHaveLength(time);
    }
    expect(await answers(pool)).toBe(1);
    await pool.end({ timeout: 1 });
  },
);

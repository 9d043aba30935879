import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { openPool, type Pool } from './client.ts';
import { dbOf } from './sql.ts';

const database = withTestDatabase();

const answers = async (pool: Pool) => (await pool<{ one: number }[]>`select 1 as one`)[0]?.one;

/** A pool of one connection, whose line to the database the test holds in its hands. */
function poolInHand() {
  const lines: Socket[] = [];
  const stream = () => {
    const socket = new Socket();
    lines.push(socket);
    return socket;
  };
  return { pool: openPool({ ...database.connection, stream }, { max: 1 }), lines };
}

/** The line breaks in this very moment, with an error before that or without one. */
function breakSocket(socket: Socket | undefined, error?: Error) {
  if (error) socket?.emit('error', error);
  socket?.emit('close', error !== undefined);
  socket
    ?.removeAllListeners()
    .on('error', () => {})
    .destroy();
}
const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

test.each([
  ['without a word', undefined, 'CONNECTION_CLOSED'],
  ['with an error', reset, 'ECONNRESET'],
])(
  'a connection that breaks %s while a statement is written is made anew',
  async (_how, error, code) => {
    const { pool, lines } = poolInHand();
    for (let time = 1; time <= 3; time += 1) {
      expect(await answers(pool)).toBe(1);
      const held = await pool.connect();
      const statement = dbOf((one) => held.run(one))`select 1 as one`;
      const lost = statement.catch((refusal) => (refusal as { code: string }).code);
      breakSocket(lines.at(-1), error?.());
      expect(await lost).toBe(code);
      held.release();
      expect(lines).toHaveLength(time);
    }
    expect(await answers(pool)).toBe(1);
    await pool.end({ timeout: 1 });
  },
);

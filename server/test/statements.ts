import { type Pool, write } from '../src/platform/db/client.ts';
import { poolOf } from '../src/platform/db/pool.ts';
import type { Sent } from '../src/platform/db/sql.ts';

/** The statements sent through a pool, and how often their sender waited for an answer before sending on. */
export interface Noted {
  sent: Sent[];
  roundTrips: number;
}

/** A pool that notes what is sent through it. */
export function notingPool(pool: Pool): { pool: Pool; noted: Noted } {
  const noted: Noted = { sent: [], roundTrips: 0 };
  const connect = async () => {
    const line = await pool.connect();
    let unanswered = 0;
    const run: typeof line.run = async (statement) => {
      noted.sent.push(statement.sent());
      // Why: what is sent before the first answer comes shares its round trip.
      if (unanswered === 0) noted.roundTrips += 1;
      unanswered += 1;
      try {
        return await line.run(statement);
      } finally {
        unanswered -= 1;
      }
    };
    return { ...line, run };
  };
  return { pool: poolOf({ ...pool, connect }), noted };
}

/** The statements that some work runs, in order. */
export async function statementsOf(
  pool: Pool,
  work: (own: Pool) => Promise<unknown>,
): Promise<Sent[]> {
  const noting = notingPool(pool);
  await work(noting.pool);
  return noting.noted.sent;
}

/** The plan of a statement as if no table were small enough for a sequential scan. */
export const planOf = (
  pool: Pool,
  { text, values }: Pick<Sent, 'text' | 'values'>,
): Promise<string> =>
  write(pool, null, async (db) => {
    await db`set local enable_seqscan = off`;
    const lines = await db.unsafe<Record<string, string>[]>(`explain ${text}`, values as never[]);
    return lines.flatMap((line) => Object.values(line)).join('\n');
  });

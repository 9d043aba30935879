import postgres from 'postgres';
import type { Pool } from '../src/db/client.ts';

/** A statement as it goes to the database. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements of some work, in their order, sent on a connection of its own. */
export async function statementsOf(
  pool: Pool,
  work: (own: Pool) => Promise<unknown>,
): Promise<Statement[]> {
  const sent: Statement[] = [];
  const debug = (_connection: number, text: string, values: unknown[]) =>
    void sent.push({ text, values });
  const options: object = { ...pool.options, max: 1, debug };
  const own = postgres(options) as Pool;
  try {
    // Why: the first query of a connection may ask for the types of arrays.
    await own`select 1`;
    sent.length = 0;
    await work(own);
  } finally {
    await own.end({ timeout: 1 });
  }
  return sent;
}

/** How the database would run a statement if no table were short enough to be read as a whole. */
export const planOf = (pool: Pool, { text, values }: Statement): Promise<string> =>
  pool.begin(async (db) => {
    await db`set local enable_seqscan = off`;
    const lines = await db.unsafe<Record<string, string>[]>(`explain ${text}`, values as never[]);
    return lines.flatMap((line) => Object.values(line)).join('\n');
  });

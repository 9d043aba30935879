import { type Pool, write } from '../src/platform/db/client.ts';
import { poolOf } from '../src/platform/db/pool.ts';
import type { Sent } from '../src/platform/db/sql.ts';

/** The statements that some work runs, in order. */
export async function statementsOf(
  pool: Pool,
  work: (own: Pool) => Promise<unknown>,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const noting = poolOf({
    ...pool,
    connect: async () => {
      const line = await pool.connect();
      const run: typeof line.run = (statement) => {
        sent.push(statement.sent());
        return line.run(statement);
      };
      return { ...line, run };
    },
  });
  await work(noting);
  return sent;
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

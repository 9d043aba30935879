import type { Db } from '../db/client.ts';

/** Those of the addresses that were erased at their owner's request (decision 142). */
export async function erasedAmong(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ address: string }[]>`
    select address from erased_among(${[...addresses]}::text[]) address`;
  return new Set(rows.map(({ address }) => address));
}

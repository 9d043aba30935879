import type { Db } from '../db/client.ts';

/** Requests of a network, as they are told to the other servers. */
export interface Told {
  network: string;
  requests: number;
}

/** What all servers have counted of a network in its minute. */
export interface Counted extends Told {
  /** How long ago that minute began. */
  ageMs: number;
}

/** Adds requests to the minutes of their networks; a minute that is over begins anew. */
export async function addRequests(
  db: Db,
  counted: string,
  told: readonly Told[],
): Promise<Counted[]> {
  // Why in order: two servers that add to the same networks would wait for each other.
  const inOrder = [...told].sort((a, b) => (a.network < b.network ? -1 : 1));
  const networks = inOrder.map(({ network }) => network);
  const requests = inOrder.map((each) => each.requests);
  return db<Counted[]>`
    insert into request_counts as c (counted, network, requests)
    select ${counted}, * from unnest(${networks}::text[], ${requests}::int[])
    on conflict (counted, network) do update
      set requests = excluded.requests + case when c.since > now() - interval '1 minute' then c.requests else 0 end,
          since = case when c.since > now() - interval '1 minute' then c.since else now() end
    returning network, requests, extract(epoch from now() - since)::float8 * 1000 as age_ms`;
}

export async function dropOldCounts(db: Db): Promise<void> {
  await db`delete from request_counts where since < now() - interval '1 minute'`;
}

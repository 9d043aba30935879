import type { Db } from './client.ts';

interface Change {
  action: string;
  actorId: number | null;
  at: Date;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What the history holds of a record, the first change first. */
export const changesOf = (db: Db, table: string, id: number | string) =>
  db<Change[]>`
    select action, actor_id, at, before, after from changes
     where table_name = ${table} and record_id = ${String(id)} order by id`;

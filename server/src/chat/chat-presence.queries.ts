import { presenceBeatMs } from '@masthead/shared/live/live.ts';
import type { Db } from '../db/client.ts';

/** Whom a line to a browser shows to be there. */
export interface Presence {
  line: string;
  userId: number;
}

const leaseMs = 3 * presenceBeatMs;

/** Notes, or says again, that these people are in the chat. */
export async function notePresence(db: Db, there: readonly Presence[]): Promise<void> {
  await db`
    insert into chat_presence (line, user_id, until)
    select line, user_id, now() + ${leaseMs} * interval '1 millisecond'
      from unnest(${there.map(({ line }) => line)}::uuid[], ${there.map(({ userId }) => userId)}::integer[])
        as there (line, user_id)
    on conflict (line) do update set until = excluded.until`;
}

/** Takes away those that are there no longer: these lines, and whatever a killed server has left. */
export async function endPresence(db: Db, lines: readonly string[]): Promise<void> {
  await db`delete from chat_presence where line = any (${[...lines]}::uuid[]) or until < now()`;
}

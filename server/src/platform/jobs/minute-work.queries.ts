import type { Db } from '../db/client.ts';

/** A worker without a heartbeat for this long loses its work to another one. */
const silentSeconds = 10;

/** Makes work of every minute known, so that workers can take turns at it. */
export async function addMinuteWork(db: Db, name: string): Promise<void> {
  await db`insert into minute_work (name) values (${name}) on conflict do nothing`;
}

/** Takes the work of these names whose minute has come, unless another worker has it in hand; answers with what was taken. */
export async function takeMinuteWork(
  db: Db,
  worker: string,
  names: readonly string[],
): Promise<string[]> {
  // Why skip locked: work being taken by another worker is not waited for.
  const rows = await db<{ name: string }[]>`
    update minute_work set worker = ${worker}, begun_at = now(), alive_at = now()
     where name in (
       select name from minute_work
        where name = any(${[...names]}::text[]) and begun_at < date_trunc('minute', now())
          and (worker is null or alive_at < now() - ${silentSeconds} * interval '1 second')
          for update skip locked)
    returning name`;
  return rows.map(({ name }) => name);
}

/** A sign of life of a worker that has this work in hand. */
export async function noteMinuteWork(
  db: Db,
  worker: string,
  names: readonly string[],
): Promise<void> {
  await db`
    update minute_work set alive_at = now() where worker = ${worker} and name = any(${[...names]}::text[])`;
}

/** The work has ended, well or not. */
export async function endMinuteWork(db: Db, worker: string, name: string): Promise<void> {
  await db`update minute_work set worker = null where worker = ${worker} and name = ${name}`;
}

import type { Db } from '../db/client.ts';

/** An act that is done once, however often it is asked for. */
export interface Act {
  personId: number;
  /** The Idempotency-Key of the request. */
  key: string;
  /** SHA-256 of the call and everything that was sent. */
  request: Buffer;
}

/** An act that was begun before. */
export interface Begun {
  request: Buffer;
  /** The answer as it went out; null while the act lasts. */
  answer: string | null;
}

/** Notes that an act begins; false when it has begun before. Waits for a transaction that has begun it. */
export async function insertAct(db: Db, { personId, key, request }: Act): Promise<boolean> {
  const rows = await db`
    insert into kept_answers (person_id, key, request) values (${personId}, ${key}, ${request})
    on conflict do nothing returning key`;
  return rows.length > 0;
}

export async function findBegunAct(db: Db, { personId, key }: Act): Promise<Begun | undefined> {
  const [begun] = await db<Begun[]>`
    select request, answer from kept_answers where person_id = ${personId} and key = ${key}`;
  return begun;
}

export async function keepAnswer(db: Db, { personId, key }: Act, answer: string): Promise<void> {
  await db`
    update kept_answers set answer = ${answer} where person_id = ${personId} and key = ${key}`;
}

/** Forgets an act that has failed: asked for again, it is done anew. */
export async function forgetAct(db: Db, { personId, key }: Act): Promise<void> {
  await db`
    delete from kept_answers where person_id = ${personId} and key = ${key} and answer is null`;
}

/** Answers are kept for a day. */
export async function dropOldAnswers(db: Db): Promise<void> {
  await db`delete from kept_answers where begun_at < now() - interval '1 day'`;
}

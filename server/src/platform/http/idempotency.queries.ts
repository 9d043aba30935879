import type { Db } from '../db/client.ts';

/** A request that is done once, however often it is sent. */
export interface Claim {
  personId: number;
  /** The Idempotency-Key of the request. */
  key: string;
  /** SHA-256 of the call and everything that was sent. */
  request: Buffer;
}

/** A request that was begun before. */
export interface Begun {
  request: Buffer;
  /** The answer as it went out; null while it runs. */
  answer: string | null;
}

/** Notes that a request begins; false when it has begun before. Waits for a transaction that has begun it. */
export async function insertClaim(db: Db, { personId, key, request }: Claim): Promise<boolean> {
  const rows = await db`
    insert into kept_answers (person_id, key, request) values (${personId}, ${key}, ${request})
    on conflict do nothing returning key`;
  return rows.length > 0;
}

export async function findClaim(db: Db, { personId, key }: Claim): Promise<Begun | undefined> {
  const [begun] = await db<Begun[]>`
    select request, answer from kept_answers where person_id = ${personId} and key = ${key}`;
  return begun;
}

export async function saveAnswer(db: Db, { personId, key }: Claim, answer: string): Promise<void> {
  await db`
    update kept_answers set answer = ${answer} where person_id = ${personId} and key = ${key}`;
}

/** Drops the claim of a request that has failed: sent again, it is done anew. */
export async function dropClaim(db: Db, { personId, key }: Claim): Promise<void> {
  await db`
    delete from kept_answers where person_id = ${personId} and key = ${key} and answer is null`;
}

import type { Db } from '../db/client.ts';

/** No comparison of a password takes longer; what is under way for so long was left by a killed server. */
const longestSeconds = 20;

/**
 * Records a sign-in attempt, in a transaction of its own. Attempts of one account from one address get their ids in
 * the order in which they become visible, on whichever server. Counters older than a day are deleted.
 */
export async function insertAttempt(db: Db, account: string, address: string): Promise<number> {
  await db`select pg_advisory_xact_lock(hashtextextended(concat(${account}::text, ' ', ${address}::text), 0))`;
  await db`delete from sign_in_failures where at < now() - interval '1 day'`;
  const [row] = await db<{ id: number }[]>`
    insert into sign_in_failures (account, address, under_way_until)
    values (${account}, ${address}, clock_timestamp() + ${longestSeconds} * interval '1 second') returning id`;
  if (!row) throw new Error('The attempt was not recorded');
  return row.id;
}

const isFailed = (db: Db) => db`(under_way_until is null or under_way_until < now())`;

/** How many attempts there were before one, and that one. */
export interface AttemptCounts {
  /** Of the account from the address in 15 minutes, those that have failed. */
  failed: number;
  /** And those that came before and are under way. */
  ofAccount: number;
  /** Of the account from anywhere in 15 minutes. */
  everywhere: number;
  /** Of the address in one minute. */
  ofAddress: number;
}

/** Counts what the limits of an attempt look at. */
export async function countAttempts(
  db: Db,
  id: number,
  account: string,
  address: string,
): Promise<AttemptCounts> {
  const isHere = db`account = ${account} and address = ${address}`;
  const [row] = await db<AttemptCounts[]>`
    select count(*) filter (where ${isHere} and (id = ${id} or ${isFailed(db)})) as failed,
           count(*) filter (where ${isHere} and (id <= ${id} or ${isFailed(db)})) as of_account,
           count(*) filter (where account = ${account}) as everywhere,
           count(*) filter (where address = ${address} and at > now() - interval '1 minute') as of_address
      from sign_in_failures
     where at > now() - interval '15 minutes' and (account = ${account} or address = ${address})`;
  if (!row) throw new Error('The attempts were not counted');
  return row;
}

/** Records that an attempt has failed. */
export async function failAttempt(db: Db, id: number): Promise<void> {
  await db`update sign_in_failures set under_way_until = null where id = ${id}`;
}

/** Withdraws an attempt that was rejected without being checked. */
export async function deleteAttempt(db: Db, id: number): Promise<void> {
  await db`delete from sign_in_failures where id = ${id}`;
}

/** After a success: clears this attempt and the failed ones of its address for its account. */
export async function clearAttempts(
  db: Db,
  id: number,
  account: string,
  address: string,
): Promise<void> {
  await db`
    delete from sign_in_failures
     where account = ${account} and address = ${address} and (id = ${id} or ${isFailed(db)})`;
}

import type { Db } from '../db/client.ts';

/**
 * Records a sign-in attempt as failed until it succeeds, so that concurrent attempts count, too. Counters older than
 * a day are deleted.
 */
export async function insertAttempt(db: Db, account: string, address: string): Promise<number> {
  await db`delete from sign_in_failures where at < now() - interval '1 day'`;
  const [row] = await db<{ id: number }[]>`
    insert into sign_in_failures (account, address) values (${account}, ${address}) returning id`;
  if (!row) throw new Error('The attempt was not recorded');
  return row.id;
}

/** Attempts of this account from this address in 15 minutes, of the account, and of the address in one. */
export async function countAttempts(db: Db, account: string, address: string) {
  const [row] = await db<{ ofAccount: number; everywhere: number; ofAddress: number }[]>`
    select count(*) filter (where account = ${account} and address = ${address}) as of_account,
           count(*) filter (where account = ${account}) as everywhere,
           count(*) filter (where address = ${address} and at > now() - interval '1 minute') as of_address
      from sign_in_failures
     where at > now() - interval '15 minutes' and (account = ${account} or address = ${address})`;
  return row ?? { ofAccount: 0, everywhere: 0, ofAddress: 0 };
}

/** Withdraws an attempt that was rejected without being checked. */
export async function deleteAttempt(db: Db, id: number): Promise<void> {
  await db`delete from sign_in_failures where id = ${id}`;
}

/** Clears the failed attempts of this address for this account after a success. */
export async function clearAttempts(db: Db, account: string, address: string): Promise<void> {
  await db`delete from sign_in_failures where account = ${account} and address = ${address}`;
}

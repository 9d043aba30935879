import { setTimeout as wait } from 'node:timers/promises';
import { openClaim } from './open-claim.ts';
import { isStalePlan, type Pool } from './pool.ts';
import { type Db, dbOf, type Fragment, Statement } from './sql.ts';

const over = () =>
  Object.assign(new Error('The transaction has ended'), { code: 'CONNECTION_CLOSED' });

/** PostgreSQL ended one of two transactions that waited for each other; nothing of it was done. */
const deadlock = '40P01';

/**
 * Pauses before a transaction is retried after a deadlock, in ms. Why: an immediate retry may take the row that the
 * other transaction is waiting for before that one wakes up, and both would wait for each other again.
 */
const deadlockPauses = [50, 200, 800];

/** More statements of one transaction than another version makes stale at once. */
const mostStale = 20;

/**
 * Runs `work` in one transaction. It is retried, at most three times after a deadlock, and for each of its
 * statements that another version of the product made stale by changing a table.
 */
export async function transaction<T>(
  pool: Pool,
  opening: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  let stale = 0;
  for (let time = 0; ; ) {
    try {
      return await runOnce(pool, opening, work);
    } catch (error) {
      if (isStalePlan(error) && stale < mostStale) {
        stale += 1;
        continue;
      }
      const pause = deadlockPauses[time];
      if ((error as { code?: string } | null)?.code !== deadlock || pause === undefined)
        throw error;
      time += 1;
      await wait(pause * (1 + Math.random()));
    }
  }
}

/**
 * Runs `work` in one transaction. The statements that open it, such as settings for the transaction, are sent
 * together with the first queries of `work`: if PostgreSQL rejects them, it rejects all of those queries.
 */
async function runOnce<T>(pool: Pool, opening: string, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let isOver = false;
  let isCommitting = false;
  let isEnded = false;
  let failed: unknown;
  const run = (statement: Fragment) => {
    if (isOver) return Promise.reject(over());
    const answer = connection.run(statement);
    answer.catch((error) => {
      failed ??= error;
    });
    return answer;
  };
  const say = (text: string) => run(new Statement(run, [text], [], false));
  try {
    void say(opening);
    const result = await work(dbOf(run));
    isCommitting = connection.lost() === null;
    const { command } = await say('commit');
    [isCommitting, isEnded] = [false, true];
    // Why: a refused query that `work` took lightly has undone all the others.
    if (command !== 'COMMIT') throw failed ?? over();
    return result;
  } catch (error) {
    if (isCommitting) noteUnknown(error);
    isEnded ||= await say('rollback').then(
      () => true,
      () => false,
    );
    throw (error as { code?: string } | null)?.code === '25P02' ? (failed ?? error) : error;
  } finally {
    isOver = true;
    connection.release(!isEnded);
  }
}

/** A commit without a response may or may not have succeeded. */
function noteUnknown(error: unknown): void {
  const claim = openClaim.getStore();
  if (claim) claim.mayBeCommitted = true;
  Object.assign(error as object, { isCommitUnknown: true });
}

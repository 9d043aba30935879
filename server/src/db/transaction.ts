import { actInHand } from './act-in-hand.ts';
import type { Db, Pool } from './driver.ts';

/** What the driver calls a connection, as far as a transaction handles one itself. */
interface Wire {
  /** Sends a query; false when the next one has to wait until it is answered. */
  execute(query: Sent): boolean;
  /** Called when everything sent was answered; null once nobody has the connection to themselves. */
  reserved: (() => void) | null;
  onclose: ((error: Error) => void) | null;
}

/** A query of the driver: it goes to its handler when it is awaited. */
interface Sent extends Promise<{ command: string }> {
  handler: (query: Sent) => void;
  reject(error: unknown): void;
}

const over = () =>
  Object.assign(new Error('The transaction is over'), { code: 'CONNECTION_CLOSED' });

/** A line of queries that go to one connection in order, as many at a time as it takes. */
function lineTo() {
  let wire: Wire | null = null;
  let failed: unknown;
  let isFull = false;
  let isLost = false;
  const waiting: Sent[] = [];
  // Why: the driver takes a connection back itself when its transaction is over or it was lost; what
  // somebody still sends then must not run on it, which others have by now (as whom? as the owner).
  const isMine = () => wire !== null && wire.reserved === ready;
  const execute = (query: Sent) => {
    isFull = !wire?.execute(query);
  };
  function ready() {
    isFull = false;
    for (let next = waiting.shift(); next; next = isFull ? undefined : waiting.shift())
      execute(next);
  }
  return {
    /** Is there something to end: a connection of one's own, or one that is still to come? */
    mayEnd: () => isMine() || (wire === null && !isLost),
    failure: () => failed,
    opened(connection: Wire, onLost: (error: unknown) => void) {
      wire = connection;
      wire.reserved = ready;
      wire.onclose = onLost;
      ready();
    },
    /** Lets go of the connection: it must not hold what came out until somebody else has it. */
    left(onLost: (error: unknown) => void) {
      if (wire?.onclose === onLost) wire.onclose = null;
    },
    /** Ends what waits for a connection that is lost or was never had. */
    refuse(error: unknown) {
      isLost = true;
      for (const query of waiting.splice(0)) query.reject(error);
    },
    note(query: Promise<unknown>) {
      query.catch((error) => {
        failed ??= error;
      });
    },
    send(query: Sent) {
      this.note(query);
      if (wire && !isMine()) query.reject(over());
      else if (!wire || isFull) waiting.push(query);
      else execute(query);
    },
  };
}

/** The same as the pool, for queries that go down a line. */
function dbOf(pool: Pool, send: (query: Sent) => void): Db {
  const down = <T>(made: T): T => {
    if (made instanceof Promise) (made as unknown as Sent).handler = send;
    return made;
  };
  const query = (...args: unknown[]) => down(Reflect.apply(pool as never, null, args));
  const others: Partial<Db> = {
    unsafe: (...args) => down(pool.unsafe(...args)),
    json: (value) => pool.json(value),
    array: (value, type) => pool.array(value, type),
  };
  return Object.assign(query, others) as unknown as Db;
}

/** PostgreSQL ended one of two transactions that waited for each other; nothing of it was done. */
const deadlock = '40P01';

/** Runs `work` in one transaction, and once more when it was ended because of a deadlock. */
export async function transaction<T>(
  pool: Pool,
  opening: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await runOnce(pool, opening, work);
  } catch (error) {
    if ((error as { code?: string } | null)?.code !== deadlock) throw error;
    return runOnce(pool, opening, work);
  }
}

/**
 * Runs `work` in one transaction. Its opening, which may set what the transaction is to know, goes out
 * together with the first queries of `work`: were it refused, PostgreSQL would refuse all of them. Why
 * not the driver's own `begin`: it waits for the opening; and when a connection is lost, it ends the
 * process, or runs what `work` still asks on a connection of others, without any of what was set.
 */
async function runOnce<T>(pool: Pool, opening: string, work: (db: Db) => Promise<T>): Promise<T> {
  const line = lineTo();
  const db = dbOf(pool, (query) => line.send(query));
  let lose: (error: unknown) => void = () => {};
  const lost = new Promise<never>((_, reject) => {
    lose = (error) => {
      line.refuse(error);
      reject(error);
    };
  });
  let hasOpened = false;
  const onexecute = (connection: Wire) => {
    hasOpened = true;
    line.opened(connection, lose);
    return false;
  };
  const opened = pool.unsafe(opening, [], { onexecute } as object).execute();
  line.note(opened);
  opened.catch((error) => hasOpened || lose(error));
  let isCommitting = false;
  const whole = async () => {
    try {
      const result = await work(db);
      isCommitting = true;
      const { command } = await db.unsafe('commit');
      isCommitting = false;
      // Why: a refused query that `work` took lightly has undone all the others.
      if (command !== 'COMMIT') throw line.failure() ?? over();
      return result;
    } catch (error) {
      // Why also before it has come: it would open the transaction for nobody, and nobody else would ever get it.
      if (line.mayEnd()) await db.unsafe('rollback').catch(() => {});
      throw (error as { code?: string }).code === '25P02' ? (line.failure() ?? error) : error;
    } finally {
      line.left(lose);
    }
  };
  try {
    return await Promise.race([lost, whole()]);
  } catch (error) {
    if (!isCommitting || !(error instanceof Error)) throw error;
    // Why: of a commit whose answer was lost nobody knows whether it was done.
    const act = actInHand.getStore();
    if (act) act.mayBeCommitted = true;
    throw Object.assign(error, { isCommitUnknown: true });
  }
}

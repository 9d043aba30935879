import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, Pool as Clients, DatabaseError, type PoolClient } from 'pg';
import { statementBegan } from './observe-statements.ts';
import { whyDead } from './pool-probe.ts';
import { rowsOf, typesRead } from './rows.ts';
import { type Answer, type Db, dbOf, type Fragment, Statement } from './sql.ts';

type Rows = readonly (object | undefined)[];

/** A connection while checked out. */
export interface PoolConnection {
  /** Sends a statement without waiting for earlier ones. */
  run(statement: Fragment): Promise<Rows & Answer>;
  /** Why the connection was lost; null while it is there. */
  lost(): Error | null;
  /** Returns it to the pool, once. A lost or broken connection is replaced. */
  release(isOfNoUse?: boolean): void;
}

/** Limits of statements and transactions, in ms. */
export type Limits = Readonly<Record<string, number>>;

/** How much of a pool is in use. */
export interface PoolUse {
  max: number;
  open: number;
  idle: number;
  waiting: number;
}

/** Where connections come from. */
export interface Source {
  connect(): Promise<PoolConnection>;
  /** Closes the connections; those still in use after `timeout` seconds are cut. */
  end(options?: { timeout?: number }): Promise<void>;
  /** Options for opening a connection of one's own, to PostgreSQL itself. */
  readonly config: ClientConfig;
  /** Its connections now, and how many callers wait for one. */
  use(): PoolUse;
  /** Limits that connections do not bring along, because a pooler is in front; each transaction sets them. */
  readonly limits: Limits;
}

/** The pool of connections. Each statement has one of its own while it runs. */
export type Pool = Db & Source;

/** How to reach the database. */
export type Connection = string | ClientConfig;

/** Connection timeout, in ms. */
const patienceMs = 5000;

/** A connection that has owed an answer for this long is suspect, in ms. */
const silentMs = 5000;

/** Another version of the product has changed a table since this connection read the statement. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery';

/** Errors of the library without a code mean a lost or closed connection. */
function refusalOf(error: Error): Error {
  if ('code' in error && error.code !== undefined) return error;
  return Object.assign(error, { code: 'CONNECTION_CLOSED' });
}

/** A prepared statement: its name, and its text as it is sent. */
interface Named {
  name: string;
  text: string;
}

const prepared = new Map<string, Named>();
let namesGiven = 0;
/** Longer texts are hardly ever sent a second time. */
const longestNamed = 20_000;

/** The number of prepared statements per connection; enough for all lists in use. */
const mostNamed = 5000;

function nameIt(text: string, sent: string): Named {
  namesGiven += 1;
  const named = { name: `s${namesGiven}`, text: sent };
  prepared.set(text, named);
  return named;
}

/** The prepared statement of this text; undefined for one that is not prepared. */
function namedOf(text: string): Named | undefined {
  const known = prepared.get(text);
  if (known || text.length > longestNamed || prepared.size === mostNamed) return known;
  return nameIt(text, text);
}

/**
 * Prepares a statement anew, on every connection. Why another text, too: PgBouncer knows statements by their texts, and
 * its connections keep the old plan.
 */
function prepareAnew(text: string, stale: Named): void {
  if (prepared.get(text) === stale) nameIt(text, `${stale.text} `);
}

/** Writes of one event-loop turn are sent together, such as a transaction's opening with its first statements. */
function gather(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  process.nextTick(() => socket.uncork());
}

/** A client of the library that sends on, whatever is unanswered yet. */
class Pipelined extends Client {
  readonly socket: Socket;
  /** Why it was lost. */
  lost: Error | null = null;
  private unanswered = 0;
  private readonly silence: NodeJS.Timeout;
  private readonly reached: ClientConfig;

  constructor(config: ClientConfig) {
    const socket = typeof config.stream === 'function' ? config.stream() : new Socket();
    super({
      ...config,
      // Why: the library's pool hides it from being copied.
      password: config.password,
      pipeline: true,
      types: typesRead,
      connectionTimeoutMillis: patienceMs,
      stream: () => socket,
    });
    this.socket = socket as Socket;
    this.reached = config;
    this.silence = setTimeout(() => void this.suspect(), silentMs).unref();
    this.on('error', (error) => {
      this.lost ??= refusalOf(error);
    });
    this.on('end', () => {
      clearTimeout(this.silence);
      this.lost ??= refusalOf(new Error('The connection was closed'));
    });
  }

  /**
   * Drops a silent connection if the database gives no sign of life on a new one either: it is frozen, or the network
   * loses everything. Why not after a set time: some statements may take minutes.
   */
  private async suspect(): Promise<void> {
    if (this.unanswered === 0 || this.lost) return;
    const cause = await whyDead(this.reached);
    if (cause === null || this.unanswered === 0) this.silence.refresh();
    else this.socket.destroy(refusalOf(new Error('The database does not answer', { cause })));
  }

  run(statement: Fragment): Promise<Rows & Answer> {
    return new Promise((resolve, reject) => {
      if (this.lost) return reject(this.lost);
      const { text, values, isPrepared } = statement.sent();
      const named = isPrepared ? namedOf(text) : undefined;
      const ended = statementBegan(text);
      gather(this.socket);
      if (this.unanswered === 0) this.silence.refresh();
      this.unanswered += 1;
      void this.query(
        { text, ...named, values, rowMode: 'array' } as never,
        ((error: Error | null, result: Parameters<typeof rowsOf>[0]) => {
          this.unanswered -= 1;
          this.silence.refresh();
          ended?.(error);
          if (!error) return resolve(rowsOf(result));
          if (named && isStalePlan(error)) prepareAnew(text, named);
          reject(refusalOf(error));
        }) as never,
      );
    });
  }
}

function connectionOf(client: Pipelined, done: (isOfNoUse?: boolean) => void): PoolConnection {
  return {
    run: (statement) => client.run(statement),
    lost: () => client.lost,
    release: (isOfNoUse = false) => done(isOfNoUse || client.lost !== null),
  };
}

/**
 * Connections that are made when they are needed, and again after the database was away; `max` at a time. While all are
 * in use, callers wait for one for `waitMs`; 0 is without limit. Through a pooler, `direct` says how PostgreSQL itself is
 * reached, and `limits` what each statement and transaction sets.
 */
export function openSource(
  config: ClientConfig,
  {
    max,
    waitMs = 0,
    direct = config,
    limits = {},
  }: { max: number; waitMs?: number; direct?: ClientConfig; limits?: Limits },
): Source {
  const clients = new Clients({
    ...config,
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 0,
    Client: Pipelined as never,
  });
  const open = new Set<Pipelined>();
  const waiting = new Set<(error: Error) => void>();
  const over = () => refusalOf(new Error('The connection pool is closed'));
  let ended: Promise<void> | undefined;
  // Why ignored: a connection lost while idle is replaced.
  clients.on('error', () => {});
  clients.on('connect', (client) => open.add(client as unknown as Pipelined));
  clients.on('remove', (client) => open.delete(client as unknown as Pipelined));

  async function end(timeout: number) {
    const late = sleep(timeout * 1000, true, { ref: false });
    if (!(await Promise.race([clients.end(), late]))) return;
    for (const refuse of waiting) refuse(over());
    for (const client of open) client.socket.destroy();
  }
  return {
    config: direct,
    limits,
    use: () => ({
      max,
      open: clients.totalCount,
      idle: clients.idleCount,
      waiting: clients.waitingCount,
    }),
    connect: () =>
      new Promise((resolve, reject) => {
        if (ended) return reject(over());
        waiting.add(reject);
        clients.connect((error?: Error, client?: PoolClient, done?: (bad?: boolean) => void) => {
          waiting.delete(reject);
          if (error || !client || !done) return reject(refusalOf(error ?? over()));
          resolve(connectionOf(client as unknown as Pipelined, done));
        });
      }),
    end: ({ timeout = 5 } = {}) => {
      ended ??= end(timeout);
      return ended;
    },
  };
}

/**
 * Runs a statement in a transaction of its own, which sets the limits that the connection lacks because a pooler is in
 * front. All of it is sent at once.
 */
async function runLimited(
  connection: PoolConnection,
  limits: Limits,
  statement: Fragment,
): Promise<Rows & Answer> {
  const run = (one: Fragment) => connection.run(one);
  const say = (text: string) => run(new Statement(run, [text], [], false));
  const each = Object.entries(limits).map(([name, ms]) => `set_config('${name}', '${ms}', true)`);
  const [opened, answer, closed] = await Promise.allSettled([
    say(`begin; select ${each.join(', ')}`),
    run(statement),
    say('commit'),
  ]);
  for (const one of [answer, opened, closed]) if (one.status === 'rejected') throw one.reason;
  return (answer as PromiseFulfilledResult<Rows & Answer>).value;
}

/** The pool of a source of connections. */
export function poolOf(source: Source): Pool {
  const hasLimits = Object.keys(source.limits).length > 0;
  const run = async (statement: Fragment) => {
    const connection = await source.connect();
    const once = () =>
      hasLimits ? runLimited(connection, source.limits, statement) : connection.run(statement);
    try {
      return await once();
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      return await once();
    } finally {
      connection.release();
    }
  };
  return Object.assign(dbOf(run), source);
}

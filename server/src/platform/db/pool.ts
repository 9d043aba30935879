import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, Pool as Clients, DatabaseError, type PoolClient } from 'pg';
import { rowsOf, typesRead } from './rows.ts';
import { type Answer, type Db, dbOf, type Fragment } from './sql.ts';

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

/** Where connections come from. */
export interface Source {
  connect(): Promise<PoolConnection>;
  /** Closes the connections; those still in use after `timeout` seconds are cut. */
  end(options?: { timeout?: number }): Promise<void>;
  /** Options for opening another connection. */
  readonly config: ClientConfig;
}

/** The pool of connections. Each statement has one of its own while it runs. */
export type Pool = Db & Source;

/** How to reach the database. */
export type Connection = string | ClientConfig;

/** Connection timeout, in ms. */
const patienceMs = 5000;

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

const names = new Map<string, string>();
/** Longer texts are hardly ever sent a second time. */
const longestNamed = 20_000;

/** The number of prepared statements per connection; enough for all lists in use. */
const mostNamed = 5000;

/** The name of a prepared statement. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || text.length > longestNamed || names.size === mostNamed) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
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
    this.on('error', (error) => {
      this.lost ??= refusalOf(error);
    });
    this.on('end', () => {
      this.lost ??= refusalOf(new Error('The connection was closed'));
    });
  }

  run(statement: Fragment): Promise<Rows & Answer> {
    return new Promise((resolve, reject) => {
      if (this.lost) return reject(this.lost);
      const { text, values, isPrepared } = statement.sent();
      const name = isPrepared ? nameOf(text) : undefined;
      gather(this.socket);
      void this.query(
        { text, values, name, rowMode: 'array' } as never,
        ((error: Error | null, result: Parameters<typeof rowsOf>[0]) =>
          error ? reject(refusalOf(error)) : resolve(rowsOf(result))) as never,
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

/** Connections that are made when they are needed, and again after the database was away; `max` at a time. */
export function openSource(config: ClientConfig, max: number): Source {
  const clients = new Clients({
    ...config,
    max,
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
    config,
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

/** The pool of a source of connections. */
export function poolOf(source: Source): Pool {
  const run = async (statement: Fragment) => {
    const connection = await source.connect();
    let isOfNoUse = false;
    try {
      return await connection.run(statement);
    } catch (error) {
      isOfNoUse = isStalePlan(error);
      if (!isOfNoUse) throw error;
      return await connection.run(statement.plannedAnew());
    } finally {
      connection.release(isOfNoUse);
    }
  };
  return Object.assign(dbOf(run), source);
}

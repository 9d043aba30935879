import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openPool, type Pool } from '../server/src/platform/db/client.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/supervisor.ts';
import { killAll, postmasterIn } from './processes.ts';
import { type Order, type Serving, serve } from './serving.ts';

/** The resources of a bench: a migrated database on a PostgreSQL of its own, and a folder. All are removed at the end. */
export interface Bench {
  connection: Exclude<Connection, string>;
  /** One connection without limits. */
  pool: Pool;
  folder: string;
  /** Starts a server on the database; it ends with the bench. */
  serve: (order: Omit<Order, 'connection' | 'folder'>) => Promise<Serving>;
  /** Kills the main process of the database, as an out-of-memory killer would; it restarts by itself. */
  killDatabase: () => Promise<void>;
  /** Kills all processes of the database at once, as a machine that stops would; it restarts by itself. */
  killWholeDatabase: () => void;
  atEnd: (end: () => unknown) => void;
}

export async function onBench<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const postgres = join(folder, 'postgres');
    const database = await startEmbeddedPostgres({ folder: postgres, database: 'bench' });
    ends.push(() => database.stop());
    const { connection } = database;
    await migrate(connection);
    const pool = openPool(connection, { max: 1, hasLimits: false });
    ends.push(() => pool.end());
    return await work({
      connection,
      pool,
      folder,
      async serve(order) {
        const server = await serve({ ...order, connection, folder: join(folder, 'data') });
        ends.push(server.stop);
        return server;
      },
      async killDatabase() {
        process.kill(postmasterIn(postgres), 'SIGKILL');
      },
      killWholeDatabase: () => killAll(postmasterIn(postgres)),
      atEnd: (end) => void ends.push(end),
    });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

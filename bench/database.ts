import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openPool } from '../server/src/db/client.ts';
import { migrate } from '../server/src/db/migrate.ts';
import { startEmbeddedPostgres } from '../server/src/embedded-postgres/supervisor.ts';

/** A database server of the benchmark's own, in a folder that goes with it. */
export interface BenchDatabase {
  /** Makes a migrated database and answers how to reach it. */
  create(name: string): Promise<Exclude<Connection, string>>;
  /** Kills its main process, as a machine that runs out of memory may; it comes back by itself. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startBenchDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-'));
  const server = await startEmbeddedPostgres({ folder, database: 'bench' });
  return {
    async create(name) {
      const admin = openPool(server.connection, { max: 1, hasLimits: false });
      await admin.unsafe(`create database ${name}`);
      await admin.end();
      const connection = { ...server.connection, database: name };
      await migrate(connection);
      return connection;
    },
    async kill() {
      const [pid] = (await readFile(join(folder, 'pg18', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

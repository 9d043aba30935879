import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/embedded-postgres/supervisor.ts';

/** The connection of the test database server; each test file copies the migrated template. */
export interface TestConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    database: TestConnection;
  }
}

/** One real PostgreSQL for the whole run, in a folder that goes with it. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-test-'));
  const server = await startEmbeddedPostgres({ folder, database: 'masthead_template' });
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(server.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('database', server.connection);
  return stop;
}

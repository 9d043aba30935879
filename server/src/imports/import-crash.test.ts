import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { startProgram } from '../../test/process.ts';
import { buildAudience, buildSite } from '../campaigns/campaigns.testing.ts';
import { openPlanner } from '../jobs/jobs.ts';
import { planImport } from './import-jobs.ts';
import { findTask, moveImport } from './imports.queries.ts';
import { keepImport } from './start-import.ts';

const rows = 30_000;

test('an import goes on after its server was killed in its midst, each row in once', async () => {
  const database = await createTestDatabase();
  const { pool, connection } = database;
  const audienceId = await buildAudience(pool, (await buildSite(pool)).id, 0);
  async function* file() {
    yield Buffer.from('email,name\n');
    for (let n = 0; n < rows; n += 1) yield Buffer.from(`r${n}@x.example,Reader ${n}\n`);
  }
  const id = await keepImport(pool, null, {
    kind: 'subscribers',
    fileName: 'readers.csv',
    options: { audienceId },
    target: 'Readers',
    file: file(),
  });
  await moveImport(pool, id, ['checking'], 'running');
  const jobs = await openPlanner(connection, () => {});
  await planImport(jobs, pool, { id, state: 'running' });
  await jobs.stop();
  const env = {
    DATABASE_URL: `postgres:///${connection.database}`,
    PGHOST: connection.host,
    PGPORT: String(connection.port),
    PGUSER: connection.user,
    PGPASSWORD: connection.password,
    PORT: '0',
  };
  const until = async (isThere: (progress: number, state: string) => boolean) => {
    for (;;) {
      const task = await findTask(pool, id);
      if (task && isThere(task.progress, task.state)) return;
      await wait(20);
    }
  };
  const first = await startProgram('product-server.ts', { env });
  try {
    await until((progress, state) => progress > 0 || state === 'done');
  } finally {
    await first.end('SIGKILL');
  }
  const second = await startProgram('product-server.ts', { env });
  try {
    await until((_, state) => state === 'done');
    const task = await findTask(pool, id);
    expect(task?.counts).toMatchObject({ added: rows, unchanged: 0, refused: 0 });
    const [count] = await pool<{ people: number; changes: number; pieces: number }[]>`
      select (select count(*) from subscribers where audience_id = ${audienceId}) as people,
             (select count(*) from import_changes where import_id = ${id}) as changes,
             (select count(*) from import_pieces where import_id = ${id}) as pieces`;
    expect(count).toEqual({ people: rows, changes: rows, pieces: 0 });
  } finally {
    await second.end('SIGKILL');
    await database.drop();
  }
}, 180_000);

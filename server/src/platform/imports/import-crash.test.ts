import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { startProgram } from '../../../test/process.ts';
import { buildAudience, buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { importKinds } from '../../import-kinds.ts';
import { openPlanner } from '../jobs/jobs.ts';
import { beginRun, findTask, moveImport } from './import.store.ts';
import { planImport } from './import-jobs.ts';
import { type NewImport, saveImport } from './start-import.ts';
import { workOnImport } from './work-on-import.ts';

async function openDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

/** Runs or undoes an import in a server that is ended after its first rows, and then in another one; answers its counts. */
async function workThroughEnd(
  { pool, connection }: TestDatabase,
  id: number,
  state: 'running' | 'undoing',
  signal: NodeJS.Signals = 'SIGKILL',
) {
  const jobs = await openPlanner(connection, () => {});
  await planImport(jobs, pool, { id, state });
  await jobs.stop();
  const env = {
    DATABASE_URL: `postgres:///${connection.database}`,
    PGHOST: connection.host,
    PGPORT: String(connection.port),
    PGUSER: connection.user,
    PGPASSWORD: connection.password,
    // Why only this half: it imports, and starts in half of the time.
    MASTHEAD_ROLE: 'worker',
  };
  const until = async (isThere: (progress: number, state: string) => boolean) => {
    for (;;) {
      const task = await findTask(pool, id);
      if (task && isThere(task.progress, task.state)) return task;
      await wait(20);
    }
  };
  const first = await startProgram('product-server.ts', { env });
  const cut = await until((progress, now) => progress > 0 || now !== state);
  await first.end(signal);
  expect(cut.state).toBe(state);
  const second = await startProgram('product-server.ts', { env });
  try {
    return (await until((_, now) => now !== state)).counts;
  } finally {
    await second.end('SIGKILL');
  }
}

test.each([
  ['was killed', 'SIGKILL'],
  ['was told to stop', 'SIGTERM'],
] as const)(
  'an import goes on after its server %s in its midst, each row in once',
  async (_, signal) => {
    // Why: a step takes 4,000 rows, so that the server is killed with two steps left.
    const rows = 12_000;
    const database = await openDatabase();
    const { pool } = database;
    const audienceId = await buildAudience(pool, (await buildSite(pool)).id, 0);
    async function* file() {
      yield Buffer.from('email,name\n');
      for (let n = 0; n < rows; n += 1) yield Buffer.from(`r${n}@x.example,Reader ${n}\n`);
    }
    const id = await saveImport(pool, null, {
      kind: 'subscribers',
      fileName: 'readers.csv',
      options: { audienceId },
      target: 'Readers',
      file: file(),
    });
    await moveImport(pool, id, ['checking'], 'running');
    const counts = await workThroughEnd(database, id, 'running', signal);
    expect(counts).toMatchObject({ added: rows, unchanged: 0, refused: 0 });
    const [count] = await pool<{ people: number; changes: number; pieces: number }[]>`
    select (select count(*) from subscribers where audience_id = ${audienceId}) as people,
           (select count(*) from import_changes where import_id = ${id}) as changes,
           (select count(*) from import_pieces where import_id = ${id}) as pieces`;
    expect(count).toEqual({ people: rows, changes: rows, pieces: 0 });
  },
  180_000,
);

test('posts are updated from a changed file once each, through a kill, and undoing it brings their words back', async () => {
  // Why: an undo takes 500 in a step, so that it is cut between two.
  const posts = 600;
  const database = await openDatabase();
  const { pool } = database;
  const { id: siteId } = await buildSite(pool);
  const check = async (words: string) => {
    const items = Array.from(
      { length: posts },
      (_, n) => `<item><title>Tide ${n}</title><guid>tide-${n}</guid>
        <pubDate>Fri, 20 Nov 2020 08:00:00 CST</pubDate>
        <description>&lt;p&gt;${words} ${n}&lt;/p&gt;</description></item>`,
    );
    const given: NewImport = {
      kind: 'feed',
      fileName: 'feed.xml',
      options: { siteId },
      target: 'City',
      file: Readable.from([
        Buffer.from(`<rss version="2.0"><channel>${items.join('')}</channel></rss>`),
      ]),
    };
    const id = await saveImport(pool, null, given);
    await workOnImport({ pool, kinds: importKinds }, id);
    return id;
  };
  const told = async (words: string) => {
    const [row] = await pool<object[]>`
      select count(*) as posts, count(*) filter (where body = concat('<p>', ${words}::text, ' ', substr(headline, 6), '</p>')) as told
        from news_items join news_item_contents on news_item_id = news_items.id
       where site_id = ${siteId}`;
    return row;
  };

  const first = await check('Old');
  await beginRun(pool, first);
  await workOnImport({ pool, kinds: importKinds }, first);
  expect(await told('Old')).toEqual({ posts, told: posts });

  const second = await check('New');
  await beginRun(pool, second, { differing: 'update' });
  const counts = await workThroughEnd(database, second, 'running');
  expect(counts).toMatchObject({ added: 0, changed: posts, unchanged: 0, refused: 0 });
  expect(await told('New')).toEqual({ posts, told: posts });
  const [history] = await pool<object[]>`
    select count(*) as changes, count(distinct record_id) as records from import_changes
     where import_id = ${second}`;
  expect(history).toEqual({ changes: posts, records: posts });

  await moveImport(pool, second, ['done'], 'undoing');
  await workThroughEnd(database, second, 'undoing');
  expect(await told('Old')).toEqual({ posts, told: posts });
}, 180_000);

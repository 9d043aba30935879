import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Connection, openPool, write } from '../server/src/platform/db/client.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { migrationsFolder, readMigrations } from '../server/src/platform/db/migration-files.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/supervisor.ts';
import { grouped, sizeOf, table } from './figures.ts';
import { fillPeople, fillPosts, fillShowcase } from './fill.ts';

/** The newest migration of the first state of the product that people could use. */
const first = 104;
const everyMs = 50;

/** Somebody who reads and saves a listing and a post again and again; `longest` is the longest wait since it was asked. */
function openVisitor(connection: Connection) {
  const pool = openPool(connection, { max: 8, name: 'bench-visitor', hasLimits: false });
  const begun = new Map<string, number>();
  const waits = { read: 0, write: 0 };
  let isOver = false;
  const repeat = async (kind: 'read' | 'write', name: string, statement: string) => {
    while (!isOver) {
      const at = performance.now();
      begun.set(name, at);
      // Why `write`: it tries again after a deadlock, as the product does.
      await write(pool, null, (db) => db.unsafe(statement));
      begun.delete(name);
      waits[kind] = Math.max(waits[kind], performance.now() - at);
      await wait(everyMs);
    }
  };
  const all = ['listings', 'news_items'].flatMap((name) => [
    repeat('read', `read ${name}`, `select id, updated_at from ${name} where id = 7`),
    repeat('write', `write ${name}`, `update ${name} set updated_at = now() where id = 7`),
  ]);
  return {
    /** The longest waits since the last call, in ms, with those that still last. */
    longest() {
      const now = performance.now();
      for (const [name, at] of begun) {
        const kind = name.startsWith('read') ? 'read' : 'write';
        waits[kind] = Math.max(waits[kind], now - at);
      }
      const found = { ...waits };
      waits.read = 0;
      waits.write = 0;
      return found;
    },
    async stop() {
      isOver = true;
      await Promise.all(all);
      await pool.end({ timeout: 5 });
    },
  };
}

/**
 * Fills a database of the first version with listings and posts, and migrates it to this one, file by file, while
 * somebody reads and saves.
 */
export async function run(): Promise<string[]> {
  const rows = sizeOf(1_000_000);
  const folder = await mkdtemp(join(tmpdir(), 'masthead-upgrade-'));
  const database = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    database: 'bench',
  });
  const { connection } = database;
  try {
    const migrations = join(folder, 'migrations');
    await mkdir(migrations);
    const files = await readMigrations();
    const add = (id: string) => copyFile(join(migrationsFolder, id), join(migrations, id));
    for (const { id, number } of files) if (number <= first) await add(id);
    await migrate(connection, { folder: migrations });
    const pool = openPool(connection, { max: 1, hasLimits: false });
    await fillPeople(pool);
    await fillShowcase(pool, rows);
    await fillPosts(pool, rows);
    await pool`insert into changes (table_name, record_id, action, after)
      select one, n, 'insert', jsonb_build_object('id', n, 'updated_at', now())
        from unnest(array['listings', 'news_items']) one, generate_series(1, ${rows}::int) n`;
    await pool.unsafe('vacuum analyze');
    await pool.end();

    const visitor = openVisitor(connection);
    await wait(1000);
    visitor.longest();
    const taken: { id: string; ms: number; read: number; write: number }[] = [];
    for (const { id } of files.filter(({ number }) => number > first)) {
      await add(id);
      const at = performance.now();
      await migrate(connection, { folder: migrations, log: console.log });
      taken.push({ id, ms: performance.now() - at, ...visitor.longest() });
    }
    await visitor.stop();
    const long = taken.filter(({ ms, read, write }) => Math.max(read, write) > 250 || ms > 1000);
    const whole = taken.reduce((sum, { ms }) => sum + ms, 0);
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    const most = (kind: 'read' | 'write') => Math.max(...taken.map((one) => one[kind]));
    return [
      ...table('migration | s | longest read, s | longest save, s', [
        ...long.map(({ id, ms, read, write }) => [id, seconds(ms), seconds(read), seconds(write)]),
        [`all ${taken.length}`, seconds(whole), seconds(most('read')), seconds(most('write'))],
      ]),
      '',
      `${grouped(rows)} listings and as many posts, from migration ${first}.`,
    ];
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

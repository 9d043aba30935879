import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdConnection } from '../../../test/database.ts';
import { openPool, type Pool } from '../db/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './supervisor.ts';

const HOURS_AGO = Date.now() - 2 * 3_600_000;

let used: string;
let root: string;
let folder: string;
let started: EmbeddedPostgres[] = [];
let pools: Pool[] = [];

beforeAll(async () => {
  used = await mkdtemp(join(tmpdir(), 'masthead-used-'));
  await (await startEmbeddedPostgres({ folder: used })).stop();
});

afterAll(() => rm(used, { recursive: true, force: true }));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'masthead-supervisor-'));
  folder = join(root, 'the data');
});

afterEach(async () => {
  await Promise.all(pools.map((sql) => sql.end({ timeout: 1 })));
  await Promise.all(started.map((database) => database.stop()));
  for (const { connection } of started) await rm(connection.host, { recursive: true, force: true });
  await rm(root, { recursive: true, force: true });
  started = [];
  pools = [];
});

async function start(path = folder) {
  const database = await startEmbeddedPostgres({ folder: path });
  started.push(database);
  const sql = openPool(database.connection);
  pools.push(sql);
  return { database, sql };
}

/** A stopped database, as an earlier start left it. */
async function usedFolder() {
  await cp(used, folder, { recursive: true });
}

async function serverPid(path = folder) {
  return Number.parseInt(await readFile(join(path, 'pg18', 'postmaster.pid'), 'utf8'), 10);
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

test('a first start, even in a path too long for a socket, gives a private database that stop ends', async () => {
  folder = join(root, 'long'.repeat(30), 'the data');
  const { database, sql } = await start();
  const [session] = await sql`
    select current_database() as name, current_setting('listen_addresses') as network,
      current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
      (select rolsuper from pg_roles where rolname = current_user) as superuser`;
  expect(session).toEqual({
    name: 'masthead',
    network: '',
    fsync: 'on',
    checksums: 'on',
    superuser: false,
  });
  for (const path of [folder, database.connection.host]) {
    expect((await stat(path)).mode & 0o777).toBe(0o700);
  }
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);

  await sql.end();
  await database.stop();
  expect(await readdir(join(folder, 'pg18'))).not.toContain('postmaster.pid');
});

test('nothing that was promised is lost when the server process is killed', async () => {
  await usedFolder();
  const script = join(import.meta.dirname, 'supervisor.testing.ts');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let promised = 0;
  for await (const line of createInterface(child.stdout)) {
    promised = Number(line);
    if (promised === 300) child.kill('SIGKILL');
  }
  await ended;

  const { sql } = await start();
  const [kept] = await sql`select count(*)::int as count, max(number) as last from promise`;
  expect(promised).toBeGreaterThanOrEqual(300);
  expect(kept?.count).toBe(kept?.last);
  expect(kept?.last).toBeGreaterThanOrEqual(promised);
});

test('two first starts at once share one server, which stays until the second is done', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(first.database.connection).toEqual(second.database.connection);
  await first.sql`create table shared_table (id int)`;
  const pid = await serverPid();

  await first.sql.end();
  await first.database.stop();
  expect(await second.sql`select * from shared_table`).toEqual([]);
  expect(await serverPid()).toBe(pid);
  expect((await readdir(folder)).filter((name) => /^(init|pw)-/.test(name))).toEqual([]);
});

test('a killed database comes back by itself with all its rows, in the folder that it was told', async () => {
  await usedFolder();
  const { sql } = await start();
  const told = () => sql`select current_setting('masthead.folder') as folder`;
  const { ino } = await stat(join(folder, 'pg18'), { bigint: true });
  expect([...(await told())]).toEqual([{ folder: String(ino) }]);
  await sql`create table kept (id int)`;
  await sql`insert into kept values (1)`;
  const pid = await serverPid();

  process.kill(pid, 'SIGKILL');
  await eventually(async () => expect(await serverPid()).not.toBe(pid));
  const rows = await eventually(() => sql`select id from kept`);
  expect([...rows]).toEqual([{ id: 1 }]);
  expect([...(await told())]).toEqual([{ folder: String(ino) }]);
});

test('a killed database comes back although a query of it still calculates', async () => {
  await usedFolder();
  const { sql } = await start();
  const busy = await holdConnection(sql);
  const calculating = busy.db`do $$ begin for i in 1..2000000000 loop end loop; end $$`.then(
    () => 'done',
    () => 'lost',
  );
  const isBusy = () =>
    sql`select from pg_stat_activity where state = 'active' and query like 'do $$%'`;
  await eventually(async () => expect(await isBusy()).toHaveLength(1));
  const pid = await serverPid();

  process.kill(pid, 'SIGKILL');
  await eventually(async () => expect(await serverPid()).not.toBe(pid));
  expect([...(await eventually(() => sql`select 1 as answer`))]).toEqual([{ answer: 1 }]);
  expect(await calculating).toBe('lost');
  busy.release();
});

test('the next start survives a lock file that names another program, and sweeps old rubbish', async () => {
  await usedFolder();
  const rubbish = join(folder, `init-999999999-${HOURS_AGO}-a`);
  await mkdir(join(rubbish, 'base'), { recursive: true });
  await mkdir(join(folder, `init-${process.pid}-${HOURS_AGO}-b`));
  await mkdir(join(folder, `init-999999999-${Date.now()}-c`));
  const lockFiles = [
    join(folder, 'pg18', 'postmaster.pid'),
    join(folder, 'run', '.s.PGSQL.5432.lock'),
  ];
  for (const file of lockFiles) await writeFile(file, `${process.ppid}\n`, { mode: 0o600 });

  const again = await start();
  expect([...(await again.sql`select 1 as answer`)]).toEqual([{ answer: 1 }]);
  const names = await readdir(folder);
  const kept = ['a', 'b', 'c'].filter((end) => names.some((name) => name.endsWith(`-${end}`)));
  expect(kept).toEqual(['b', 'c']);
});

test('a folder that cannot be used is refused with a sentence', async () => {
  await writeFile(folder, '');
  await expect(start()).rejects.toThrow(
    `Masthead cannot use the data folder ${folder}: it is not a folder.`,
  );

  const older = join(root, 'older');
  await mkdir(join(older, 'pg17'), { recursive: true });
  await expect(start(older)).rejects.toThrow(
    /contains a PostgreSQL 17 database, .* uses PostgreSQL 18/,
  );

  const withoutPassword = join(root, 'without password');
  await mkdir(join(withoutPassword, 'pg18'), { recursive: true });
  await writeFile(join(withoutPassword, 'pg18', 'PG_VERSION'), '18\n');
  await expect(start(withoutPassword)).rejects.toThrow(/secret is missing/);
});

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPool } from '../server/src/platform/db/client.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/supervisor.ts';
import { signIn, startProgram, until } from './browsing.ts';
import { median, roundsOf, table } from './figures.ts';

const rounds = roundsOf(5);
const idleMs = 15_000;
const restMs = 60_000;
const loadMs = 10_000;
const connections = 20;

/** Runs `npm start`. */
const start = (folder: string) => startProgram('supervise.ts', { MASTHEAD_DATA: folder });

/** The processes below the supervisor: pages and jobs. */
function processesBelow(pid: number): number[] {
  const all = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/status`),
  );
  return all.map(Number).filter((one) => statusOf(one, 'PPid') === pid);
}

/** Memory of processes in KiB, with shared memory counted once. */
const memoryOf = (pids: number[]): number =>
  pids.reduce(
    (sum, pid) =>
      sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
    0,
  );

/** A number from Linux's status of a process; memory is in KiB. */
const statusOf = (pid: number, name: string): number =>
  Number(
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  );
const mib = (kib: number) => Math.round(kib / 1024);

/** Loads pages of posts concurrently. */
async function load(address: string, token: string): Promise<number> {
  const end = Date.now() + loadMs;
  let answered = 0;
  const one = async () => {
    while (Date.now() < end) {
      const answer = await fetch(`${address}/api/news-item/search?type=article&limit=20`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      if (answer.ok) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answered;
}

/** Transactions a second in the database while nobody uses the product; a statement on its own counts as one. */
async function transactionsOf(folder: string): Promise<number> {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  const pool = openPool(database.connection, { max: 1 });
  const count = async () => {
    const [row] = await pool<{ count: number }[]>`select xact_commit::float8 as count
      from pg_stat_database where datname = current_database()`;
    return row?.count ?? 0;
  };
  try {
    const before = await count();
    await wait(restMs);
    return (await count()) - before;
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** The milliseconds without data after the main process of the database is killed. */
async function killDatabase(folder: string, address: string, token: string): Promise<number> {
  const [pid] = readFileSync(join(folder, 'postgres', 'pg18', 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  const headers = { authorization: `Bearer ${token}` };
  process.kill(Number(pid), 'SIGKILL');
  const began = performance.now();
  await wait(50);
  await until(async () => {
    const answer = await fetch(`${address}/api/news-item/search`, { headers });
    await answer.arrayBuffer();
    return answer.ok;
  });
  return performance.now() - began;
}

const inSeconds = (all: number[]) => {
  const [middle, worst] = [median(all), Math.max(...all)].map((ms) => (ms / 1000).toFixed(2));
  return `**${middle}** (${worst})`;
};

/** Measures repeated starts of the product on demo data, its memory, and its recovery. Needs Linux. */
export async function run(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-bench-'));
  try {
    await (await start(folder)).stop();
    const took: number[] = [];
    while (took.length < rounds - 1) {
      const product = await start(folder);
      took.push(product.ms);
      await product.stop();
    }
    const product = await start(folder);
    took.push(product.ms);
    await wait(idleMs);
    const processes = processesBelow(product.pid);
    const idle = memoryOf(processes);
    const transactions = await transactionsOf(folder);
    const token = await signIn(product.address, 'admin');
    const answered = await load(product.address, token);
    const most = Math.max(...processes.map((pid) => statusOf(pid, 'VmHWM')));
    const away: number[] = [];
    while (away.length < rounds) {
      away.push(await killDatabase(folder, product.address, token));
      await wait(2000);
    }
    await product.stop();
    const pages = Math.round(answered / (loadMs / 1000));
    return table('`npm start` on existing data | measured | aim', [
      [`until it answers, median s of ${rounds} (worst)`, inSeconds(took), 0.8],
      [
        `memory of web server and worker, idle for ${idleMs / 1000} s, what they share counted once, MiB`,
        `**${mib(idle)}**`,
        220,
      ],
      [
        `transactions a second in the database while idle for ${restMs / 1000} s`,
        `**${(transactions / (restMs / 1000)).toFixed(1)}**`,
        5,
      ],
      [
        `most of the web server's at ${connections} connections, ${pages} pages of posts a second, MiB`,
        `**${mib(most)}**`,
        250,
      ],
      [
        `data again after the database's main process was killed, median s of ${rounds} (worst)`,
        inSeconds(away),
        5,
      ],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

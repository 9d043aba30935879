import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './database.ts';

const port = 33_970;
const address = `http://127.0.0.1:${port}`;
const starts = 5;
const kills = 5;
const idleMs = 15_000;
const loadMs = 10_000;
const connections = 20;

/** `npm start` as people give it, until it answers; with how long that took, in milliseconds. */
async function start(folder: string): Promise<{ product: ChildProcess; ms: number }> {
  const began = performance.now();
  const product = spawn(process.execPath, ['server/src/supervise.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: '', MASTHEAD_DATA: folder, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(async () => (await fetch(`${address}/api/health`)).ok);
  return { product, ms: performance.now() - began };
}

async function stop(product: ChildProcess) {
  product.kill('SIGTERM');
  await once(product, 'exit');
}

/** Asks every 10 ms until it is so; what fails is not so yet. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 240_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error('It did not come to be so');
    await wait(10);
  }
}

/** The processes below the one that brings them back: pages and jobs. */
function processesBelow({ pid }: ChildProcess): number[] {
  const all = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/status`),
  );
  return all.map(Number).filter((one) => statusOf(one, 'PPid') === pid);
}

/** Memory of processes in KiB, what they share counted once. */
const memoryOf = (pids: number[]): number =>
  pids.reduce(
    (sum, pid) =>
      sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
    0,
  );

/** A number of what Linux tells of a process; of memory in KiB. */
const statusOf = (pid: number, name: string): number =>
  Number(
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  );
const mib = (kib: number) => Math.round(kib / 1024);

async function signIn(): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'masthead-demo' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Pages of posts, asked for by many at once. */
async function load(token: string): Promise<number> {
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

/** How long people are away from their data when the main process of the database is killed, in milliseconds. */
async function killDatabase(folder: string, token: string): Promise<number> {
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

/** Starts the product again and again on the data of the demo; its memory, and how it comes back. Needs Linux. */
export async function benchStart(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-bench-'));
  try {
    await stop((await start(folder)).product);
    const took: number[] = [];
    for (let time = 1; time < starts; time += 1) {
      const { product, ms } = await start(folder);
      took.push(ms);
      await stop(product);
    }
    const { product, ms } = await start(folder);
    took.push(ms);
    await wait(idleMs);
    const processes = processesBelow(product);
    const idle = memoryOf(processes);
    const token = await signIn();
    const answered = await load(token);
    const most = Math.max(...processes.map((pid) => statusOf(pid, 'VmHWM')));
    const away: number[] = [];
    for (let time = 0; time < kills; time += 1) {
      away.push(await killDatabase(folder, token));
      await wait(2000);
    }
    await stop(product);
    const seconds = (all: number[]) =>
      [median(all), Math.max(...all)].map((one) => (one / 1000).toFixed(2));
    const [started, latest] = seconds(took);
    const [back, longest] = seconds(away);
    return [
      '| `npm start` on existing data | measured | aim |',
      '|---|---|---|',
      `| until it answers, median s of ${starts} (worst) | **${started}** (${latest}) | 0.8 |`,
      `| memory of web server and worker, idle for ${idleMs / 1000} s, what they share counted once, MiB | **${mib(idle)}** | 220 |`,
      `| most of the web server's at ${connections} connections, ${Math.round(answered / (loadMs / 1000))} pages of posts a second, MiB | **${mib(most)}** | 250 |`,
      `| data again after the database's main process was killed, median s of ${kills} (worst) | **${back}** (${longest}) | 5 |`,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

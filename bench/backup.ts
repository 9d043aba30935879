import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeFlags } from '../server/src/platform/process/node-flags.ts';
import { type Bench, onBench } from './database.ts';
import { grouped, inMegabytes, percentile, table } from './figures.ts';
import { fillPeople, fillPosts, fillShowcase } from './fill.ts';
import type { Serving } from './serving.ts';

const rows = Number(process.env.BENCH_SIZES ?? 1_000_000);
/** Pictures and files, in GB. */
const gigabytes = Number(process.env.BENCH_GB ?? 1);
const quietSeconds = Number(process.env.BENCH_SECONDS ?? 30);

/** The p99 of requests during a backup over that without one, and a restore in minutes. */
const aims = { p99: 1.5, restore: 10 };

/** Requests at a time, and the pause before the next one, in ms. */
const people = 8;
const pauseMs = 20;
const pictureBytes = 4 * 2 ** 20;

/** Writes pictures of random bytes where the product has them. */
async function fillFiles(folder: string): Promise<void> {
  const photos = join(folder, 'data', 'images', 'originals', 'photos');
  await mkdir(photos, { recursive: true });
  for (let n = 0; n < (gigabytes * 2 ** 30) / pictureBytes; n += 1)
    await writeFile(join(photos, `p${n}.jpg`), randomBytes(pictureBytes));
}

/** Runs a command of the product; answers how long it took, in seconds. */
async function command(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, `server/src/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return (performance.now() - began) / 1000;
}

/** Lists of listings, posts and a search, as people open them, until it is over; the ms of each. */
async function browse({ address, headers }: Serving, isOver: () => boolean): Promise<number[]> {
  const listings = '/api/showcase-firm-item/search';
  const asked: [path: string, body?: object][] = [
    [listings, { limit: 20, offset: 0 }],
    [listings, { showcaseFirmId: 77, limit: 20, offset: 0 }],
    ['/api/news-item/search?type=article&limit=20&sort=updated_ts'],
  ];
  const took: number[] = [];
  const person = async () => {
    for (let at = 0; !isOver(); at += 1) {
      const [path, body] = asked[at % asked.length] ?? [''];
      const began = performance.now();
      const answer = await fetch(address + path, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
      took.push(performance.now() - began);
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: people }, person));
  return took;
}

async function measure({ pool, connection, folder, serve }: Bench): Promise<string[]> {
  await fillPeople(pool);
  await fillShowcase(pool, rows);
  await fillPosts(pool, rows);
  await fillFiles(folder);
  const server = await serve({ kind: 'product' });
  const during = async <T>(work: Promise<T>) => {
    let isOver = false;
    const ended = work.then((result) => {
      isOver = true;
      return result;
    });
    const [took, result] = await Promise.all([browse(server, () => isOver), ended]);
    return { took, result };
  };
  await during(wait(3000));
  const quiet = await during(wait(quietSeconds * 1000));
  const target = join(folder, 'target');
  const { host, port, user, password, database } = connection;
  const env = {
    DATABASE_URL: `postgres:///${String(database)}`,
    PGHOST: String(host),
    PGPORT: String(port),
    PGUSER: String(user),
    PGPASSWORD: String(password),
    MASTHEAD_DATA: join(folder, 'data'),
  };
  const first = await during(command('backup', [target], env));
  const again = await during(command('backup', [target], env));
  await pool.end();
  const empty = { DATABASE_URL: '', MASTHEAD_DATA: join(folder, 'restored') };
  const restored = await command('restore', [target], empty);
  const p99 = (took: number[]) => percentile(took, 0.99);
  const cells = ({ took }: { took: number[] }) => [
    Math.round(percentile(took, 0.5)),
    Math.round(p99(took)),
    `**${(p99(took) / p99(quiet.took)).toFixed(2)}** (${aims.p99})`,
  ];
  return table(
    `${grouped(rows)} listings and as many posts, ${inMegabytes(gigabytes * 2 ** 30)} MB of files | seconds | p50 ms | p99 ms | over quiet (aim)`,
    [
      ['no backup', quietSeconds, ...cells(quiet)],
      ['first backup', first.result.toFixed(0), ...cells(first)],
      ['second backup, no new files', again.result.toFixed(0), ...cells(again)],
      ['restore', `${restored.toFixed(0)} (${aims.restore * 60})`, '', '', ''],
    ],
  );
}

export const run = (): Promise<string[]> => onBench(measure);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from '../scripts/find-browser.ts';
import { openPool, type Pool } from '../server/src/platform/db/client.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/supervisor.ts';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a program of the product on a free port, and measures the milliseconds until it responds. */
export async function startProgram(file: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [`server/src/${file}`], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: '', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${file} has ended`)));
  await Promise.race([until(async () => (await fetch(`${address}/api/health`)).ok), ended]);
  return {
    address,
    pid: child.pid ?? 0,
    ms: performance.now() - began,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Checks every 10 ms until it is true; an error counts as not yet. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 240_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error('The condition was not met in time');
    await wait(10);
  }
}

/** Signs in a person of the demo data. */
export async function signIn(address: string, username: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'masthead-demo' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** A running product with demo data, for a browser. */
export interface Browsing {
  /** The addresses of its servers. */
  addresses: string[];
  browser: Browser;
  /** A session of a person. */
  tokenOf: (username: string) => Promise<string>;
  /** Runs statements on the product's own database. */
  inDatabase: (work: (pool: Pool) => Promise<void>) => Promise<void>;
  /** Opens a signed-in page; `script` runs in it before the page's own scripts. */
  open: (token: string, script: string) => Promise<Page>;
}

/** Runs the servers of one product while `work` runs. */
export async function browsing<T>(work: (here: Browsing) => Promise<T>, servers = 1): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-bench-'));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const running: Awaited<ReturnType<typeof startProgram>>[] = [];
  const env = { MASTHEAD_DATA: folder };
  try {
    while (running.length < servers) running.push(await startProgram('main.ts', env));
    const addresses = running.map(({ address }) => address);
    return await work({
      addresses,
      browser,
      tokenOf: (username) => signIn(addresses[0] ?? '', username),
      async inDatabase(speak) {
        const database = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
        const pool = openPool(database.connection, { max: 1 });
        try {
          await speak(pool);
        } finally {
          await pool.end();
          await database.stop();
        }
      },
      async open(token, script) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        await context.addInitScript({
          content: `localStorage.setItem('masthead.token', '${token}')`,
        });
        const page = await context.newPage();
        await page.addInitScript({ content: script });
        return page;
      },
    });
  } finally {
    await browser.close();
    for (const server of running.reverse()) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs in a page: records the time from each key to its paint; the browser reports none below 16 ms. */
export const watchKeys = `
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

const sentence = 'The trucks roll out before the sun and every stool is taken by six. ';

/** Types a sentence key by key at the cursor, and returns the time of each key. */
export async function typeSentence(page: Page): Promise<number[]> {
  // Why: the first keys also load and warm up code that later keys use.
  await page.keyboard.type('So. ', { delay: 200 });
  await wait(2000);
  await page.evaluate('keys.length = 0');
  for (const key of sentence) {
    await page.keyboard.press(key);
    await wait(120);
  }
  await wait(500);
  const keys = await page.evaluate<number[]>('keys');
  const unnamed = Math.max(0, sentence.length - keys.length);
  return [...keys, ...Array<number>(unnamed).fill(16)];
}

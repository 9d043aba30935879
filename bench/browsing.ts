import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from '../scripts/find-browser.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { startEmbeddedPostgres } from '../server/src/embedded-postgres/supervisor.ts';

async function startProduct(port: number, env: NodeJS.ProcessEnv) {
  const product = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = (await fetch(`${address}/api/health`).catch(() => null))?.ok;
    if (isUp)
      return {
        address,
        async stop() {
          product.kill('SIGTERM');
          await once(product, 'exit');
        },
      };
    await wait(300);
  }
  throw new Error('The product did not start');
}

/** A whole product that is looked at with a browser. */
export interface Browsing {
  /** Where each of its servers answers. */
  addresses: string[];
  /** A session of a person. */
  tokenOf: (username: string, password?: string) => Promise<string>;
  /** Asks the API as whoever has the session. */
  ask: <T>(
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ) => Promise<T>;
  /** Speaks to the product's own database. */
  inDatabase: (work: (pool: Pool) => Promise<void>) => Promise<void>;
  /** A page that is signed in; `script` runs in it before its own. */
  open: (token: string, script: string) => Promise<Page>;
}

/** Servers of one product from this port on, with demo data or on the database that `env` names, while `work` runs. */
export async function browsing<T>(
  { port, servers = 1, env = {} }: { port: number; servers?: number; env?: NodeJS.ProcessEnv },
  work: (here: Browsing) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-bench-'));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const running: Awaited<ReturnType<typeof startProduct>>[] = [];
  try {
    while (running.length < servers)
      running.push(
        await startProduct(port + running.length, {
          DATABASE_URL: '',
          MASTHEAD_DATA: folder,
          ...env,
        }),
      );
    const addresses = running.map(({ address }) => address);
    const [first = ''] = addresses;
    const ask: Browsing['ask'] = async (token, method, path, body) => {
      const answer = await fetch(first + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
      return (await answer.json()) as never;
    };
    return await work({
      addresses,
      ask,
      async tokenOf(username, password = 'masthead-demo') {
        const asked = { username, password };
        return (await ask<{ access_token: string }>('', 'POST', '/api/auth/login', asked))
          .access_token;
      },
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

/** Runs in a page: how long each key took until it was painted; the browser names none below 16 ms. */
export const watchKeys = `
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** The keys that a page has watched, with those that the browser does not name. */
export async function keysOf(page: Page, pressed: number): Promise<number[]> {
  const keys = await page.evaluate<number[]>('keys');
  return [...keys, ...Array.from({ length: Math.max(0, pressed - keys.length) }, () => 16)];
}

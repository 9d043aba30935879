import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';
import { browserArgs, ensureBrowser } from '../scripts/find-browser.ts';
import { type Connection, openPool } from '../server/src/db/client.ts';
import { median, startBenchDatabase } from './database.ts';

const port = 33_998;
const address = `http://127.0.0.1:${port}`;
const people = 10_000;
const limits = { keystrokeMs: 50, slowdown: 4 };

/** What is typed, key by key: names, a typing error, a user name, an e-mail. */
const searches = ['maria okafor', 'serna lark 77', 'person4711', 'adam.cole9@example'];

/** People with names and e-mails of a usual length and spread. */
async function fillUsers(connection: Connection): Promise<void> {
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`insert into users (username, email, name, organization_id)
    select 'person' || n, lower(first || '.' || last || n || '@example.com'), first || ' ' || last,
           (select id from organizations where is_owner limit 1)
      from (select n, (array['Avery','Edith','Arthur','Connie','Evan','Serena','Emilia','Adam','Maria','Olivia','Jose','Minh','Percy'])[1 + n % 13] as first,
                   (array['Admire','Marlowe','Penn','Burke','Tidwell','Lark','Cole','Sloane','Moss','Okafor','Ruiz'])[1 + (n / 13) % 11] as last
              from generate_series(1, ${people}) n) made`;
  await pool`insert into user_roles (user_id, name)
    select id, (array['editor','author','contributor','firm'])[1 + id % 4] from users where username like 'person%'`;
  await pool.end();
}

async function startProduct(connection: Exclude<Connection, string>) {
  const product = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      // Why: the server listens on a socket, whose path is no part of an address.
      DATABASE_URL: `postgres:///${connection.database}`,
      PGHOST: String(connection.host),
      PGPORT: String(connection.port),
      PGUSER: connection.user,
      PGPASSWORD: String(connection.password),
      MASTHEAD_ADMIN_PASSWORD: 'bench-password',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(`${address}/api/health`).catch(() => null))?.ok) return product;
    await wait(300);
  }
  throw new Error('The product did not start');
}

async function token(): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'bench-password' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Runs in the page: how long each key took until it was painted, and until its rows were there. */
const watchKeys = `
  window.keys = [];
  window.waits = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  let since = null;
  addEventListener('keydown', () => { since = performance.now(); }, true);
  const follow = () => {
    const table = document.querySelector('main table');
    if (since !== null && table && table.dataset.seen !== table.textContent) {
      table.dataset.seen = table.textContent;
      waits.push(performance.now() - since);
      since = null;
    }
  };
  new MutationObserver(follow).observe(document, { subtree: true, childList: true, characterData: true });
`;

interface Figures {
  keys: number[];
  waits: number[];
  pressed: number;
  /** Time of the page's own thread on the processor for one key, its rows included. */
  processorMs: number;
}

async function typeSearches(page: Page): Promise<Omit<Figures, 'processorMs'>> {
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.click();
  // Why: the first key also loads and warms what later keys find ready; people type more than one.
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await wait(1500);
  await page.evaluate('keys.length = 0; waits.length = 0');
  let pressed = 0;
  for (const words of searches) {
    for (const key of words) {
      await page.keyboard.press(key);
      pressed += 1;
      await wait(150);
    }
    await wait(800);
    await box.fill('');
    await wait(600);
  }
  return {
    ...(await page.evaluate<Pick<Figures, 'keys' | 'waits'>>('({ keys, waits })')),
    pressed,
  };
}

async function measure(browser: Browser, bearer: string, slowdown: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript({ content: `localStorage.setItem('masthead.token', '${bearer}')` });
  const page = await context.newPage();
  await page.addInitScript({ content: watchKeys });
  await page.goto(`${address}/admin/user`);
  await page.getByText(/rows 1–20 of 10,00/).waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await busy();
  const figures = await typeSearches(page);
  const processorMs = ((await busy()) - before) / figures.pressed;
  await context.close();
  return { ...figures, processorMs };
}

function asTable(fast: Figures, slow: Figures): string[] {
  // Why: the browser names no key that was painted within 16 ms; those count as 16.
  const keysOf = ({ keys, pressed }: Figures) => [
    ...keys,
    ...Array.from({ length: Math.max(0, pressed - keys.length) }, () => 16),
  ];
  const row = (name: string, figures: number[], limit = '') =>
    `| ${name} | ${median(figures).toFixed(0)} | ${Math.max(0, ...figures).toFixed(0)} | ${limit} |`;
  const { slowdown, keystrokeMs } = limits;
  const thread = (fast.processorMs * slowdown).toFixed(0);
  return [
    `| User search over ${people.toLocaleString('en-US')} people, ${slow.pressed} keys, ms | median | worst | limit |`,
    '|---|---|---|---|',
    `| page thread on the processor for a key and its rows, x ${slowdown} | ${thread} (mean) | | ${keystrokeMs} |`,
    row(`key to paint at ${slowdown}x CPU, by the clock`, keysOf(slow), String(keystrokeMs)),
    row(`key to the rows it finds at ${slowdown}x CPU, by the clock`, slow.waits),
    row('key to paint, not slowed', keysOf(fast)),
    row('key to the rows it finds, not slowed', fast.waits),
  ];
}

/** Typing into the search of the list of users, in a slow browser. */
export async function benchUserSearch(): Promise<string[]> {
  const database = await startBenchDatabase();
  const connection = await database.create('user_search');
  const product = await startProduct(connection);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    await fillUsers(connection);
    const bearer = await token();
    const fast = await measure(browser, bearer, 1);
    return asTable(fast, await measure(browser, bearer, limits.slowdown));
  } finally {
    await browser.close();
    product.kill('SIGTERM');
    await once(product, 'exit');
    await database.stop();
  }
}

// Why: it is long and only about one screen, so it also runs alone: `node bench/user-search.ts`.
if (import.meta.main) console.log((await benchUserSearch()).join('\n'));

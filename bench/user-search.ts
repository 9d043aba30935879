import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type Connection, openPool } from '../server/src/db/client.ts';
import { type Browsing, browsing, keysOf, watchKeys } from './browsing.ts';
import { median, startBenchDatabase } from './database.ts';

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

/** Runs in the page: the keys, and how long each took until its rows were there. */
const watchSearch = `
  ${watchKeys}
  window.waits = [];
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
  const waits = await page.evaluate<number[]>('waits');
  return { keys: await keysOf(page, pressed), waits, pressed };
}

async function measure(here: Browsing, token: string, slowdown: number): Promise<Figures> {
  const page = await here.open(token, watchSearch);
  const context = page.context();
  await page.goto(`${here.addresses[0]}/admin/user`);
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
  const row = (name: string, figures: number[], limit = '') =>
    `| ${name} | ${median(figures).toFixed(0)} | ${Math.max(0, ...figures).toFixed(0)} | ${limit} |`;
  const { slowdown, keystrokeMs } = limits;
  const thread = (fast.processorMs * slowdown).toFixed(0);
  return [
    `| User search over ${people.toLocaleString('en-US')} people, ${slow.pressed} keys, ms | median | worst | limit |`,
    '|---|---|---|---|',
    `| page thread on the processor for a key and its rows, x ${slowdown} | ${thread} (mean) | | ${keystrokeMs} |`,
    row(`key to paint at ${slowdown}x CPU, by the clock`, slow.keys, String(keystrokeMs)),
    row(`key to the rows it finds at ${slowdown}x CPU, by the clock`, slow.waits),
    row('key to paint, not slowed', fast.keys),
    row('key to the rows it finds, not slowed', fast.waits),
  ];
}

/** Typing into the search of the list of users, in a slow browser. */
export async function benchUserSearch(): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const connection = await database.create('user_search');
    const env = {
      // Why: the server listens on a socket, whose path is no part of an address.
      DATABASE_URL: `postgres:///${connection.database}`,
      PGHOST: String(connection.host),
      PGPORT: String(connection.port),
      PGUSER: String(connection.user),
      PGPASSWORD: String(connection.password),
      MASTHEAD_ADMIN_PASSWORD: 'bench-password',
    };
    return await browsing({ port: 33_998, env }, async (here) => {
      await fillUsers(connection);
      const token = await here.tokenOf('admin', 'bench-password');
      const fast = await measure(here, token, 1);
      return asTable(fast, await measure(here, token, limits.slowdown));
    });
  } finally {
    await database.stop();
  }
}

// Why: it is long and only about one screen, so it also runs alone: `node bench/user-search.ts`.
if (import.meta.main) console.log((await benchUserSearch()).join('\n'));

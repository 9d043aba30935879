import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Pool } from '../server/src/platform/db/client.ts';
import { browsing, typeSentence, watchKeys } from './browsing.ts';
import { grouped, median, percentile, roundsOf, sizeOf, table } from './figures.ts';

const messages = 12 * roundsOf(5);
const limits = { messageMs: 60, frameMs: 20, keyMs: 50 };

/** Runs in both pages: records when Enter was pressed, and when each message first showed. */
const watchWords = `
  window.enteredAt = 0;
  window.shownAt = {};
  const now = () => performance.timeOrigin + performance.now();
  addEventListener('keydown', ({ key }) => { if (key === 'Enter') enteredAt = now(); }, true);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.parentElement?.closest('[role=log]'))
          for (const [words] of (node.textContent ?? '').matchAll(/Bench message \\d+/g))
          shownAt[words] ??= now();
  }).observe(document, { subtree: true, childList: true });
`;

async function until(page: Page, words: string): Promise<number> {
  for (let tries = 0; tries < 500; tries += 1) {
    const at = await page.evaluate<number>(`shownAt[${JSON.stringify(words)}] ?? 0`);
    if (at > 0) return at;
    await wait(20);
  }
  throw new Error(`"${words}" was not shown`);
}

/** Measures a message from one member's key to the other's screen, with each member on a different server. */
export const run = () =>
  browsing(async ({ addresses, open, tokenOf }) => {
    const [here, there] = await Promise.all(
      ['admin', 'editor'].map(async (username, at) => {
        const page = await open(await tokenOf(username), watchWords);
        await page.goto(`${addresses[at]}/reporting`);
        await page.getByRole('textbox', { name: 'Message' }).waitFor();
        return page;
      }),
    );
    if (!here || !there) throw new Error('The chat did not open');
    await wait(3000);
    const taken: { own: number; other: number }[] = [];
    for (let at = 0; at < messages; at += 1) {
      const words = `Bench message ${at}`;
      await here.getByRole('textbox', { name: 'Message' }).fill(words);
      await here.keyboard.press('Enter');
      const other = await until(there, words);
      const own = await until(here, words);
      const entered = await here.evaluate<number>('enteredAt');
      taken.push({ own: own - entered, other: other - entered });
      await wait(150);
    }
    const own = taken.map((each) => each.own);
    const other = taken.map((each) => each.other);
    const row = (name: string, all: number[], limit: string) => [
      name,
      `**${median(all).toFixed(0)}**${limit}`,
      percentile(all, 0.95).toFixed(0),
    ];
    const head = `from Enter, ${messages} messages, two servers, ms`;
    return table(`${head} | median (limit) | 95 of 100 below`, [
      row('until it is in the other member’s page', other, ` (${limits.messageMs})`),
      row('until it is in one’s own', own, ''),
    ]);
  }, 2);

const manyMessages = sizeOf(10_000);
/** How far one frame scrolls. */
const stepPx = 240;

/** Fills a conversation of three months with short and long messages, some with a URL. */
const fill = (pool: Pool, count: number) => pool`
  insert into chat_messages (user_id, client_id, type, message, created_at)
  select m.ids[1 + at / 3 % array_length(m.ids, 1)], gen_random_uuid(), 'text',
         'Message ' || at || repeat(' of the desk about the river', at * 7 % 9)
           || case when at % 10 = 0 then ' https://citybeat.example/story-' || at else '' end,
         now() - interval '90 days' + at * interval '12 minutes'
    from generate_series(1, ${count}) at,
         (select array_agg(id order by id) as ids from users where is_chat_member) m`;

/** Runs in the page: finds the conversation, and records the time between frames. */
const watchFrames = `
  const scroller = () => document.querySelector('section[aria-label=Conversation]');
  const rows = () => document.querySelectorAll('[role=log] li[id]');
  const nextFrame = () => new Promise(requestAnimationFrame);
  window.frames_ = [];
  window.measureFrames = () => {
    let before = 0;
    let isOver = false;
    frames_ = [];
    const note = (now) => {
      if (before) frames_.push(now - before);
      before = now;
      if (!isOver) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return () => { isOver = true; return frames_; };
  };
  /** Scrolls to an end of the whole conversation, loading on the way, and returns the frame times. */
  window.scrollThrough = async (step) => {
    const box = scroller();
    const end = measureFrames();
    for (let still = 0, last = ''; still < 120; ) {
      box.scrollTop += step;
      await nextFrame();
      const place = rows()[0]?.id + ' ' + box.scrollTop;
      still = place === last ? still + 1 : 0;
      last = place;
    }
    return end().slice(0, -120);
  };
  /** Clicks on the first match of a search, and returns the time until it is in view, and the elements of the page. */
  window.jump = async () => {
    const from = performance.now();
    document.querySelector('search li button').click();
    for (let tries = 0; tries < 2000; tries += 1) {
      await nextFrame();
      const row = document.querySelector('[data-found]');
      const box = scroller().getBoundingClientRect();
      const at = row?.getBoundingClientRect();
      if (at && at.top >= box.top && at.bottom <= box.bottom) break;
    }
    return { ms: performance.now() - from, elements: document.querySelectorAll('*').length };
  };
`;

/** Measures scrolling, with loading on the way, and typing in a long conversation. */
export const runScroll = () =>
  browsing(async ({ addresses, open, tokenOf, inDatabase }) => {
    await inDatabase(async (pool) => void (await fill(pool, manyMessages)));
    const page = await open(await tokenOf('editor'), watchKeys + watchFrames);
    await page.goto(`${addresses[0]}/reporting`);
    await page.getByRole('log').getByRole('listitem').first().waitFor();
    await wait(2000);
    const back = await page.evaluate<number[]>(`scrollThrough(${-stepPx})`);
    const forth = await page.evaluate<number[]>(`scrollThrough(${stepPx})`);
    await page.getByRole('textbox', { name: 'Message' }).click();
    const keys = await typeSentence(page);
    const row = (name: string, all: number[], limit: string) => [
      name,
      grouped(all.length),
      median(all).toFixed(1),
      `${percentile(all, 0.95).toFixed(1)}${limit}`,
      Math.max(...all).toFixed(1),
    ];
    const head = `${grouped(manyMessages)} messages, ms`;
    return table(`${head} | count | median | 95 of 100 below (limit) | worst`, [
      row('a frame while scrolling back through all', back, ` (${limits.frameMs})`),
      row('a frame while scrolling forth through all', forth, ` (${limits.frameMs})`),
      row('key to paint', keys, ` (${limits.keyMs})`),
    ]);
  });

const jumpBack = sizeOf(20_000);

/** Measures the jump from a search to a message far back. */
export const runJump = () =>
  browsing(async ({ addresses, open, tokenOf, inDatabase }) => {
    await inDatabase(async (pool) => void (await fill(pool, jumpBack)));
    const page = await open(await tokenOf('editor'), watchFrames);
    const taken: { ms: number; elements: number }[] = [];
    for (let round = 0; round < roundsOf(5); round += 1) {
      await page.goto(`${addresses[0]}/reporting`);
      await page.getByRole('log').getByRole('listitem').first().waitFor();
      await page.getByRole('button', { name: 'Search the conversation' }).click();
      await page.getByRole('searchbox').fill('Message 1 of the desk');
      await page.locator('search li button').first().waitFor();
      await wait(500);
      taken.push(await page.evaluate<{ ms: number; elements: number }>('jump()'));
    }
    const times = taken.map(({ ms }) => ms);
    const most = Math.max(...taken.map(({ elements }) => elements));
    return table(`jump ${grouped(jumpBack)} messages back | median (limit) | worst`, [
      [
        'from the click until the message is in view, ms',
        `${median(times).toFixed(0)} (300)`,
        Math.max(...times).toFixed(0),
      ],
      ['elements of the page (limit 2,000)', '', grouped(most)],
    ]);
  });

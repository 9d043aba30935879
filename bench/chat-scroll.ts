import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Pool } from '../server/src/db/client.ts';
import { browsing, keysOf, watchKeys } from './browsing.ts';
import { median } from './database.ts';

const messages = 10_000;
const limits = { frameMs: 20, keyMs: 50 };
/** How far one frame scrolls. */
const stepPx = 240;
const sentence = 'The trucks roll out before the sun and every stool is taken by six. ';

/** A conversation of three months: short and long, in turns, with an address here and there. */
const fill = (pool: Pool) => pool`
  insert into chat_messages (user_id, client_id, type, message, created_at)
  select m.ids[1 + at / 3 % array_length(m.ids, 1)], gen_random_uuid(), 'text',
         'Message ' || at || repeat(' of the desk about the river', at * 7 % 9)
           || case when at % 10 = 0 then ' https://citybeat.example/story-' || at else '' end,
         now() - interval '90 days' + at * interval '12 minutes'
    from generate_series(1, ${messages}) at,
         (select array_agg(id order by id) as ids from users where is_chat_member) m`;

/** Runs in the page: the conversation, and how long each frame took from the one before. */
const watchFrames = `
  const scroller = () => document.querySelector('section[aria-label=Conversation]');
  const rows = () => document.querySelectorAll('[role=log] li[id]').length;
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
  /** Goes on to the beginning of what is there; answers how many there are when older ones have come. */
  window.showOlder = async () => {
    const box = scroller();
    box.scrollTop = -box.scrollHeight;
    await nextFrame();
    const known = rows();
    for (let tries = 0; rows() === known && tries < 600; tries += 1) await nextFrame();
    return rows();
  };
  window.scrollThrough = async (step) => {
    const box = scroller();
    box.scrollTop = step < 0 ? 0 : -box.scrollHeight;
    await nextFrame();
    const end = measureFrames();
    let last = null;
    while (box.scrollTop !== last) {
      last = box.scrollTop;
      box.scrollTop += step;
      await nextFrame();
    }
    return end();
  };
`;

/** Scrolls back until every message is there; answers the frames of it. */
async function loadAll(page: Page): Promise<number[]> {
  await page.evaluate('window.endLoading = measureFrames()');
  for (let rows = 0; rows < messages; ) {
    const shown = await page.evaluate<number>('showOlder()');
    if (shown === rows) throw new Error(`${rows} messages were shown, and no more`);
    rows = shown;
  }
  return page.evaluate<number[]>('endLoading()');
}

async function typeInto(page: Page): Promise<number[]> {
  await page.getByRole('textbox', { name: 'Message' }).click();
  await page.keyboard.type('So. ', { delay: 200 });
  await wait(1000);
  await page.evaluate('keys.length = 0');
  for (const key of sentence) {
    await page.keyboard.press(key);
    await wait(120);
  }
  await wait(500);
  return keysOf(page, sentence.length);
}

/** A conversation of 10,000 messages: reading back, scrolling and typing; answers a table. */
export const benchChatScroll = () =>
  browsing({ port: 33_998 }, async ({ addresses, open, tokenOf, inDatabase }) => {
    await inDatabase(async (pool) => void (await fill(pool)));
    const page = await open(await tokenOf('editor'), watchKeys + watchFrames);
    await page.goto(`${addresses[0]}/reporting`);
    await page.getByRole('log').getByRole('listitem').first().waitFor();
    await wait(2000);
    const loading = await loadAll(page);
    const back = await page.evaluate<number[]>(`scrollThrough(${-stepPx})`);
    const forth = await page.evaluate<number[]>(`scrollThrough(${stepPx})`);
    const keys = await typeInto(page);
    const row = (name: string, all: number[], limit: number | null) => {
      const sorted = [...all].sort((a, b) => a - b);
      const late = (sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1);
      const shown = limit === null ? late : `**${late}** (${limit})`;
      return `| ${name} | ${all.length.toLocaleString('en-US')} | ${median(all).toFixed(1)} | ${shown} | ${(sorted.at(-1) ?? 0).toFixed(1)} |`;
    };
    return [
      `| ${messages.toLocaleString('en-US')} messages, ms | count | median | 95 of 100 below (limit) | worst |`,
      '|---|---|---|---|---|',
      row('a frame while scrolling back through all', back, limits.frameMs),
      row('a frame while scrolling forth through all', forth, limits.frameMs),
      row('a frame while older ones are loaded, 100 by 100', loading, null),
      row('key to paint', keys, limits.keyMs),
    ];
  });

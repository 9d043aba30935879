import { setTimeout as wait } from 'node:timers/promises';
import { type Browsing, browsing, keysOf, watchKeys } from './browsing.ts';
import { median } from './database.ts';

const limits = { keystrokeMs: 100, slowdown: 4 };
const words = 3000;
const pictures = 20;
/** Typed key by key into the middle of the text. */
const sentence = 'The trucks roll out before the sun and every stool is taken by six. ';

interface Post {
  id: number;
  site_id: number;
  version: number;
  draft_version: number;
  image_url: string | null;
}

/** A draft of 3,000 words and 20 pictures; answers the address of its editor. */
async function fill({ ask }: Browsing, token: string): Promise<string> {
  const search = '/api/news-item/search?type=article&limit=100';
  const live = await ask<Post[]>(token, 'GET', `${search}&status=0`);
  const images = [...new Set(live.flatMap(({ image_url }) => image_url ?? []))].slice(0, pictures);
  const [draft] = await ask<Post[]>(token, 'GET', `${search}&status=5`);
  if (!draft) throw new Error('There is no draft');
  const { version, draft_version, ...content } = await ask<Post>(
    token,
    'GET',
    `/api/news-item/${draft.id}`,
  );
  const paragraph = `<p>${'A line forms around the block before the sun is up. '.repeat(14)}</p>`;
  const part = paragraph.repeat(words / pictures / 150 + 0.5);
  const body = Array.from({ length: pictures }, (_, at) => {
    const src = images[at % images.length] ?? '';
    return `${part}<figure><img src="${src}" alt="Picture ${at}"><figcaption>Picture ${at}</figcaption></figure>`;
  }).join('');
  const seen = { id: draft.id, version, draft_version };
  await ask(token, 'PUT', '/api/news-item/autosave', { ...seen, content: { ...content, body } });
  return `/editor/${draft.site_id}/${draft.id}`;
}

async function typeInto(here: Browsing, token: string, path: string, slowdown: number) {
  const page = await here.open(token, watchKeys);
  await page.goto(here.addresses[0] + path);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text
    .locator('figure')
    .nth(pictures - 1)
    .waitFor();
  await text
    .locator('p')
    .nth(pictures / 2)
    .click();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Why: the first keys also load and warm what later ones find ready.
  await page.keyboard.type('So. ', { delay: 200 });
  await wait(2000);
  await page.evaluate('keys.length = 0');
  for (const key of sentence) {
    await page.keyboard.press(key);
    await wait(120);
  }
  await wait(500);
  const keys = await keysOf(page, sentence.length);
  const count = (await text.innerText()).split(/\s+/).length;
  await page.context().close();
  return { keys: keys.sort((a, b) => a - b), count };
}

/** Typing into a long article in a slow browser; answers a table. */
export const benchEditor = () =>
  browsing({ port: 33_996 }, async (here) => {
    const token = await here.tokenOf('editor');
    const path = await fill(here, token);
    const fast = await typeInto(here, token, path, 1);
    const slow = await typeInto(here, token, path, limits.slowdown);
    const row = (name: string, keys: number[], limit = '') => {
      const late = keys[Math.floor(keys.length * 0.95)] ?? 0;
      return `| ${name} | **${median(keys).toFixed(0)}**${limit} | ${late.toFixed(0)} | ${(keys.at(-1) ?? 0).toFixed(0)} |`;
    };
    return [
      `| key to paint, ${slow.count.toLocaleString('en-US')} words and ${pictures} pictures, ${sentence.length} keys, ms | median (limit) | 95 of 100 below | worst |`,
      '|---|---|---|---|',
      row(`at ${limits.slowdown}x CPU`, slow.keys, ` (${limits.keystrokeMs})`),
      row('not slowed', fast.keys),
    ];
  });

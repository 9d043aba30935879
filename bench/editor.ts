import { type Browsing, browsing, typeSentence, watchKeys } from './browsing.ts';
import { grouped, median, percentile, table } from './figures.ts';

const limits = { keystrokeMs: 100, slowdown: 4 };
const words = 3000;
const pictures = 20;

interface Post {
  id: number;
  site_id: number;
  version: number;
  draft_version: number;
  image_url: string | null;
}

/** Saves a draft of 3,000 words and 20 images, and returns the address of its editor. */
async function fill({ addresses }: Browsing, token: string): Promise<string> {
  const ask = async <T>(path: string, body?: object) => {
    const answer = await fetch(addresses[0] + path, {
      method: body ? 'PUT' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const search = '/api/news-item/search?type=article&limit=100';
  const live = await ask<Post[]>(`${search}&status=0`);
  const images = [...new Set(live.flatMap(({ image_url }) => image_url ?? []))].slice(0, pictures);
  const [draft] = await ask<Post[]>(`${search}&status=5`);
  if (!draft) throw new Error('There is no draft');
  const { version, draft_version, ...content } = await ask<Post>(`/api/news-item/${draft.id}`);
  const paragraph = `<p>${'A line forms around the block before the sun is up. '.repeat(14)}</p>`;
  const part = paragraph.repeat(words / pictures / 150 + 0.5);
  const body = Array.from({ length: pictures }, (_, at) => {
    const src = images[at % images.length] ?? '';
    return `${part}<figure><img src="${src}" alt="Picture ${at}"><figcaption>Picture ${at}</figcaption></figure>`;
  }).join('');
  const seenVersion = { id: draft.id, version, draft_version };
  await ask('/api/news-item/autosave', { ...seenVersion, content: { ...content, body } });
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
  const keys = await typeSentence(page);
  const count = (await text.innerText()).split(/\s+/).length;
  await page.context().close();
  return { keys, count };
}

/** Measures typing into a long article in a slow browser. */
export const run = () =>
  browsing(async (here) => {
    const token = await here.tokenOf('editor');
    const path = await fill(here, token);
    const fast = await typeInto(here, token, path, 1);
    const slow = await typeInto(here, token, path, limits.slowdown);
    const row = (name: string, { keys }: typeof fast, limit = '') => [
      name,
      keys.length,
      `**${median(keys).toFixed(0)}**${limit}`,
      percentile(keys, 0.95),
      Math.max(...keys),
    ];
    const head = `key to paint, ${grouped(slow.count)} words and ${pictures} pictures, ms`;
    return table(`${head} | keys | median (limit) | 95 of 100 below | worst`, [
      row(`at ${limits.slowdown}x CPU`, slow, ` (${limits.keystrokeMs})`),
      row('not slowed', fast),
    ]);
  });

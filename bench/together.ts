import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { togetherMessages } from '@masthead/shared/editorial/posts/together.ts';
import type { Page } from 'playwright';
import { buildNewsItem } from '../server/src/editorial/posts/news-items.testing.ts';
import { openWindow } from '../server/src/editorial/posts/together.testing.ts';
import { buildSite } from '../server/src/email/campaigns/campaigns.testing.ts';
import { readManifest, webFolder } from '../server/src/platform/http/web-app.ts';
import type { TestClient } from '../server/test/server.ts';
import { type Browsing, browsing, typeSentence, watchKeys } from './browsing.ts';
import { type Bench, onBench } from './database.ts';
import { inMegabytes, median, percentile, roundsOf, sizeOf, table } from './figures.ts';
import { openSlowLink } from './slow-link.ts';
import { clientOf, sessionsOf } from './together-client.ts';

const limits = { keyMs: 50, otherMs: 400 };
const far = { latencyMs: 200, loss: 0.05 };
const distance = `${far.latencyMs} ms and ${far.loss * 100} % loss`;
/** How much slower the computer of one of ten people is. */
const slowdown = 6;
/** The people beside the two with a browser. */
const colleagues = 8;
const words = 30 * roundsOf(2);
const openings = roundsOf(7);
const paragraph = `<p>${'A line forms around the block before the sun is up. '.repeat(14)}</p>`;
const longText = paragraph.repeat(20);

/** Runs in every page: records when each numbered word was typed, or first showed. */
const watchWords = `
  window.wordsAt = {};
  const note = (text) => {
    for (const [word] of text.matchAll(/bench\\d+x/g))
      wordsAt[word] ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.parentElement?.closest('[role=textbox]'))
        note(target.parentElement.closest('p')?.textContent ?? '');
      if (target instanceof Element && target.closest('[role=textbox]'))
        for (const node of addedNodes) note(node.textContent ?? '');
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/** Makes a draft with a long text, and returns the path of its editor. */
async function newStory({ addresses }: Browsing, token: string): Promise<string> {
  const ask = async <T>(method: string, path: string, body: object) => {
    const answer = await fetch(addresses[0] + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const about = { type: 'article', headline: 'A bench story', site_id: 1, section_id: 1 };
  const made = await ask<{ id: number; site_id: number; version: number; draft_version: number }>(
    'POST',
    '/api/news-item/create',
    about,
  );
  const { id, version, draft_version } = made;
  await ask('PUT', '/api/news-item', { id, version, draft_version, body: longText });
  return `/editor/${made.site_id}/${id}`;
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

async function openStory(here: Browsing, who: string, address: string): Promise<Page> {
  const page = await here.open(await here.tokenOf(who), watchKeys + watchWords);
  // Why: lost pieces of the code hold a far window up; how long it takes to open is not what is measured in it.
  page.setDefaultTimeout(180_000);
  await page.goto(address);
  await textOf(page).locator('p').nth(19).waitFor();
  return page;
}

const isTogether = (page: Page) =>
  page.getByRole('group', { name: togetherMessages.writing }).getByRole('button').first().waitFor();

const wordAt = (page: Page, word: string) =>
  page.evaluate<number>(`wordsAt[${JSON.stringify(word)}] ?? 0`);

/** Types numbered words in one window; returns how long each took until the other one showed it. */
async function timesToOther(from: Page, to: Page): Promise<number[]> {
  const taken: number[] = [];
  await textOf(from).locator('p').nth(10).click();
  for (let at = 0; at < words; at += 1) {
    const word = `bench${at}x`;
    await from.keyboard.type(` ${word}`, { delay: 40 });
    const end = Date.now() + 30_000;
    while ((await wordAt(to, word)) === 0) {
      if (Date.now() > end) throw new Error(`"${word}" was not shown`);
      await wait(20);
    }
    taken.push((await wordAt(to, word)) - (await wordAt(from, word)));
  }
  return taken;
}

async function keysIn(page: Page): Promise<number[]> {
  await textOf(page).locator('p').nth(5).click();
  return typeSentence(page);
}

/** The same on a slow computer. */
async function slowKeysIn(page: Page): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const keys = await keysIn(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return keys;
}

/** What the browser itself needs on that computer, for an editable text of a page without scripts. */
async function measureBare({ browser }: Browsing): Promise<number[]> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript({ content: watchKeys });
  await page.goto('about:blank');
  await page.setContent(`<div contenteditable role="textbox" aria-label="Text">${longText}</div>`);
  const keys = await slowKeysIn(page);
  await page.context().close();
  return keys;
}

/** Typing alone and with a colleague who types meanwhile, and when the colleague sees it. */
async function measureTyping(here: Browsing) {
  const story = await newStory(here, await here.tokenOf('editor'));
  const mine = await openStory(here, 'editor', here.addresses[0] + story);
  const alone = await keysIn(mine);
  const slow = await slowKeysIn(mine);
  const theirs = await openStory(here, 'admin', here.addresses[1] + story);
  await isTogether(mine);
  await textOf(theirs).locator('p').nth(15).click();
  let isTyping = true;
  const meanwhile = async () => {
    while (isTyping) await theirs.keyboard.type('Meanwhile. ', { delay: 60 });
  };
  const mineOnly = async () => {
    const keys = await keysIn(mine);
    isTyping = false;
    return keys;
  };
  const [together] = await Promise.all([mineOnly(), meanwhile()]);
  const near = await timesToOther(mine, theirs);
  for (const page of [mine, theirs]) await page.context().close();
  return { alone, slow, together, near };
}

/** Two windows on a story, both far away, and the slow links to the servers. */
interface FarAway {
  mine: Page;
  theirs: Page;
  id: number;
  links: readonly { address: string }[];
}

async function farAway<T>(here: Browsing, work: (there: FarAway) => Promise<T>): Promise<T> {
  const story = await newStory(here, await here.tokenOf('editor'));
  const links = await Promise.all(here.addresses.map((address) => openSlowLink(address, far)));
  try {
    const [mine, theirs] = await Promise.all(
      ['editor', 'admin'].map((who, at) => openStory(here, who, links[at]?.address + story)),
    );
    if (!mine || !theirs) throw new Error('The story did not open');
    await isTogether(mine);
    await isTogether(theirs);
    const measured = await work({ mine, theirs, id: Number(story.split('/').at(-1)), links });
    for (const page of [mine, theirs]) await page.context().close();
    return measured;
  } finally {
    for (const link of links) link.close();
  }
}

/** Runs `work` while colleagues without a screen type a word a second each. */
async function amongColleagues<T>(
  here: Browsing,
  { id, links }: FarAway,
  work: () => Promise<T>,
): Promise<T> {
  let tokens: string[] = [];
  await here.inDatabase(async (pool) => {
    tokens = await sessionsOf(pool, colleagues);
  });
  let isOver = false;
  const writing = tokens.map(async (token, at) => {
    const address = links[at % links.length]?.address ?? '';
    const window = openWindow(clientOf(address, token) as TestClient, id);
    await window.sync();
    while (!isOver) {
      await wait(randomInt(700, 1300));
      const text = window.words(2 * at + 1);
      text.insert(text.length, ' Meanwhile.');
      const { status } = await window.sync();
      if (status !== 200) throw new Error(`A colleague got ${status}`);
    }
  });
  const working = work().finally(() => {
    isOver = true;
  });
  const [measured] = await Promise.all([working, ...writing]);
  return measured;
}

/** Typing on a slow computer among ten people, and when a colleague sees it. */
const measureTen = (here: Browsing) =>
  farAway(here, (there) =>
    amongColleagues(here, there, async () => {
      const keys = await slowKeysIn(there.mine);
      return { keys, words: await timesToOther(there.mine, there.theirs) };
    }),
  );

/** Opens a story until its text can be written: with a shared document, or as before, when there is none. */
async function measureOpening(here: Browsing, isShared: boolean): Promise<number[]> {
  const token = await here.tokenOf('editor');
  const story = await newStory(here, token);
  const manifest = readManifest(webFolder) ?? {};
  const file = Object.entries(manifest).find(([name]) => name.endsWith('/together-form.ts'))?.[1]
    .file;
  if (!file) throw new Error('The build has no file for writing together');
  const taken: number[] = [];
  for (let round = 0; round <= openings; round += 1) {
    const page = await here.open(token, '');
    // Why in both cases: asking the bench about requests takes time itself.
    await page.route(`**/${file}`, (route) => (isShared ? route.continue() : route.abort()));
    const began = performance.now();
    await page.goto(here.addresses[0] + story);
    await textOf(page).locator('p').nth(19).waitFor();
    // Why not the first: it fills the caches of the server.
    if (round > 0) taken.push(performance.now() - began);
    await page.context().close();
  }
  return taken;
}

const row = (name: string, all: number[], limit = '') => [
  name,
  all.length,
  `**${median(all).toFixed(0)}**${limit}`,
  percentile(all, 0.95).toFixed(0),
  Math.max(...all).toFixed(0),
];

/** Measures writing a story of 3,000 words together, on two servers. */
export const run = () =>
  browsing(async (here) => {
    const { alone, slow, together, near } = await measureTyping(here);
    const bare = await measureBare(here);
    const two = await farAway(here, ({ mine, theirs }) => timesToOther(mine, theirs));
    const ten = await measureTen(here);
    const [before, after] = [await measureOpening(here, false), await measureOpening(here, true)];
    const head = 'two people in a story of 3,000 words, two servers, ms';
    return table(`${head} | count | median (limit) | 95 of 100 below | worst`, [
      row('key to paint, alone', alone, ` (${limits.keyMs})`),
      row(`the same, CPU slowed down ${slowdown} times`, slow, ` (${limits.keyMs})`),
      row('the same in an editable text of a page without scripts', bare),
      row('key to paint, while a colleague types', together, ` (${limits.keyMs})`),
      row('a word, from one window to the other', near),
      row(`the same at ${distance}`, two, ` (${limits.otherMs})`),
      row(
        `ten people at ${distance}: key to paint, CPU slowed down ${slowdown} times`,
        ten.keys,
        ` (${limits.keyMs})`,
      ),
      row('ten people: a word, from one window to the other', ten.words, ` (${limits.otherMs})`),
      row('opening the story without a shared document', before),
      row('opening the story with one', after),
    ]);
  }, 2);

/** A server, people with sessions on it, and a site. */
async function staffed({ serve, pool }: Bench, people: number) {
  const tokens = await sessionsOf(pool, people);
  const server = await serve({ kind: 'product' });
  const clients = tokens.map((token) => clientOf(server.address, token) as TestClient);
  return { server, clients, siteId: (await buildSite(pool)).id };
}

const documents = sizeOf(200);

/** Measures a server's memory with many stories open, each written by two people. */
export const runMemory = () =>
  onBench(async (bench) => {
    const { server, clients, siteId } = await staffed(bench, 2);
    const open = async (body: string) => {
      const id = await buildNewsItem(bench.pool, { siteId, status: 5, body, postUrl: null });
      const windows = clients.map((by) => openWindow(by, id));
      for (const window of windows) await window.sync();
      return windows;
    };
    // Why: the first call loads the code.
    await open('<p>First</p>');
    const rows: (string | number)[][] = [];
    const note = async (name: string) => {
      await wait(5000);
      const { rss, heapUsed } = await server.usage();
      rows.push([name, inMegabytes(rss), inMegabytes(heapUsed)]);
    };
    await note('before');
    const all = [];
    while (all.length < documents) all.push(await open(longText));
    await note(`${documents} stories of 3,000 words opened by two people each`);
    for (const windows of all)
      for (const window of windows) {
        window.write('Another paragraph.');
        await window.sync();
      }
    await note('after an edit by each');
    return table('memory of the server, MiB | resident | heap in use', rows);
  });

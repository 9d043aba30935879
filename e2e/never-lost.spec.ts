import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, openSession, signIn } from './product.ts';
import { workWrittenDown } from './unsaved.ts';

/** How often the work is cut off: four kinds of posts, each in every way, and at another point each time. */
const rounds = 20;
const sentence = 'The trucks roll out before the sun and every stool is taken by six';

interface Post {
  type: string;
  address: string;
}

/** A draft of each kind of post. */
const drafts = () =>
  inDatabase(
    (db) => db<Post[]>`
      select distinct on (type) type, '/editor/' || site_id || '/' || id as address
        from news_items where status = 5 and deleted_at is null order by type, id`,
  );

const fields = {
  headline: {
    of: (page: Page) => page.getByRole('textbox', { name: 'Headline' }),
    hold: (page: Page, words: RegExp) =>
      expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue(words),
  },
  text: {
    of: (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true }),
    hold: (page: Page, words: RegExp) =>
      expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText(words),
  },
};

/** Until what was typed is in the browser's own store or at the server: a quarter of a second, or less. */
async function untilStored(page: Page, words: string, saved: string[]) {
  await expect
    .poll(async () => [await workWrittenDown(page), ...saved].some((text) => text.includes(words)))
    .toBe(true);
}

/** Why over some frames: an editor that has just got the focus may still put its caret back to where it was. */
async function toTheEnd(page: Page) {
  const isAtEnd = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 6; frames += 1)
        await new Promise((next) => requestAnimationFrame(next));
      const { activeElement: field } = document;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        return field.selectionStart === field.value.length;
      const caret = getSelection();
      if (!field || !caret?.focusNode) return false;
      const behind = document.createRange();
      behind.selectNodeContents(field);
      behind.setStart(caret.focusNode, caret.focusOffset);
      return behind.toString() === '';
    });
  await expect(async () => {
    await page.keyboard.press('Control+End');
    expect(await isAtEnd()).toBe(true);
  }).toPass();
}

/** What ends the work under somebody's hands, and lets them come back. */
const cuts: Record<
  string,
  (at: {
    page: Page;
    context: BrowserContext;
    type: () => Promise<void>;
    stored: () => Promise<void>;
  }) => Promise<void>
> = {
  'the window is killed': async ({ page, context, type, stored }) => {
    await type();
    await stored();
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => {});
    await crashed;
  },
  'the train goes into a tunnel': async ({ context, type, stored }) => {
    await context.setOffline(true);
    await type();
    await stored();
  },
  'the session is ended': async ({ page, type }) => {
    await type();
    await page.evaluate(async () => {
      const token = localStorage.getItem('masthead.token');
      await fetch('/api/auth/logout', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
    });
    await page.waitForURL(/\/login/);
    const token = await openSession('editor');
    await page.evaluate((to) => localStorage.setItem('masthead.token', to), token);
  },
};

test('whatever cuts the work off, and at whatever point: what was typed into a post is back', async ({
  page: first,
  context,
}) => {
  test.setTimeout(600_000);
  await signIn(first, 'editor');
  const posts = await drafts();
  expect(posts.map(({ type }) => type)).toHaveLength(4);
  const ways = Object.entries(cuts);
  for (let round = 0; round < rounds; round += 1) {
    const { type, address } = posts[round % posts.length] as Post;
    const [way, cut] = ways[round % ways.length] as (typeof ways)[number];
    const name = randomInt(2) === 0 ? 'headline' : 'text';
    const words = `${round}: ${sentence.slice(0, randomInt(1, sentence.length))}`.trim();
    const field = fields[name];
    const told = `round ${round}, ${type}, ${way}, "${words}" in the ${name}`;
    await test.step(told, async () => {
      const page = await context.newPage();
      const saved: string[] = [];
      page.on('requestfinished', (one) => {
        if (one.url().endsWith('/autosave')) saved.push(one.postData() ?? '');
      });
      await page.goto(address);
      await field.of(page).click();
      await toTheEnd(page);
      await cut({
        page,
        context,
        type: () => page.keyboard.type(` ${words}`),
        stored: () => untilStored(page, words, saved),
      });
      await page.close();
      await context.setOffline(false);
      const again = await context.newPage();
      await again.goto(address);
      await field.hold(again, new RegExp(`${words}$`));
      await again.close();
    });
  }
});

import { randomInt } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, openSession, signIn } from './product.ts';
import { workWrittenDown } from './unsaved.ts';

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

/** Waits until the typed text is in the browser's store or on the server: a quarter of a second or less. */
async function untilStored(page: Page, typed: string[], saved: string[]) {
  const poll = { intervals: [50] };
  await expect
    .poll(async () => {
      const texts = [await workWrittenDown(page), ...saved];
      return typed.filter((words) => !texts.some((text) => text.includes(words)));
    }, poll)
    .toEqual([]);
}

/** Why over several frames: an editor that has just got the focus may still move its caret back. */
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

/** Interruptions of somebody's work, and the ways back. */
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

/** An open post, and the texts it has saved on the server. */
async function openPost(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const saved: string[] = [];
  page.on('requestfinished', (one) => {
    if (one.url().endsWith('/autosave')) saved.push(one.postData() ?? '');
  });
  await page.goto(address);
  return { page, saved };
}

type Words = [name: keyof typeof fields, words: string][];

/** Texts for both fields, of random length and in random order. */
function wordsOf(round: number): Words {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  if (randomInt(2) === 0) names.reverse();
  return names.map((name, at) => [
    name,
    `${round * 2 + at}: ${sentence.slice(0, randomInt(1, sentence.length))}`.trim(),
  ]);
}

async function typeAll(page: Page, typed: Words): Promise<void> {
  for (const [name, words] of typed) {
    await fields[name].of(page).click();
    await toTheEnd(page);
    await page.keyboard.type(` ${words}`);
  }
}

// Every kind of post with every kind of interruption, at a different point each time; the restored text is edited, and
// interrupted in another way.
test('whatever cuts the work off, and at whatever point: what was typed into a post is back', async ({
  page: first,
  context,
}) => {
  test.setTimeout(600_000);
  await signIn(first, 'editor');
  const posts = await drafts();
  expect(posts.map(({ type }) => type)).toHaveLength(4);
  let round = 0;
  for (const { type, address } of posts) {
    let { page, saved } = await openPost(context, address);
    for (const [way, cut] of Object.entries(cuts)) {
      round += 1;
      const typed = wordsOf(round);
      await test.step(`${type}, ${way}, ${JSON.stringify(typed)}`, async () => {
        await fields.headline.of(page).waitFor();
        await cut({
          page,
          context,
          type: () => typeAll(page, typed),
          stored: () =>
            untilStored(
              page,
              typed.map(([, words]) => words),
              saved,
            ),
        });
        await page.close();
        await context.setOffline(false);
        ({ page, saved } = await openPost(context, address));
        for (const [name, words] of typed) await fields[name].hold(page, new RegExp(`${words}$`));
      });
    }
    await page.close();
  }
});

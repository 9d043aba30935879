import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { asAdmin, openAs } from './product.ts';
import { startBeside } from './start-product.ts';

interface Made {
  id: number;
  site_id: number;
}

/** A draft to write together. */
async function newDraft(): Promise<string> {
  const sections = { site_id: 1, section_id: 1 };
  const made = await asAdmin<Made>('post', '/api/news-item/create', {
    type: 'article',
    headline: 'Two hands on one story',
    ...sections,
  });
  return `/editor/${made.site_id}/${made.id}`;
}

async function atDesk(
  browser: Browser,
  baseURL: string,
  who: string,
  address: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await openAs(page, who, address);
  await textOf(page).waitFor();
  return page;
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** Every window shows the same paragraphs, with each of these words once. */
async function showTheSame(pages: readonly Page[], words: readonly string[]): Promise<void> {
  const read = (page: Page) => textOf(page).locator('p').allTextContents();
  await expect
    .poll(
      async () => {
        const texts = await Promise.all(pages.map(async (page) => (await read(page)).join('\n')));
        const counts = words.map((each) => (texts[0] ?? '').split(each).length - 1);
        return { counts, isSame: new Set(texts.map((text) => text.trim())).size === 1 };
      },
      { timeout: 60_000 },
    )
    .toEqual({ counts: words.map(() => 1), isSame: true });
}

test('three browsers write one story at once over two servers: words, cursors, undo, a kill, a spell offline, and the saved draft', async ({
  browser,
  product,
}) => {
  test.setTimeout(300_000);
  const second = await startBeside(product);
  try {
    const address = await newDraft();
    const edith = await atDesk(browser, product.address, 'editor', address);
    const admin = await atDesk(browser, second.address, 'admin', address);
    const third = await atDesk(browser, product.address, 'admin', address);
    const pages = [edith, admin, third];
    const follow = admin.getByRole('button', { name: /^Follow Edith/ });
    await expect(follow).toBeVisible();

    await textOf(edith).click();
    // Why at once: words typed with a pause are undone in more than one step.
    await edith.keyboard.insertText('The first line by Edith.');
    await showTheSame(pages, ['The first line by Edith.']);
    await expect(admin.locator('.other-cursor')).toHaveAttribute('data-name', 'Edith Marlowe');
    await follow.click();
    await expect(admin.getByText('Following Edith Marlowe')).toBeVisible();

    await textOf(admin).click();
    await admin.keyboard.press('Control+End');
    await admin.keyboard.type(' And the second.');
    await expect(textOf(edith)).toContainText('And the second.');
    await edith.keyboard.press('Control+z');
    await expect(textOf(admin)).not.toContainText('The first line');
    await expect(textOf(admin)).toContainText('And the second.');
    await edith.keyboard.press('Control+y');
    await showTheSame(pages, ['The first line by Edith. And the second.']);

    // Both write on while the server of one of them is killed.
    await second.kill();
    await admin.keyboard.press('Enter');
    await admin.keyboard.type('Through the kill.');
    await textOf(third).click();
    await third.keyboard.press('Control+Home');
    await third.keyboard.type('Meanwhile: ');
    await showTheSame([edith, third], ['Meanwhile: The first line by Edith. And the second.']);
    await second.start();
    await showTheSame(pages, ['Meanwhile: ', 'Through the kill.']);

    await edith.context().setOffline(true);
    await edith.keyboard.press('Control+Home');
    await edith.keyboard.type('Offline: ');
    await admin.getByRole('textbox', { name: 'Headline' }).fill('Six hands on one story');
    await edith.context().setOffline(false);
    await showTheSame(pages, ['Offline: ', 'Meanwhile: ', 'Through the kill.']);
    await expect(edith.getByRole('textbox', { name: 'Headline' })).toHaveValue(
      'Six hands on one story',
    );

    await edith.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edith.getByText('Saved just now')).toBeVisible();
    await admin.reload();
    await showTheSame(pages, ['Offline: ', 'Meanwhile: ', 'Through the kill.']);
    for (const page of pages) await page.context().close();
  } finally {
    await second.stop();
  }
});

import { type Browser, expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { asAdmin, openAs } from './product.ts';

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

test('two people write one story at once: words, cursors, undo, a spell offline, and the saved draft', async ({
  browser,
  baseURL,
}) => {
  const address = await newDraft();
  const edith = await atDesk(browser, baseURL ?? '', 'editor', address);
  const admin = await atDesk(browser, baseURL ?? '', 'admin', address);
  const follow = admin.getByRole('button', { name: /^Follow Edith/ });
  await expect(follow).toBeVisible();

  await textOf(edith).click();
  // Why at once: words typed with a pause are undone in more than one step.
  await edith.keyboard.insertText('The first line by Edith.');
  await expect(textOf(admin)).toContainText('The first line by Edith.');
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
  await expect(textOf(admin)).toContainText('The first line by Edith.');

  await edith.context().setOffline(true);
  await edith.keyboard.press('Control+Home');
  await edith.keyboard.type('Offline: ');
  await admin.getByRole('textbox', { name: 'Headline' }).fill('Four hands on one story');
  await admin.keyboard.press('Control+End');
  await edith.context().setOffline(false);
  await expect(textOf(admin)).toContainText('Offline: The first line by Edith. And the second.');
  await expect(edith.getByRole('textbox', { name: 'Headline' })).toHaveValue(
    'Four hands on one story',
  );

  await edith.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edith.getByText('Saved just now')).toBeVisible();
  await admin.reload();
  await expect(textOf(admin)).toContainText('Offline: The first line by Edith. And the second.');
  for (const page of [edith, admin]) await page.context().close();
});

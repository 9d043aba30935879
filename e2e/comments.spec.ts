import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { asAdmin, openAs } from './product.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Comments' });

test('an editor comments on words, the writer is told, answers and resolves, and the list counts', async ({
  baseURL,
  browser,
  page: edith,
}) => {
  const made = await asAdmin<{ id: number; site_id: number }>('post', '/api/news-item/create', {
    type: 'article',
    headline: 'Words that are talked about',
    site_id: 1,
    section_id: 1,
  });
  const address = `/editor/${made.site_id}/${made.id}`;
  await openAs(edith, 'editor', address);
  await textOf(edith).click();
  await edith.keyboard.type('On Monday the mayor spoke.');
  // Why again: a text that is shared just then takes the place of the one in which words were selected.
  await expect(async () => {
    await textOf(edith).press('Control+End');
    await edith.keyboard.press('Control+Shift+Home');
    await edith.getByRole('button', { name: 'Comment', exact: true }).click({ timeout: 2000 });
  }).toPass();
  const field = panelOf(edith).getByRole('textbox', { name: 'Comment', exact: true });
  await field.fill('Which mayor? Ask @Arthur');
  await panelOf(edith).getByRole('option', { name: 'Arthur Penn' }).click();
  await panelOf(edith).getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = panelOf(edith)
    .getByRole('paragraph')
    .filter({ hasText: /^Which mayor/ });
  await expect(comment).toBeVisible();
  await expect(edith.locator('.tiptap .commented')).toHaveText('On Monday the mayor spoke.');
  await edith.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(edith.getByText(/^Saved /)).toBeVisible();

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  const writer = await desk.newPage();
  await openAs(writer, 'author', address);
  await writer.getByRole('button', { name: /^Notifications/ }).click();
  await expect(writer.getByText('mentioned you in a comment').first()).toBeVisible();
  await writer.keyboard.press('Escape');
  await writer.getByRole('button', { name: 'Comments, 1 open' }).click();
  await panelOf(writer).getByRole('button', { name: 'Reply' }).click();
  await panelOf(writer).getByRole('textbox', { name: 'Reply' }).fill('The new one.');
  await panelOf(writer).getByRole('button', { name: 'Reply' }).click();
  await expect(panelOf(edith).getByText('The new one.')).toBeVisible();
  await panelOf(writer).getByRole('button', { name: 'Resolve' }).click();
  await expect(edith.locator('.tiptap .commented')).toHaveCount(0);
  await desk.close();

  await panelOf(edith).getByRole('radio', { name: 'Resolved' }).click();
  await panelOf(edith).getByRole('button', { name: 'Reopen' }).click();
  await expect(edith.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible();
  await edith.goto(`/articles?comments=open&title=${encodeURIComponent('Words that are')}`);
  await expect(edith.getByText('1 open comment')).toBeVisible();
});

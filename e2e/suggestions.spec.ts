import { suggestionMessages } from '@masthead/shared/editorial/posts/suggestions.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { asAdmin, openAs } from './product.ts';

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Suggestions', exact: true });

test('a writer suggests changes, an editor accepts one and rejects one, and the writer is told', async ({
  baseURL,
  browser,
  page: edith,
}) => {
  const made = await asAdmin<{
    id: number;
    site_id: number;
    version: number;
    draft_version: number;
  }>('post', '/api/news-item/create', {
    type: 'article',
    headline: 'A text with suggestions',
    site_id: 1,
    section_id: 1,
  });
  const { id, version, draft_version } = made;
  const body = '<p>On Monday the mayor spoke.</p><p>Then it rained.</p>';
  await asAdmin('put', '/api/news-item', { id, version, draft_version, body });
  const address = `/editor/${made.site_id}/${made.id}`;

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  const writer = await desk.newPage();
  await openAs(writer, 'author', address);
  await writer.getByRole('button', { name: 'Suggestions' }).click();
  await panelOf(writer).getByRole('button', { name: suggestionMessages.suggest }).click();
  const own = writer.getByRole('textbox', { name: suggestionMessages.field });
  await own.getByText('Then it rained.').click();
  await writer.keyboard.press('End');
  await writer.keyboard.type(' It poured.');
  await own.getByText('On Monday').click();
  await writer.keyboard.press('End');
  await writer.keyboard.type(' Nobody listened.');
  await expect(writer.getByText(suggestionMessages.saved, { exact: true })).toBeVisible();
  await writer.getByRole('button', { name: 'Done' }).click();

  await openAs(edith, 'editor', address);
  await edith.getByRole('button', { name: 'Suggestions, 2 open' }).click();
  await expect(edith.locator('.tiptap .suggested-in')).toHaveText([
    ' Nobody listened.',
    ' It poured.',
  ]);
  const accepted = panelOf(edith).getByRole('listitem').filter({ hasText: 'Nobody listened.' });
  await accepted.getByRole('button', { name: 'Accept' }).click();
  await expect(textOf(edith)).toContainText('On Monday the mayor spoke. Nobody listened.');
  await expect(edith.getByText(suggestionMessages.accepted(1))).toBeVisible();
  await panelOf(edith).getByRole('button', { name: 'Reject' }).click();
  await expect(edith.locator('.tiptap .suggested-in')).toHaveCount(0);
  await expect(edith.getByRole('button', { name: 'Suggestions', exact: true })).toBeVisible();

  await writer.goto('/home');
  await writer.getByRole('button', { name: /^Notifications/ }).click();
  await expect(writer.getByText(/suggest/i).first()).toBeVisible();
  await writer.goto(address);
  await expect(textOf(writer)).toContainText('Nobody listened.');
  await expect(textOf(writer)).not.toContainText('It poured.');
  await desk.close();
});

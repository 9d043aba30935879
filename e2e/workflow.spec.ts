import { workflowMessages } from '@masthead/shared/editorial/posts/workflow.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, openAs } from './product.ts';

const headline = 'A bakery opens at midnight';
const sentence = 'Please name the second source.';

/** An article that nobody has moved yet; its address in the editor. */
const addDraft = () =>
  inDatabase(async (db) => {
    const [post] = await db<{ id: number }[]>`
      insert into news_items (site_id, type, status, headline) values (1, 'article', 5, ${headline}) returning id`;
    await db`insert into news_item_contents (news_item_id) values (${post?.id ?? 0}) on conflict do nothing`;
    return `/editor/1/${post?.id}`;
  });

/** Drags by the upper left corner, in steps as a hand does, and lets go when the column shows that it is the target. */
async function drag(page: Page, card: Locator, column: Locator): Promise<void> {
  // Why hovered: it waits until the board stands still.
  await card.hover({ position: { x: 6, y: 6 } });
  await page.mouse.down();
  const to = await column.boundingBox();
  if (!to) throw new Error('The column is not shown');
  await page.mouse.move(to.x + to.width / 2, to.y + 80, { steps: 20 });
  await expect(column).toHaveAttribute('data-over');
  await page.mouse.up();
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Workflow' });

test('a writer hands a story over, an editor sends it back with a sentence from the board, and the writer is told', async ({
  browser,
  page: writers,
}) => {
  const address = await addDraft();
  await openAs(writers, 'author', address);
  await panelOf(writers).getByRole('button', { name: 'Take this story' }).click();
  await expect(panelOf(writers).getByRole('button', { name: 'Give back' })).toBeVisible();
  await panelOf(writers).getByRole('combobox', { name: 'State' }).click();
  await writers.getByRole('option', { name: 'Edit', exact: true }).click();
  await expect(panelOf(writers).getByRole('combobox', { name: 'State' })).toHaveValue('Edit');

  const desk = await browser.newContext();
  const editors = await desk.newPage();
  await openAs(editors, 'editor', `/articles?view=board&title=${encodeURIComponent(headline)}`);
  await editors.getByRole('button', { name: /^Notifications/ }).click();
  await expect(editors.getByText('has a story ready for edit').first()).toBeVisible();
  await editors.keyboard.press('Escape');
  const edit = editors.getByRole('region', { name: 'Edit', exact: true });
  const draft = editors.getByRole('region', { name: 'Draft', exact: true });
  await drag(editors, edit.getByRole('listitem').filter({ hasText: headline }), draft);
  const dialog = editors.getByRole('dialog', { name: 'Send back' });
  await dialog.getByRole('textbox').fill(sentence);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  // Why not the card: it stands in its new column before the server has answered.
  await expect(editors.getByText(workflowMessages.sentBack(headline))).toBeVisible();
  await expect(draft.getByRole('link', { name: headline })).toBeVisible();
  await desk.close();

  await writers.getByRole('button', { name: /^Notifications/ }).click();
  await expect(writers.getByText(`sent your story back: “${sentence}”`)).toBeVisible();
  await writers.goto(address);
  await expect(panelOf(writers).getByText(sentence)).toBeVisible();
});

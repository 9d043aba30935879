import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { asAdmin, inDatabase, openAs } from './product.ts';

test('an admin keeps notifications longer, and is told what they were kept before', async ({
  page,
}) => {
  await openAs(page, 'admin', '/admin/retention');
  const row = page.getByRole('row').filter({ hasText: 'What the bell shows.' });
  await row.getByRole('button', { name: '90 days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep: Notifications' });
  await dialog.getByRole('combobox', { name: 'Keep for' }).click();
  await page.getByRole('option', { name: '180 days' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Retention period saved.')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: '180 days' })).toBeVisible();
  await expect(row.getByText('Changed from 90 days')).toBeVisible();
});

/** Assigns a new draft to the author, as an editor does. */
async function assignDraft(headline: string): Promise<void> {
  const { id, author } = await inDatabase(async (db) => {
    const [post] = await db<{ id: number; author: number }[]>`
      insert into news_items (site_id, type, status, headline) values (1, 'article', 5, ${headline})
      returning id, (select u.id from users u where u.username = 'author') as author`;
    if (!post) throw new Error('No draft was added');
    await db`insert into news_item_contents (news_item_id) values (${post.id}) on conflict do nothing`;
    return post;
  });
  await asAdmin('put', '/api/news-item/move', { id, version: 0, assignee_id: author });
}

test('a writer turns a topic of the bell off, hears nothing of it, and turns it on again', async ({
  page,
}) => {
  await openAs(page, 'author', '/profile');
  const bell = page.getByRole('switch', { name: 'Bell: Your posts', exact: true });
  await expect(bell).toBeChecked();
  const turn = async (to: boolean) => {
    const saved = page.waitForResponse('**/api/notice/choices');
    await bell.setChecked(to, { force: true });
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(bell).toBeChecked({ checked: to });
  };
  await turn(false);
  await assignDraft('A ferry nobody hears of');
  await turn(true);
  await assignDraft('A ferry comes back');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText('A ferry comes back')).toBeVisible();
  await expect(page.getByText('A ferry nobody hears of')).toBeHidden();
});

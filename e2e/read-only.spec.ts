import { type APIRequestContext, expect } from '@playwright/test';
import { test } from './journey.ts';
import { inDatabase, openSession, signIn } from './product.ts';

const sentence = 'We’re moving servers until 3 PM. You can read everything, but not save.';

/** Turns read-only mode on or off, as the switch of an admin does. */
async function turn(request: APIRequestContext, token: string, to: string | null) {
  const headers = { authorization: `Bearer ${token}` };
  const { version } = await (await request.get('/api/read-only', { headers })).json();
  const data = { sentence: to, version };
  const answer = await request.put('/api/read-only', { headers, data });
  expect(answer.status()).toBe(200);
}

test('everyone sees the sentence in every tab, and what was typed is saved afterwards', async ({
  page,
  context,
}) => {
  const [post] = await inDatabase(
    (db) => db<{ address: string }[]>`
      select '/editor/' || site_id || '/' || id as address
        from news_items where status = 5 and deleted_at is null order by id limit 1`,
  );
  const admin = await openSession('admin');
  await signIn(page, 'editor');
  await page.goto(post?.address ?? '');
  const other = await context.newPage();
  await other.goto('/articles');
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await expect(headline).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Articles');

  await turn(page.request, admin, sentence);
  for (const tab of [page, other]) await expect(tab.getByText(sentence)).toBeVisible();
  await headline.fill('Typed while servers move');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(sentence)).toHaveCount(2);
  await expect(headline).toHaveValue('Typed while servers move');
  await other.reload();
  await expect(other.getByText(sentence)).toBeVisible();

  await turn(page.request, admin, null);
  for (const tab of [page, other]) await expect(tab.getByText(sentence).first()).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  await page.reload();
  await expect(headline).toHaveValue('Typed while servers move');
});

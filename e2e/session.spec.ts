import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openAs, signIn } from './product.ts';
import { workWrittenDown } from './unsaved.ts';

test('work that was not saved survives a forced sign-out, and is back for its author alone', async ({
  page,
}) => {
  await openAs(page, 'editor', '/daily-digest/create?style=Daily+Digest');
  await page.getByLabel('Subject line').fill('Half a headline');
  await expect(page.getByText('Unsaved changes').first()).toBeVisible();
  await expect.poll(() => workWrittenDown(page)).toContain('Half a headline');

  // The session ends on the server; the next call detects it.
  await page.evaluate(async () => {
    const token = localStorage.getItem('masthead.token');
    await fetch('/api/auth/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  });
  // Why either: the live connection may tell the page before the press does.
  const save = page.getByRole('button', { name: 'Save and continue editing' });
  const card = page.getByLabel('Email address');
  await save.or(card).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(card).toBeVisible();
  await expect.poll(() => workWrittenDown(page)).toContain('"wasCutOff":true');

  await openAs(page, 'admin', '/daily-digest/create?style=Daily+Digest');
  await expect(page.getByLabel('Subject line')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());

  await openAs(page, 'editor', '/daily-digest/create?style=Daily+Digest');
  await expect(page.getByLabel('Subject line')).toHaveValue('Half a headline');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

test('logout clears local storage and ends the session in other tabs too', async ({
  page,
  context,
}) => {
  await signIn(page, 'editor');
  const other = await context.newPage();
  await other.goto('/articles');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Articles');
  const token = await page.evaluate(() => localStorage.getItem('masthead.token'));
  await page.getByRole('button', { name: /User menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  // Meanwhile the server ends the session.
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await page.request.get('/api/auth/session', { headers })).status())
    .toBe(401);
});

test('the articles list keeps filter, sort and page in the address and after Back', async ({
  page,
}) => {
  await openAs(page, 'editor', '/articles');
  await page.getByRole('button', { name: /^Headline/ }).click();
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/sort=headline/);
  const address = page.url();
  await page.goto('/home');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByText(/11–20/)).toBeVisible();
});

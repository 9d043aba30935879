import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { test } from './journey.ts';
import { asAdmin, inbox, signIn } from './product.ts';

/** The first subject goes to a person without a password. */
const subjects = ['You were added to Masthead', 'Reset your Masthead password'];

/** The links in emails to this address, oldest first. */
async function resetLinks(email: string): Promise<string[]> {
  const mine = inbox().filter(({ to }) => to.includes(email));
  const mails = await Promise.all(mine.map(({ raw }) => PostalMime.parse(raw)));
  return mails
    .filter(({ subject }) => subjects.includes(subject ?? ''))
    .flatMap(({ text }) => /http\S+\/reset-password\/\S+/.exec(text ?? '')?.[0] ?? []);
}

/** The link in the n-th reset email, once it has arrived. */
async function resetLink(email: string, count: number): Promise<string> {
  await expect.poll(async () => (await resetLinks(email)).length, { timeout: 30_000 }).toBe(count);
  return (await resetLinks(email)).at(-1) ?? '';
}

async function fillUpdateCard(page: Page, email: string, secret: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

test('a forgotten password is replaced by the link of a mail, once, and whoever was in is out', async ({
  page,
  browser,
}) => {
  const username = `wilma-${Date.now()}`;
  const email = `${username}@example.com`;
  await asAdmin('post', '/api/auth/user', {
    name: 'Wilma Quist',
    username,
    email,
    userGroupId: 1,
  });

  // The first password: requested on the card, which does not reveal whether the account exists.
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Please enter a valid username')).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset email sent.')).toBeVisible();
  await expect(page.getByText('An email was sent to this account with instructions')).toBeVisible();

  const first = await resetLink(email, 1);
  await page.goto(first);
  await fillUpdateCard(page, email, 'too short');
  await expect(page.getByText('Use at least 12 characters for a new password.')).toBeVisible();
  await fillUpdateCard(page, email, 'wilma quist 1');
  await expect(page.getByText('This password is too easy to guess.').first()).toBeVisible();
  await fillUpdateCard(page, email, 'lantern gravel ocean');
  await expect(page.getByText('Password updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'User menu of Wilma Quist' })).toBeVisible();

  // The password is forgotten again, in another browser; until the reset the first browser stays signed in.
  const elsewhere = await browser.newContext({ baseURL: process.env.MASTHEAD_E2E_URL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(first);
  await fillUpdateCard(other, email, 'another lantern gravel');
  await expect(other.getByText('Invalid password reset attempt.').first()).toBeVisible();
  await other.getByRole('link', { name: 'Return to Login' }).click();
  await other.getByRole('button', { name: 'Forgot Password?' }).click();
  await other.getByLabel('Email address').fill(username);
  await other.getByRole('button', { name: 'Reset Password' }).click();
  const second = await resetLink(email, 2);
  await other.goto(second);
  await fillUpdateCard(other, email, 'copper window thistle');
  await expect(other.getByRole('button', { name: 'User menu of Wilma Quist' })).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email address').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('lantern gravel ocean');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await signIn(page, username, 'copper window thistle');
  await elsewhere.close();
});

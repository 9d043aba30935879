import { may } from '@masthead/shared/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { expect, test } from '@playwright/test';
import { demoPeople } from '../demo/src/fill-people.ts';
import { signIn } from './product.ts';

/** Addresses of the built screens that need no record. */
const open = Object.values(screens).filter(
  (screen) => screen.isBuilt && !screen.path.includes('/$') && screen.path !== '/login',
);
const addressOf = (path: string) => path.replace('/{-$id}', '');

for (const person of demoPeople.filter((each) => !each.isDisabled)) {
  test(`${person.username} opens every screen that is theirs, and no screen makes a call they may not make`, async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if ([401, 403].includes(response.status()))
        refused.push(`${response.status()} ${response.url()}`);
    });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await signIn(page, person.username);
    for (const screen of open) {
      await page.goto(addressOf(screen.path));
      const isTheirs = may({ roles: person.roles, isChatMember: false }, screen.access);
      const heading = page.getByRole('heading', { level: 1 });
      if (!isTheirs) {
        await expect(heading).toHaveText(/may not open/i);
        continue;
      }
      await expect(heading).not.toHaveText('You may not open this screen');
      await page.waitForLoadState('networkidle');
    }
    expect(refused).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('a disabled person cannot sign in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email address').fill('disabled');
  await page.getByLabel('Password', { exact: true }).fill('masthead-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
});

test('a visitor who is not signed in is sent to the login card from every address', async ({
  page,
}) => {
  for (const path of ['/', '/home', '/articles', '/daily-digest/create/1', '/admin/user']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
});

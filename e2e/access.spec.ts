import { may } from '@masthead/shared/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { expect, type Page, type Request, test } from '@playwright/test';
import { demoPeople } from '../demo/src/fill-people.ts';
import { signIn } from './product.ts';

const people = demoPeople
  .filter((each) => !each.isDisabled)
  .map(({ username, roles }) => ({ username, principal: { roles, isChatMember: false } }));

/** The built screens that need no record, with who may open each. */
const open = Object.values(screens)
  .filter((screen) => screen.isBuilt && !screen.path.includes('/$') && screen.path !== '/login')
  .map(({ path, access }) => ({
    address: path.replace('/{-$id}', ''),
    isFor: ({ principal }: (typeof people)[number]) => may(principal, access),
  }));

/**
 * Each screen is loaded from its address for one who may open it and for one who may not; the others
 * come to it inside the app. Why the last of each: the first, the admin, may open them all.
 */
const isLoadedBy = (person: (typeof people)[number], { isFor }: (typeof open)[number]) =>
  person === people.findLast((each) => isFor(each) === isFor(person));

/** What a page was refused, what broke in it, and what it still waits for. */
function watch(page: Page) {
  const refused: string[] = [];
  const errors: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('response', (response) => {
    if ([401, 403].includes(response.status()))
      refused.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { refused, errors, underWay };
}

/** Until a screen has asked for all it wants: nothing is under way once the page has nothing to do. */
const settled = (page: Page, underWay: Set<Request>) =>
  expect
    .poll(async () => {
      await page.evaluate(async () => {
        for (let times = 0; times < 2; times += 1)
          await new Promise((done) =>
            requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })),
          );
      });
      return [...underWay].map((request) => request.url());
    })
    .toEqual([]);

/** Goes to a screen inside the app, as a link does, and marks the heading that is left. */
const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    if (location.pathname === to) return;
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);

for (const person of people) {
  test(`${person.username} opens every screen that is theirs, and no screen makes a call they may not make`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { refused, errors, underWay } = watch(page);
    await signIn(page, person.username);
    for (const screen of open) {
      if (isLoadedBy(person, screen)) await page.goto(screen.address);
      else await goInside(page, screen.address);
      const heading = page.locator('h1:not([data-left])');
      await expect(heading, screen.address).toBeVisible();
      await settled(page, underWay);
      expect(new URL(page.url()).pathname).toBe(screen.address);
      if (screen.isFor(person)) await expect(heading).not.toHaveText(/may not open/i);
      else await expect(heading).toHaveText(/may not open/i);
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

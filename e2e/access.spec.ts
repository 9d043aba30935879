import { may } from '@masthead/shared/platform/access/access.ts';
import { screens } from '@masthead/shared/screens.ts';
import { expect, type Page } from '@playwright/test';
import { demoPeople } from '../demo/src/fill-people.ts';
import { screenAt } from '../server/src/platform/http/web-app.ts';
import { goInside, settled, watch } from './inside.ts';
import { test } from './journey.ts';
import { signIn } from './product.ts';

const people = demoPeople
  .filter((each) => !each.isDisabled)
  .map(({ username, roles, isChatMember }) => ({ username, principal: { roles, isChatMember } }));

/** The built screens that need no record, with who may open each. */
const open = Object.values(screens)
  .filter((screen) => !screen.path.includes('/$') && screen.path !== '/login')
  .map(({ path, access }) => ({
    address: path.replace('/{-$id}', ''),
    /** Spec, platform 6: whoever is not in the chat is sent home. */
    closedTo: access === 'chat-members' ? '/home' : null,
    isFor: ({ principal }: (typeof people)[number]) => may(principal, access),
  }));

/**
 * Each screen is loaded from its address for one who may open it and for one who may not; the others
 * come to it inside the app. Why the last of each: the first, the admin, may open them all.
 */
const isLoadedBy = (person: (typeof people)[number], { isFor }: (typeof open)[number]) =>
  person === people.findLast((each) => isFor(each) === isFor(person));

/** The links of the page that lead to a screen which its reader may not open. */
async function closedLinks(page: Page, { principal }: (typeof people)[number]) {
  const paths = await page
    // Why: what people write to each other in the chat leads where they want.
    .locator('a[href]:not([rel~="noreferrer"])')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter(
          ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
        )
        .map(({ pathname }) => pathname),
    );
  return paths.filter((path) => {
    const key = screenAt(path);
    return key && !may(principal, screens[key].access);
  });
}

for (const person of people) {
  test(`${person.username} opens every screen that is theirs, and no screen makes a call or has a link they may not use`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const { refused, errors, underWay } = watch(page);
    await signIn(page, person.username);
    for (const screen of open) {
      if (isLoadedBy(person, screen)) await page.goto(screen.address);
      else await goInside(page, screen.address);
      const heading = page.locator('h1:not([data-left])');
      await expect(heading, screen.address).toBeVisible();
      await settled(page, underWay);
      await expect(page.locator('main'), screen.address).not.toContainText(
        'Something went wrong on this page',
      );
      expect(await closedLinks(page, person), screen.address).toEqual([]);
      const isOpen = screen.isFor(person);
      const place = isOpen ? screen.address : (screen.closedTo ?? screen.address);
      await expect(page).toHaveURL((url) => url.pathname === place);
      if (isOpen || screen.closedTo) await expect(heading).not.toHaveText(/don’t have access/i);
      else await expect(heading).toHaveText(/don’t have access/i);
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

test('the page of the API shows its calls', async ({ page }) => {
  const { errors, refused } = watch(page);
  await page.goto('/api/docs');
  await expect(page.getByText('/api/health', { exact: true })).toBeVisible();
  expect([...errors, ...refused]).toEqual([]);
});

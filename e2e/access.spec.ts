import { may } from '@masthead/shared/platform/access/access.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { screens } from '@masthead/shared/screens.ts';
import { expect, type Page, type Request } from '@playwright/test';
import { demoPeople } from '../demo/src/fill-people.ts';
import { screenAt } from '../server/src/platform/http/web-app.ts';
import { opened, openInside, readScreen, watch } from './inside.ts';
import { test } from './journey.ts';
import { signIn } from './product.ts';

/** The first person of each group with the same roles: they differ only in their rows, which the server tests check. */
const people = demoPeople
  .filter((each) => !each.isDisabled)
  .map(({ username, roles, isChatMember }) => ({ username, principal: { roles, isChatMember } }))
  .filter((each, at, all) => at === all.findIndex((one) => hasSameRoles(one, each)));

interface Person {
  username: string;
  principal: { roles: Role[]; isChatMember: boolean };
}

function hasSameRoles(one: Person, other: Person): boolean {
  return JSON.stringify(one.principal) === JSON.stringify(other.principal);
}

/** The built screens that need no record, with the people who may open each. */
const open = Object.values(screens)
  .filter((screen) => !screen.path.includes('/$') && screen.path !== '/login')
  .map(({ path, access }) => ({
    address: path.replace('/{-$id}', ''),
    /** Spec, platform 6: people outside the chat are sent home. */
    closedTo: access === 'chat-members' ? '/home' : null,
    access: JSON.stringify(access),
    isFor: ({ principal }: Person) => may(principal, access),
  }));

type Destination = (typeof open)[number];

/**
 * Each screen is loaded from its address for one person with access, and one screen of each kind of access for one
 * person without; everyone else reaches it inside the app. Why the last person of each: the first, the admin, may open
 * them all.
 */
const isLoadedBy = (person: Person, screen: Destination) =>
  person === people.findLast((each) => screen.isFor(each) === screen.isFor(person)) &&
  (screen.isFor(person) || screen === open.find(({ access }) => access === screen.access));

/** The problems of the open screen for somebody who went to an address. */
async function wrongHere(page: Page, { principal }: Person, screen: Destination, isOpen: boolean) {
  const { path, heading, text, links } = await readScreen(page);
  const { address, closedTo } = screen;
  const place = isOpen ? address : (closedTo ?? address);
  const isClosed = /don’t have access/i.test(heading);
  const closed = links.filter((link) => {
    const key = screenAt(link);
    return key && !may(principal, screens[key].access);
  });
  return [
    ...(path === place ? [] : [`${address} led to ${path}`]),
    ...(isClosed === (!isOpen && !closedTo) ? [] : [`${address} showed '${heading}'`]),
    ...(text.includes('This screen broke') ? [`${address} broke`] : []),
    ...closed.map((link) => `${address} has a link to ${link}`),
  ];
}

/** Opens every screen for one person. Calls that the server denies are listed in `refused`. */
async function openAll(page: Page, person: Person, underWay: Set<Request>): Promise<void> {
  for (const screen of open) {
    if (isLoadedBy(person, screen)) {
      await page.goto(screen.address, { waitUntil: 'commit' });
      await opened(page, underWay);
    } else await openInside(page, screen.address, underWay);
    // Why checked again after a problem: a redirect may still be under way.
    await expect
      .poll(() => wrongHere(page, person, screen, screen.isFor(person)), screen.address)
      .toEqual([]);
  }
}

/** Clears one person's data from the browser, but keeps the app's cached files. */
async function leaveBrowser(page: Page, origin: string): Promise<void> {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cookies',
  });
  await session.detach();
}

test.describe.configure({ mode: 'parallel' });

// Why several people in one browser: each new browser reads and compiles the app again, which takes longer than most
// screens.
for (const half of [0, 1]) {
  const group = people.filter((_, at) => at % 2 === half);
  test(`everybody opens every screen that is theirs, and no screen makes a call or has a link they may not use: ${group.map(({ username }) => username).join(', ')}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(600_000);
    const { refused, errors, underWay } = watch(page);
    for (const person of group)
      await test.step(person.username, async () => {
        await signIn(page, person.username);
        await openAll(page, person, underWay);
        expect(refused, person.username).toEqual([]);
        expect(errors, person.username).toEqual([]);
        await leaveBrowser(page, baseURL ?? '');
      });
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
  // Why no limit of its own: on a busy machine the browser needs half a minute for the whole document.
  await page.getByRole('link', { name: 'health', exact: true }).click();
  await expect(page.getByText('/api/health', { exact: true })).toBeVisible();
  expect([...errors, ...refused]).toEqual([]);
});

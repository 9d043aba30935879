import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { expect, type Page } from '@playwright/test';
import { addressesOfScreens } from './addresses.ts';
import { goInside, headingOf } from './inside.ts';
import { test } from './journey.ts';
import { signIn } from './product.ts';

/** Every form with the name of one of its text fields. */
const forms: Partial<Record<ScreenKey, string>> = {
  profile: 'name',
  postEdit: 'headline',
  seriesEdit: 'headline',
  photoAdd: 'altTag',
  photoEdit: 'altTag',
  photosetEdit: 'name',
  dailyDigestEdit: 'subject',
  hotwEdit: 'subject',
  promoAlertEdit: 'subject',
  newsAlertCreate: 'subject',
  newsAlertEdit: 'subject',
  adSlotCreate: 'title1',
  adSlotEdit: 'title1',
  firmEdit: 'name',
  representativeEdit: 'name',
  listingAdd: 'description1',
  listingEdit: 'description1',
  invoiceAdd: 'description',
  invoiceEdit: 'description',
  userEdit: 'name',
  organizationEdit: 'name',
  siteEdit: 'city',
  emailTemplateAdd: 'description',
  emailTemplateEdit: 'description',
  segmentEdit: 'name',
};
/**
 * The forms loaded from their address, one of each kind: on the page of plain records, on the kit's editor, with their
 * own editor, the emails' kit, posts, the user's profile, and a new record. The others are opened inside the app: how
 * the app starts does not depend on the form.
 */
const loaded: ScreenKey[] = [
  'firmEdit',
  'emailTemplateEdit',
  'listingEdit',
  'dailyDigestEdit',
  'postEdit',
  'profile',
  'invoiceAdd',
];
/**
 * The forms inside the app and the lists that are tested on a slow machine, one of each kind. The others consist of the
 * same parts and are tested at full speed.
 */
const slowForms: ScreenKey[] = [
  'adSlotEdit',
  'photoEdit',
  'newsAlertEdit',
  'siteEdit',
  'listingAdd',
  'invoiceEdit',
];
const slowLists = ['dailyDigestList', 'adSlotList', 'firmList', 'photosetList'];
const slow = 6;

/** Screens named like forms that have no form: subscribers are edited in dialogs. */
const withoutForm: ScreenKey[] = ['audienceEdit'];

/** Lists whose rows open a form in the same window. */
const fromList = {
  dailyDigestList: 'dailyDigestEdit',
  hotwList: 'hotwEdit',
  promoAlertList: 'promoAlertEdit',
  newsAlertList: 'newsAlertEdit',
  adSlotList: 'adSlotEdit',
  firmList: 'firmEdit',
  representativeList: 'representativeEdit',
  seriesList: 'seriesEdit',
  photosetList: 'photosetEdit',
  userList: 'userEdit',
  organizationList: 'organizationEdit',
  siteList: 'siteEdit',
  emailTemplateList: 'emailTemplateEdit',
} as const satisfies Partial<Record<ScreenKey, ScreenKey>>;
/** The address of a list that has rows in only one of its views. */
const viewOf: Partial<Record<keyof typeof fromList, string>> = { emailTemplateList: '?view=table' };
const lists = (Object.keys(fromList) as (keyof typeof fromList)[]).map((list) => ({
  address: screens[list].path + (viewOf[list] ?? ''),
  path: forms[fromList[list]] ?? '',
  rate: slowLists.includes(list) ? slow : 1,
}));

const words = 'Typed at once';

/** A user who is faster than the page: focuses the field as soon as it is drawn, before anything else has run. */
const beFirstInField = (page: Page, path: string) =>
  page.evaluate((name) => {
    const look = () => {
      const field = document.querySelector<HTMLInputElement>(`main [data-path="${name}"]`);
      if (!field) return;
      watcher.disconnect();
      field.dataset.before = field.value;
      field.focus();
      field.select();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
    look();
  }, path);

/** Waits until the work after the first draw is done. */
const atRest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));

const fieldAt = (page: Page, path: string) => page.locator(`main [data-path="${path}"]`);

async function typeAtOnce(page: Page, path: string): Promise<void> {
  const field = fieldAt(page, path);
  await field.waitFor();
  await page.keyboard.type(words);
  await atRest(page);
  await expect(field, `${page.url()}: the words stay`).toHaveValue(words);
  await expect(field, `${page.url()}: the focus stays`).toBeFocused();
}

/** Leaves a form inside the app with its field unchanged, so that it does not ask for confirmation. */
async function leave(page: Page, path: string): Promise<void> {
  const field = fieldAt(page, path);
  await field.fill((await field.getAttribute('data-before')) ?? '');
  await goInside(page, '/no-such-page');
  await headingOf(page).filter({ hasText: 'Page Not Found' }).waitFor();
}

/** A page whose CPU can be slowed by a factor. */
async function throttled(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
}

// Why parallel: these tests run last, and otherwise one worker would be left with them.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  test.slow();
  page.on('dialog', (dialog) => dialog.accept());
});

test('every form is typed into here', () => {
  const called = (Object.keys(screens) as ScreenKey[]).filter((key) =>
    /(Edit|Create|Add)$/.test(key),
  );
  expect(called.length).toBeGreaterThan(15);
  expect(called.filter((key) => !forms[key] && !withoutForm.includes(key))).toEqual([]);
  expect([...loaded, ...slowForms].filter((key) => !forms[key])).toEqual([]);
  expect(slowLists.filter((key) => !(key in fromList))).toEqual([]);
});

test('what is typed at once into a form that is loaded stays, on a machine that is six times slower', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const slowDown = await throttled(page);
  await slowDown(slow);
  const addresses = await addressesOfScreens();
  for (const screen of loaded) {
    await page.goto(addresses.get(screen) ?? '', { waitUntil: 'commit' });
    await page.waitForSelector('body');
    await beFirstInField(page, forms[screen] ?? '');
    await typeAtOnce(page, forms[screen] ?? '');
  }
});

test('what is typed at once into any other form stays, for each kind of form on a machine that is six times slower', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const slowDown = await throttled(page);
  const addresses = await addressesOfScreens();
  for (const [screen, path] of Object.entries(forms) as [ScreenKey, string][]) {
    if (loaded.includes(screen)) continue;
    await slowDown(slowForms.includes(screen) ? slow : 1);
    await beFirstInField(page, path);
    await goInside(page, addresses.get(screen) ?? '');
    await typeAtOnce(page, path);
    await slowDown(1);
    await leave(page, path);
  }
});

for (const half of [0, 1])
  test(`from a list to a form the focus goes to its heading; what is typed at once into a record that was seen before stays, for each kind of list on a machine that is six times slower: half ${half + 1} of them`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    const slowDown = await throttled(page);
    for (const { address, path, rate } of lists.filter((_, at) => at % 2 === half)) {
      await goInside(page, address);
      const row = page.locator('[data-row-link]').first();
      await row.click();
      await page.getByRole('button', { name: 'History' }).waitFor();
      await atRest(page);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused();
      await fieldAt(page, path).waitFor();
      await page.goBack();
      await row.waitFor();
      await expect(fieldAt(page, path)).toHaveCount(0);
      await slowDown(rate);
      await beFirstInField(page, path);
      await row.click();
      await typeAtOnce(page, path);
      await slowDown(1);
      await leave(page, path);
    }
  });

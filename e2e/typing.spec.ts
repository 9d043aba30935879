import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './product.ts';

/** Where one gets from a list into a form, and a text field of it. A listing opens beside its list. */
const fromList = [
  ['/daily-digest', 'subject'],
  ['/ad-slot', 'title1'],
  ['/firm', 'name'],
  ['/rep', 'name'],
  ['/admin/user', 'name'],
  ['/admin/organization', 'name'],
  ['/admin/site', 'city'],
  ['/admin/email-template', 'description'],
] as const;
const byAddress = [
  ['/daily-digest/create', 'subject'],
  ['/ad-slot/create', 'title1'],
  ['/listing/add', 'description1'],
  ['/admin/email-template/add', 'description'],
  ['/profile', 'name'],
] as const;
const words = 'Typed at once';

/** A person who was quicker than the page: in the field as soon as it is drawn, before anything else has run. */
const beFirstInField = (page: Page, path: string) =>
  page.evaluate((name) => {
    const look = () => {
      const field = document.querySelector<HTMLInputElement>(`main [data-path="${name}"]`);
      if (!field) return;
      watcher.disconnect();
      field.focus();
      field.select();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { childList: true, subtree: true });
    look();
  }, path);

/** What the page still had to do after it was drawn has been done. */
const atRest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));

async function typeAtOnce(page: Page, path: string): Promise<void> {
  const field = page.locator(`main [data-path="${path}"]`);
  await expect(field).toBeVisible();
  await page.keyboard.type(words);
  await atRest(page);
  await expect(field, `${page.url()}: the words stay`).toHaveValue(words);
  await expect(field, `${page.url()}: the focus stays`).toBeFocused();
}

/** A page whose machine can be made so many times slower. */
async function throttled(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  page.on('dialog', (dialog) => dialog.accept());
});

test('what is typed at once into a new form stays, on a machine that is six times slower', async ({
  page,
}) => {
  const slowDown = await throttled(page);
  await slowDown(6);
  for (const [address, path] of byAddress) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('body');
    await beFirstInField(page, path);
    await typeAtOnce(page, path);
  }
});

test('what is typed at once into a record that was seen before stays, on a machine that is six times slower', async ({
  page,
}) => {
  const slowDown = await throttled(page);
  for (const [list, path] of fromList) {
    await slowDown(1);
    await page.goto(list);
    const row = page.locator('[data-row-link]').first();
    await row.click();
    await expect(page.locator(`main [data-path="${path}"]`)).toBeVisible();
    await page.goBack();
    await row.waitFor();
    await expect(page.locator(`main [data-path="${path}"]`)).toHaveCount(0);
    await slowDown(6);
    await beFirstInField(page, path);
    await row.click();
    await typeAtOnce(page, path);
  }
});

test('from a list to a form the focus goes to its heading, and stays when the record has come', async ({
  page,
}) => {
  for (const [list] of fromList) {
    await page.goto(list);
    await page.locator('[data-row-link]').first().click();
    await expect(page.getByRole('button', { name: 'History' }), list).toBeVisible();
    await atRest(page);
    await expect(page.getByRole('heading', { level: 1 }), list).toBeFocused();
  }
});

import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { buildSlots, numbersOf, startSite } from './showcase-site.ts';

const product = () => process.env.MASTHEAD_E2E_URL ?? '';
let slots: Awaited<ReturnType<typeof buildSlots>>;
/** Separate slots for tests that expect no counts: other tests' readers may still be on their way. */
let uncounted: typeof slots;
let left: typeof slots;
let site: Awaited<ReturnType<typeof startSite>>;
let advertiser: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  advertiser = await startSite(
    { '/': 'Tag Realty', '/A-house-on-the-hill': 'The house', '/A-flat-by-the-lake': 'The flat' },
    "default-src 'none'",
  );
  slots = await buildSlots(advertiser.address, 'Town');
  uncounted = await buildSlots(advertiser.address, 'Village');
  left = await buildSlots(advertiser.address, 'Harbor');
  const tagOf = (siteId: number) =>
    `<script async src="${product()}/showcase/${siteId}.js"></script>`;
  const tag = tagOf(slots.siteId);
  const tall = '<p style-is-forbidden>Story</p>'.repeat(3);
  const page = (body: string) =>
    `<!doctype html><html lang="en"><title>Tag Town</title>${body}</html>`;
  site = await startSite(
    {
      '/': page(`<h1>News</h1>${tall}<div id="here" data-masthead-showcase></div>${tag}`),
      '/uncounted': page(`<h1>News</h1>${tagOf(uncounted.siteId)}`),
      '/left': page(`<h1>News</h1>${tagOf(left.siteId)}`),
      '/twice': page(`<h1>News</h1><div data-masthead-showcase></div>${tag}${tag}`),
      '/plain': page(`<h1>News</h1><p id="before">Before</p>${tag}<p id="after">After</p>`),
    },
    // A strict site's policy: scripts, calls and images of the product, and no inline styles.
    `default-src 'none'; script-src ${product()}; connect-src ${product()}; img-src ${product()}; style-src 'none'`,
  );
});
test.afterAll(async () => {
  await site.stop();
  await advertiser.stop();
});

const problemsOf = (page: Page) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
};
const slotOf = (page: Page, id: number) => page.locator(`[data-masthead-slot="${id}"]`);

test('a page of another origin shows the popup and the rollover, and each is counted once', async ({
  page,
  context,
}) => {
  const problems = problemsOf(page);
  await page.goto(site.address);
  const rollover = slotOf(page, slots.rollover);
  const popup = slotOf(page, slots.popup);
  await expect(rollover.getByRole('heading', { name: 'Homes by the water' })).toBeVisible();
  await expect(page.locator('#here [data-masthead-slot]')).toHaveCount(1);
  await expect(popup.getByText('Weekend open houses').first()).toBeVisible();
  expect(
    await rollover.evaluate((host) => host.shadowRoot?.querySelectorAll('.cards img').length),
  ).toBe(2);
  await expect
    .poll(() =>
      rollover
        .locator('.thumbs img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  // The tag's own style sheet applies although the site forbids inline styles.
  await expect(rollover.locator('.band')).toHaveCSS('background-color', 'rgb(244, 241, 234)');

  await rollover.locator('.band').hover();
  await expect(rollover.getByRole('link', { name: 'A house on the hill' })).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(rollover.getByRole('link', { name: 'A house on the hill' })).toBeHidden();

  await popup.getByRole('button', { name: 'See the homes' }).click();
  const dialog = popup.getByRole('dialog', { name: 'Weekend open houses' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(popup.getByRole('button', { name: 'See the homes' })).toBeFocused();

  for (const slot of [slots.popup, slots.rollover])
    await expect
      .poll(() => numbersOf(slot))
      .toEqual({ impressions: 1, viewable: 1, clicks: 0, filtered: 0 });

  await rollover.getByRole('button', { name: 'See the homes' }).click();
  const link = rollover.getByRole('link', { name: 'A house on the hill' });
  await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(`${advertiser.address}/A-house-on-the-hill`);
  await opened.close();
  await expect
    .poll(() => numbersOf(slots.rollover))
    .toEqual({ impressions: 1, viewable: 1, clicks: 1, filtered: 0 });
  expect(await numbersOf(slots.popup)).toMatchObject({ impressions: 1, viewable: 1, clicks: 0 });
  expect(await context.cookies()).toEqual([]);
  expect(problems).toEqual([]);
});

test('a script that is there twice shows once; without an element of its own the slot stands where the script does', async ({
  page,
}) => {
  await page.goto(`${site.address}/twice`);
  await expect(slotOf(page, slots.rollover).getByRole('heading')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-masthead-slot]')).toHaveCount(2);

  await page.goto(`${site.address}/plain`);
  await expect(slotOf(page, slots.rollover).getByRole('heading')).toBeVisible();
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('p, [data-masthead-slot]')]
      .filter((element) => element.id || element.parentElement !== document.body)
      .map((element) => element.id || 'slot'),
  );
  expect(order).toEqual(['before', 'slot', 'after']);
});

test('a closed popup stays closed for the visit', async ({ page }) => {
  await page.goto(site.address);
  const popup = slotOf(page, slots.popup);
  await popup.getByRole('button', { name: 'Close this advertisement' }).click();
  await expect(popup.getByText('Weekend open houses').first()).toBeHidden();
  await page.reload();
  await expect(slotOf(page, slots.rollover).getByRole('heading')).toBeVisible();
  await expect(popup).toHaveCount(0);
  // A tab that a link opens without an opener does not inherit session storage.
  const other = await page.context().newPage();
  await other.goto(`${site.address}/plain`);
  await expect(slotOf(other, slots.rollover).getByRole('heading')).toBeVisible();
  await expect(slotOf(other, slots.popup)).toHaveCount(0);
});

test('a reader who asks not to be counted is not, and links lead straight to their targets', async ({
  page,
}) => {
  const numbers = async () => [
    await numbersOf(uncounted.popup),
    await numbersOf(uncounted.rollover),
  ];
  const before = await numbers();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`${site.address}/uncounted`);
  const link = slotOf(page, uncounted.rollover).locator('a.title').first();
  await expect(link).toHaveAttribute('href', `${advertiser.address}/A-house-on-the-hill`);
  // Waits until visibility observers have been notified, then lets more than a second pass.
  await link.evaluate(
    (shown) => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(shown)),
  );
  await page.clock.runFor(1600);
  expect(sent).toEqual([]);
  expect(await numbers()).toEqual(before);
});

test('the impressions of a page are one call; a server that has no such call yet gets each by itself', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const call = '/api/public/showcase/events';
  await page.goto(site.address);
  await expect.poll(() => sent.slice(0, 1)).toEqual([`${call}/batch`]);

  const before = await numbersOf(slots.rollover);
  await page.route(`**${call}/batch`, (route) => route.fulfill({ status: 404 }));
  await page.goto(site.address);
  await expect
    .poll(() => numbersOf(slots.rollover))
    .toMatchObject({ impressions: (before?.impressions ?? 0) + 1 });
  expect(sent).toContain(call);
});

test('what a page has not sent yet goes when it is left', async ({ page }) => {
  // Why: nothing is sent by time then.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto(`${site.address}/left`);
  await expect(slotOf(page, left.rollover).getByRole('heading')).toBeVisible();
  await page.goto('about:blank');
  for (const slot of [left.rollover, left.popup])
    await expect.poll(() => numbersOf(slot)).toMatchObject({ impressions: 1, filtered: 0 });
});

test('a product that is away leaves the page as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const broken of ['abort', 'fulfil'] as const) {
    let asked = 0;
    await page.route('**/api/public/**', (route) => {
      asked += 1;
      return broken === 'abort' ? route.abort() : route.fulfill({ status: 200, body: 'no JSON' });
    });
    await page.goto(site.address);
    await page.waitForLoadState('networkidle');
    expect(asked).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
    await expect(page.locator('[data-masthead-slot]')).toHaveCount(0);
    await page.unroute('**/api/public/**');
  }
  expect(errors).toEqual([]);
});

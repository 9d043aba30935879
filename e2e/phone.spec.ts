import { refusals } from '@masthead/shared/platform/contract/errors.ts';
import { expect, type Page } from '@playwright/test';
import { otherViews, screenAddresses } from './addresses.ts';
import { goInside, settled, watch } from './inside.ts';
import { test } from './journey.ts';
import { withLongData } from './long-data.ts';
import { drawn, lookAt } from './looks.ts';
import { signIn } from './product.ts';
import { tooSmall } from './targets.ts';

/** Limit: what a finger meets without aiming, in CSS pixels; half a pixel is lost where edges lie between two. */
const least = 39.5;
const phone = { width: 390, height: 844 };
const widths = [phone.width, 1280, 1440];
/** Counts how often each heading is given the focus. */
const countFocus = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLHeadingElement)) return;
      target.dataset.focused = String(Number(target.dataset.focused ?? 0) + 1);
    }),
  );

/** What is wrong with where the focus is: on a heading of the screen, once, or in one of its fields. */
const wrongFocus = () => {
  const { activeElement: at } = document;
  if (!at || at === document.body) return ['the focus is on the page itself'];
  if (!(at instanceof HTMLHeadingElement) || at.dataset.focused === '1') return [];
  return [`the heading was given the focus ${at.dataset.focused ?? 0} times`];
};

test('with the longest data every button and link takes a finger on a phone, no screen looks broken at any width, and the focus is on the heading', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { underWay } = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, string[]> = {};
  await withLongData(async () => {
    await page.setViewportSize(phone);
    await signIn(page, 'admin');
    await countFocus(page);
    const addresses = [...(await screenAddresses()), ...otherViews];
    for (const address of addresses.filter((one) => one !== '/home')) {
      await page.setViewportSize(phone);
      await goInside(page, address);
      await expect(page.locator('h1:not([data-left])'), address).toBeVisible({ timeout: 60_000 });
      await settled(page, underWay);
      const problems = await page.evaluate(wrongFocus);
      problems.push(...(await page.evaluate(tooSmall, least)));
      if (await page.getByText(refusals.notFound).count()) problems.push(refusals.notFound);
      for (const width of widths) {
        if (width !== phone.width) await page.setViewportSize({ width, height: 800 });
        await drawn(page);
        const faults = await lookAt(page);
        problems.push(...faults.map((fault) => `${width} wide: ${fault}`));
      }
      if (problems.length > 0) found[address] = problems;
    }
  });
  expect(found).toEqual({});
});

test('on a phone home, the listings as a table and the menu take a finger', async ({ page }) => {
  const { underWay } = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await signIn(page, 'admin');
  await settled(page, underWay);
  expect(await page.evaluate(tooSmall, least)).toEqual([]);
  await page.goto('/listing?view=table');
  await expect(page.getByRole('table')).toBeVisible();
  await settled(page, underWay);
  expect(await page.evaluate(tooSmall, least)).toEqual([]);
  await page.getByRole('button', { name: /menu/i }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(tooSmall, least)).toEqual([]);
});

test('on a phone the menu of a row, the boxes that choose rows and those of a dialog take a finger', async ({
  page,
}) => {
  const { underWay } = watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await signIn(page, 'admin');
  await page.goto('/articles');
  await expect(page.getByRole('checkbox', { name: /^Choose / }).first()).toBeVisible();
  await settled(page, underWay);
  expect(await page.evaluate(tooSmall, least)).toEqual([]);
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await page.evaluate(tooSmall, least)).toEqual([]);
  await page.goto('/admin/user');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(
    page.getByRole('checkbox', { name: 'Send an email for setting the password' }),
  ).toBeVisible();
  expect(await page.evaluate(tooSmall, least)).toEqual([]);
});

test('on a phone an ad slot says first whether it is live', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'admin');
  await page.goto('/ad-slot/1');
  await expect(page.locator('main h2').first()).toHaveText(/^Live status/);
});

test('at 1024 px the navigation ends before Search begins', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1024, height: 800 });
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a, button');
  const search = page.getByRole('button', { name: /^Search/ });
  await expect(links.last()).toBeVisible();
  const ends = await links.evaluateAll((all) =>
    Math.max(...all.map((one) => one.getBoundingClientRect().right)),
  );
  expect(ends).toBeGreaterThan(0);
  expect((await search.boundingBox())?.x).toBeGreaterThanOrEqual(ends);
});

import { expect } from '@playwright/test';
import { phone } from './appearance.ts';
import { settled, watch } from './inside.ts';
import { test } from './journey.ts';
import { openAs, signIn } from './product.ts';
import { leastForFinger as least, tooSmall } from './targets.ts';

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
  await openAs(page, 'admin', '/articles');
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
  await openAs(page, 'admin', '/ad-slot/1');
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

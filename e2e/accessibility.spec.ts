import { expect, type Page } from '@playwright/test';
import { appearAs, appearances, wrongNow } from './appearance.ts';
import { openInside, settled, watch } from './inside.ts';
import { test } from './journey.ts';
import { signIn } from './product.ts';

/** The problems of the open page in all appearances. */
async function wrongHere(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const appearance of appearances) {
    await appearAs(page, appearance);
    wrong.push(...(await wrongNow(page, appearance)));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return wrong;
}

test('neither the login card, home, a missing page nor an open dialog breaks WCAG A or AA or looks broken', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await wrongHere(page)).toEqual([]);
  const { underWay } = watch(page);
  await signIn(page, 'admin');
  await settled(page, underWay);
  expect(await wrongHere(page)).toEqual([]);
  await openInside(page, '/no-such-page', underWay);
  expect(await wrongHere(page)).toEqual([]);
  for (const { address, press } of [
    { address: '/admin/user', press: 'Add user' },
    { address: '/profile', press: /^(Upload|Replace) photo$/ },
  ]) {
    await page.goto(address);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await wrongHere(page), `a dialog of ${address}`).toEqual([]);
  }
});

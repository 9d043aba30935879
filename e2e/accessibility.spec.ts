import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { otherViews, screenAddresses } from './addresses.ts';
import { goInside, settled, watch } from './inside.ts';
import { test } from './journey.ts';
import { drawn, lookAt } from './looks.ts';
import { signIn } from './product.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG A and AA, as readable lines. */
async function violations(page: Page): Promise<string[]> {
  // Why once for each page: to read so much code takes longer than to look at a screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: {
          run: (
            options: unknown,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      }
    ).axe.run;
    const result = await run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Why: axe counts them as experimental or as advice; people who speak to a page say the words they see, and those
      // who hear it go from heading to heading.
      rules: {
        'label-content-name-mismatch': { enabled: true },
        'heading-order': { enabled: true },
      },
    });
    return result.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`),
    );
  });
}

/**
 * Both schemes and three widths. Why not all six: what a scheme changes it changes at every width, and what axe finds
 * wide it finds at both wide widths.
 */
const looks = [
  { colorScheme: 'light', width: 1440, hasAxe: false },
  { colorScheme: 'light', width: 1280, hasAxe: true },
  { colorScheme: 'dark', width: 390, hasAxe: true },
] as const;

/** Waits until colours have faded over and the new width is drawn. Why: half way between two schemes a contrast is neither. */
async function faded(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(fading.map((each) => each.finished.catch(() => {})));
  });
}

/** What is wrong with what is open, in both looks. Why not loaded anew for each: it costs most. */
async function wrongHere(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const { colorScheme, width, hasAxe } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await faded(page);
    const found = [...(await lookAt(page)), ...(hasAxe ? await violations(page) : [])];
    wrong.push(...found.map((one) => `${name}, ${colorScheme}, ${width} wide: ${one}`));
  }
  return wrong;
}

for (const half of [0, 1])
  test(`no screen breaks WCAG A or AA or looks broken, wide and light or narrow and dark: half ${half + 1} of them`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const { underWay } = watch(page);
    // The admin opens every screen.
    await signIn(page, 'admin');
    const addresses = [...(await screenAddresses()), ...otherViews, '/no-such-page'];
    const wrong: string[] = [];
    for (const address of addresses.filter((_, at) => at % 2 === half)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await goInside(page, address);
      await expect(page.locator('h1:not([data-left])'), address).toBeVisible();
      await settled(page, underWay);
      wrong.push(...(await wrongHere(page, address)));
    }
    expect(wrong).toEqual([]);
  });

test('neither the login card nor an open dialog breaks WCAG A or AA or looks broken', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await wrongHere(page, '/login')).toEqual([]);
  await signIn(page, 'admin');
  for (const { address, press } of [
    { address: '/admin/user', press: 'Add user' },
    { address: '/profile', press: /^(Upload|Replace) photo$/ },
  ]) {
    await page.goto(address);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await wrongHere(page, `a dialog of ${address}`)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

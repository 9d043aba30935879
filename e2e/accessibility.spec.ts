import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { signIn } from './product.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What can differ between the schemes. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/** What axe finds against WCAG A and AA, or against those rules alone, as readable lines. */
async function violations(page: Page, rules: string[] | null): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (only) => {
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
      runOnly: only ?? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Why: axe calls it experimental and leaves it out; whoever speaks to the page says the words that stand there.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return result.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`),
    );
  }, rules);
}

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);

/** Waits until colours have faded over. Why: half way between two schemes a contrast is neither. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(fading.map((each) => each.finished.catch(() => {})));
  });
}

/** Looks at what is open in both colours, wide and narrow. Why not loaded anew for each: it costs most. */
async function expectAccessible(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await settled(page);
    const rules = colorScheme === 'dark' ? ofColors : null;
    expect(await violations(page, rules), `${name}, ${colorScheme}, ${width} wide`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

const screens = {
  newsroom: [
    '/home',
    '/articles',
    '/daily-digest',
    '/daily-digest/create',
    '/daily-digest/create/1',
    '/preview/email/1',
    '/outbox',
    '/events',
    '/no-such-page',
  ],
  administration: [
    '/admin/user/1',
    '/admin/organization/2?tab=firms',
    '/admin/site/1',
    '/admin/email-template/edit/1',
    '/admin/audience/austin-daily',
    '/profile',
  ],
};

for (const [name, addresses] of Object.entries(screens))
  test(`no screen of ${name} breaks WCAG A or AA in light and dark, wide and narrow`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    // The admin opens every screen.
    await signIn(page, 'admin');
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, address);
    }
  });

test('neither the login card nor an open dialog breaks WCAG A or AA', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page, '/login');
  await signIn(page, 'admin');
  for (const { address, press } of [
    { address: '/admin/user', press: 'Add user' },
    { address: '/profile', press: /^(Upload|Replace) photo$/ },
  ]) {
    await page.goto(address);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page, `a dialog of ${address}`);
  }
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from './product.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG A and AA, as readable lines. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
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
    const result = await run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return result.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`),
    );
  });
}

const addresses = [
  '/home',
  '/articles',
  '/daily-digest',
  '/daily-digest/create',
  '/daily-digest/create/1',
  '/preview/email/1',
  '/outbox',
  '/events',
  '/admin/user/1',
  '/admin/organization/2',
  '/admin/organization/2?tab=firms',
  '/admin/site/1',
  '/admin/email-template/edit/1',
  '/admin/audience/austin-daily',
  '/profile',
  '/no-such-page',
];

/** Dialogs, and the press that opens each. */
const dialogs = [
  { address: '/admin/user', press: 'Add user' },
  { address: '/profile', press: 'Upload photo' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`no screen breaks WCAG A or AA, ${colorScheme}, ${width} wide`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 800 },
        baseURL: process.env.MASTHEAD_E2E_URL ?? '',
      });
      const page = await context.newPage();
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      expect(await violations(page), '/login').toEqual([]);
      // The admin opens every screen.
      await signIn(page, 'admin');
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page), address).toEqual([]);
      }
      for (const { address, press } of dialogs) {
        await page.goto(address);
        await page.getByRole('button', { name: press }).click();
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page), press).toEqual([]);
      }
      await context.close();
    });
  }
}

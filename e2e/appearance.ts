import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { drawn, lookAt } from './looks.ts';

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
      // Why: what it says of all that is well is most of its work, and it waits half a second for each frame to answer.
      resultTypes: ['violations'],
      iframes: false,
    });
    return result.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`),
    );
  });
}

/** Waits until colours have faded over and the new width is drawn. Why: half way between two schemes a contrast is neither. */
async function faded(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(fading.map((each) => each.finished.catch(() => {})));
  });
}

/** A way to look at a screen: a scheme, a width, and whether axe looks too. */
export interface Appearance {
  colorScheme: 'light' | 'dark';
  width: number;
  height: number;
  hasAxe: boolean;
}

export const phone = { width: 390, height: 844 };

/**
 * Both schemes and three widths, first the one that screens are opened in. Why not all six: what a scheme changes it
 * changes at every width, and what axe finds wide it finds at both wide widths.
 */
export const appearances: readonly [Appearance, ...Appearance[]] = [
  { colorScheme: 'dark', ...phone, hasAxe: true },
  { colorScheme: 'light', width: 1280, height: 800, hasAxe: true },
  { colorScheme: 'light', width: 1440, height: 800, hasAxe: false },
];

/** Shows what is open in another way. Why not loaded anew for it: that costs most. */
export async function appearAs(page: Page, { colorScheme, width, height }: Appearance) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await faded(page);
}

/** What is wrong with what is open now: how it looks, and what axe finds. */
export async function wrongNow(page: Page, { colorScheme, width, hasAxe }: Appearance) {
  const found = [...(await lookAt(page)), ...(hasAxe ? await violations(page) : [])];
  return found.map((one) => `${colorScheme}, ${width} wide: ${one}`);
}

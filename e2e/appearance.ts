import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { lookAt } from './looks.ts';

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
    // Why: a link under a bar that stays in view can be scrolled out from under it, but axe takes it for covered.
    const bars = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (one) => getComputedStyle(one).position === 'sticky',
    );
    const styles = bars.map((bar) => bar.getAttribute('style'));
    for (const { style } of bars) Object.assign(style, { position: 'relative', inset: 'auto' });
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
    for (const [at, bar] of bars.entries()) bar.setAttribute('style', styles[at] ?? '');
    return result.violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 160)}`),
    );
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

/**
 * Shows what is open in another way, and waits until colors have faded over and the new width is drawn. Why not loaded
 * anew for it: that costs most. Why faded: half way between two schemes a contrast is neither.
 */
export async function appearAs(page: Page, { colorScheme, width, height }: Appearance) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.evaluate(async (scheme) => {
    const hasScheme = () =>
      document.documentElement.getAttribute('data-mantine-color-scheme') === scheme;
    const end = performance.now() + 30_000;
    do for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    while (!hasScheme() && performance.now() < end);
    if (!hasScheme()) throw new Error(`The page did not become ${scheme}.`);
    const fading = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.all(fading.map((each) => each.finished.catch(() => {})));
  }, colorScheme);
}

/** What is wrong with what is open now: how it looks, and what axe finds. */
export async function wrongNow(page: Page, { colorScheme, width, hasAxe }: Appearance) {
  const found = [...(await lookAt(page)), ...(hasAxe ? await violations(page) : [])];
  return found.map((one) => `${colorScheme}, ${width} wide: ${one}`);
}

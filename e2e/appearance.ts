import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { lookAt } from './looks.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe's findings against WCAG A and AA, as readable lines. */
async function violations(page: Page): Promise<string[]> {
  // Why once per page: parsing so much code takes longer than checking a screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const run = (
      window as unknown as {
        axe: {
          run: (options: unknown) => Promise<{
            violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
          }>;
        };
      }
    ).axe.run;
    // Why: a link under a sticky bar can be scrolled into view, but axe reports it as covered.
    const bars = [...document.querySelectorAll<HTMLElement>('*')].filter(
      (one) => getComputedStyle(one).position === 'sticky',
    );
    const styles = bars.map((bar) => bar.getAttribute('style'));
    for (const { style } of bars) Object.assign(style, { position: 'relative', inset: 'auto' });
    const result = await run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // Why: axe lists these rules as experimental or best practice; voice control users say the visible words, and
      // screen reader users move from heading to heading.
      rules: {
        'label-content-name-mismatch': { enabled: true },
        'heading-order': { enabled: true },
      },
      // Why: reporting passed checks is most of its work, and it waits half a second for each frame to respond.
      resultTypes: ['violations'],
      iframes: false,
    });
    for (const [at, bar] of bars.entries()) bar.setAttribute('style', styles[at] ?? '');
    return result.violations.flatMap((violation) =>
      violation.nodes.map(
        ({ html, failureSummary }) =>
          `${violation.id}: ${html.slice(0, 160)} ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    );
  });
}

/** An appearance of a screen: a color scheme, a width, and whether axe checks it too. */
export interface Appearance {
  colorScheme: 'light' | 'dark';
  width: number;
  height: number;
  hasAxe: boolean;
}

export const phone = { width: 390, height: 844 };

/**
 * Both schemes and three widths, starting with the one in which screens are opened. Why not all six: a scheme has the
 * same effect at every width, and axe finds the same problems at both wide widths.
 */
export const appearances: readonly [Appearance, ...Appearance[]] = [
  { colorScheme: 'dark', ...phone, hasAxe: true },
  { colorScheme: 'light', width: 1280, height: 800, hasAxe: true },
  { colorScheme: 'light', width: 1440, height: 800, hasAxe: false },
];

/**
 * Shows the open page in another appearance, and waits for color transitions and the new layout. Why no reload: loading
 * takes most of the time. Why transitions: in the middle of one, contrast matches neither scheme.
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

/** The problems of the open page: layout faults and axe findings. */
export async function wrongNow(page: Page, { colorScheme, width, hasAxe }: Appearance) {
  const found = [...(await lookAt(page)), ...(hasAxe ? await violations(page) : [])];
  return found.map((one) => `${colorScheme}, ${width} wide: ${one}`);
}

import axe from 'axe-core';
import { expect } from 'vitest';

const rules = {
  // Why: menus and dialogs open at the end of the body.
  region: { enabled: false },
  // Whoever speaks to the page says the words that stand there.
  'label-content-name-mismatch': { enabled: true },
};
const scheme = 'data-mantine-color-scheme';
/** What can differ between the schemes. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The open page has nothing that axe objects to, in light and in dark. */
export async function expectAccessible(): Promise<void> {
  // Why: a page that is still being loaded has no heading yet; a part that is tested alone in a dialog has none at all.
  await expect.poll(() => document.querySelector('h1, [role=dialog]')).not.toBeNull();
  // Why: rows that are read again are faded until they are there.
  await expect.poll(() => document.querySelector('[data-stale]')).toBeNull();
  const root = document.documentElement;
  const before = root.getAttribute(scheme);
  for (const next of ['light', 'dark']) {
    root.setAttribute(scheme, next);
    await changesEnd();
    const { violations } = await axe.run(document, {
      iframes: false,
      rules,
      resultTypes: ['violations'],
      ...(next === 'dark' && { runOnly: { type: 'rule' as const, values: ofColours } }),
    });
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help} (${next})`,
      elements: nodes.map((node) => `${node.html} ${node.failureSummary}`),
    }));
    expect(found).toEqual([]);
  }
  if (before) root.setAttribute(scheme, before);
}

/** Why: colours that are still changing would be measured halfway, and rows fade while others are fetched; what has just appeared begins to change a frame later. */
async function changesEnd(): Promise<void> {
  let isChanging: boolean;
  do {
    await twoFrames();
    const animations = treesOf(document).flatMap((tree) => tree.getAnimations().filter(ends));
    isChanging = animations.length > 0 || document.querySelector('[data-stale]') !== null;
    await Promise.all(animations.map((one) => one.finished.catch(() => {})));
  } while (isChanging);
}

/** A tree and those in its shadow, whose animations it does not know. */
function treesOf(tree: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const shadows = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [tree, ...shadows.flatMap(treesOf)];
}

/** What turns or pulses while one waits never ends. */
const ends = (one: Animation) =>
  one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

import axe from 'axe-core';
import { expect } from 'vitest';

// Why: the initials in the picture of the person are no label; menus and dialogs open at the end of the body.
const context = { exclude: '[aria-label^="User menu"]' };
const rules = { region: { enabled: false } };
const scheme = 'data-mantine-color-scheme';

/** The open page has nothing that axe objects to, in light and in dark. */
export async function expectAccessible(): Promise<void> {
  const root = document.documentElement;
  const before = root.getAttribute(scheme);
  for (const next of ['light', 'dark']) {
    root.setAttribute(scheme, next);
    // Why: colours that are still changing would be measured halfway.
    await new Promise((resolve) => setTimeout(resolve, 250));
    const { violations } = await axe.run(context, {
      iframes: false,
      rules,
      resultTypes: ['violations'],
    });
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help} (${next})`,
      elements: nodes.map((node) => `${node.html} ${node.failureSummary}`),
    }));
    expect(found).toEqual([]);
  }
  if (before) root.setAttribute(scheme, before);
}

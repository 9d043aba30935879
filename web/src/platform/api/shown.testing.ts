import { onTestFinished } from 'vitest';

/**
 * Records everything that the page shows from now on, until the test ends. Why: text that shows while work is running
 * may be gone before a test looks again.
 */
export function watchPage() {
  const seen = new Set<string>();
  const watching = new MutationObserver(() => seen.add(document.body.textContent ?? ''));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => watching.disconnect());
  return { hasShown: (words: string) => [...seen].some((text) => text.includes(words)) };
}

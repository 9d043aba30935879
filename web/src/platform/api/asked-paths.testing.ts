import { onTestFinished } from 'vitest';

/**
 * The paths that the browser requests from now on, including images, with or without a response. Why observed: the
 * browser's own list ends at 250 entries, and the modules of a page may fill it.
 */
export function watchAskedPaths(): string[] {
  const paths: string[] = [];
  const observer = new PerformanceObserver((list) => {
    paths.push(...list.getEntries().map(({ name }) => new URL(name).pathname));
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  return paths;
}

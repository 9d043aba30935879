import { onTestFinished } from 'vitest';

/**
 * The paths that the browser asks for from now on, pictures among them, answered or not.
 *
 * Why observed: the browser's own list ends at 250 entries, and the modules of a page may fill it.
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

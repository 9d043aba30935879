/** From this size on, a smaller visible part is enough (MRC: 30% from 242,500 square pixels). */
const largeArea = 242_500;
const needed = { large: 0.3, other: 0.5 };
const viewMs = 1000;

/**
 * Calls back once when enough of an element has been in view for a full second, in a visible tab
 * (MRC viewable impression). Returns a function that stops watching.
 */
export function watchView(element: HTMLElement, onViewed: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (isInView && document.visibilityState === 'visible')
      timer = setTimeout(() => {
        stop();
        onViewed();
      }, viewMs);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { width, height } = entry.boundingClientRect;
      const part = width * height >= largeArea ? needed.large : needed.other;
      const isNow = width * height > 0 && entry.intersectionRatio >= part;
      if (isNow === isInView) return;
      isInView = isNow;
      check();
    },
    { threshold: [0, needed.large, needed.other, 1] },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', check);
  };
  document.addEventListener('visibilitychange', check);
  observer.observe(element);
  return stop;
}

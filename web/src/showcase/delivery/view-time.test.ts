import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchView } from './view-time.ts';

let room: HTMLElement;
beforeEach(async () => {
  await page.viewport(1000, 800);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  room = document.createElement('div');
  room.style.height = '4000px';
  document.body.append(room);
});
afterEach(() => {
  vi.useRealTimers();
  room.remove();
  window.scrollTo(0, 0);
});

/** An ad at the lower edge of the window, with this part of its height in view. */
function adAt(size: { width: number; height: number }, part: number) {
  const ad = document.createElement('div');
  const top = 800 - size.height * part;
  Object.assign(ad.style, {
    position: 'absolute',
    top: `${top}px`,
    left: '0',
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  room.append(ad);
  return ad;
}

/** The watch knows where the ad is now: observers are told in one go, in no order, and before the next frame. */
const looked = (ad: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    });
    observer.observe(ad);
  });
const small = { width: 300, height: 250 };
const large = { width: 970, height: 250 };
const larger = { width: 970, height: 251 };

test.each([
  ['half of a small one', small, 0.5, true],
  ['less than half of a small one', small, 0.46, false],
  ['a third of one of 242,500 square pixels', large, 0.34, true],
  ['a third of a larger one', larger, 0.34, true],
  ['less than 30 % of a larger one', larger, 0.27, false],
  ['a third of one just below', { width: 969, height: 250 }, 0.34, false],
])('%s in view for a second counts or not', async (_what, size, part, counts) => {
  const onViewed = vi.fn();
  const ad = adAt(size, part);
  const stop = watchView(ad, onViewed);
  await looked(ad);
  vi.advanceTimersByTime(999);
  expect(onViewed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onViewed).toHaveBeenCalledTimes(counts ? 1 : 0);
  stop();
});

test('counts once, after one uninterrupted second', async () => {
  const onViewed = vi.fn();
  const ad = adAt(small, 1);
  const scrollTo = async (top: number) => {
    window.scrollTo(0, top);
    await looked(ad);
  };
  const stop = watchView(ad, onViewed);
  await looked(ad);
  for (let time = 0; time < 2; time += 1) {
    vi.advanceTimersByTime(600);
    await scrollTo(3000);
    vi.advanceTimersByTime(600);
    expect(onViewed).not.toHaveBeenCalled();
    await scrollTo(0);
  }
  vi.advanceTimersByTime(1000);
  expect(onViewed).toHaveBeenCalledTimes(1);
  await scrollTo(3000);
  await scrollTo(0);
  vi.advanceTimersByTime(1300);
  expect(onViewed).toHaveBeenCalledTimes(1);
  stop();
});

test('does not count while the tab is hidden', async () => {
  const onViewed = vi.fn();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const ad = adAt(small, 1);
  const stop = watchView(ad, onViewed);
  await looked(ad);
  vi.advanceTimersByTime(1300);
  expect(onViewed).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1000);
  expect(onViewed).toHaveBeenCalledTimes(1);
  state.mockRestore();
  stop();
});

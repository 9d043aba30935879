import { expect, test, vi } from 'vitest';
import { awaitSave, openPreviewTab } from './preview-tab.ts';

/** Opens a preview tab, which only remembers its address. */
function opened(id: number | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const tab = openPreviewTab(id);
  const [address, target] = open.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(String(address), location.origin);
  return { tab, pathname, target, key: searchParams.get('wait') ?? '' };
}

test('the tab opens at once, for a saved email and for one without an id', () => {
  expect(opened(7)).toMatchObject({ pathname: '/preview/email/7', target: '_blank' });
  vi.restoreAllMocks();
  expect(opened(null)).toMatchObject({ pathname: '/preview/email/new', target: '_blank' });
});

test('tells a listening tab which email was saved', async () => {
  const { tab, key } = opened(null);
  const onEnd = vi.fn();
  const stop = awaitSave(key, onEnd);
  tab.ready(12);
  await expect.poll(() => onEnd.mock.calls).toEqual([[{ key, ok: true, id: 12 }]]);
  stop();
});

test('answers a tab that loads after the save has failed with the reason', async () => {
  const { tab, key } = opened(7);
  tab.failed('A subject is required');
  const onEnd = vi.fn();
  const stop = awaitSave(key, onEnd);
  await expect
    .poll(() => onEnd.mock.calls)
    .toEqual([[{ key, ok: false, message: 'A subject is required' }]]);
  stop();
});

test('tells the tab of another save nothing', async () => {
  const first = opened(7);
  vi.restoreAllMocks();
  const second = opened(8);
  const [onFirst, onSecond] = [vi.fn(), vi.fn()];
  const stops = [awaitSave(first.key, onFirst), awaitSave(second.key, onSecond)];
  second.tab.ready(8);
  await expect.poll(() => onSecond.mock.calls).toHaveLength(1);
  expect(onFirst).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

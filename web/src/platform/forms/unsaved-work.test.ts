import { expect, onTestFinished, test } from 'vitest';
import {
  findUnsaved,
  forgetUnsaved,
  listUnsaved,
  storeUnsaved,
  type UnsavedWork,
} from './unsaved-work.ts';

const place = { userId: 901, screen: 'siteEdit', recordId: 1 } as const;
const work = { ...place, title: 'Austin', address: '/admin/site/1', base: undefined, version: 3 };
const other = { ...work, window: 'other', key: 'of another window', at: Date.now() - 1000 };

/** What another window has kept. */
async function storedElsewhere(values: Record<string, unknown>) {
  const opening = indexedDB.open('masthead-unsaved');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const { result: db } = opening;
  const writing = db.transaction('work', 'readwrite');
  writing.objectStore('work').put({ ...other, values } satisfies UnsavedWork);
  await new Promise((resolve) => writing.addEventListener('complete', resolve));
  db.close();
}

/** The other window is open. */
function openOther(): () => void {
  let close = () => {};
  const isOpen = new Promise<void>((resolve) => {
    close = resolve;
  });
  void navigator.locks.request('masthead window other', () => isOpen);
  onTestFinished(close);
  return close;
}

const texts = async () => (await listUnsaved(place.userId)).map(({ values }) => values);

test('two windows store unsaved work on one record separately', async () => {
  await storeUnsaved({ ...work, values: { city: 'Dallas' } });
  await storedElsewhere({ city: 'El Paso' });
  expect(await texts()).toEqual([{ city: 'Dallas' }, { city: 'El Paso' }]);
  expect(await findUnsaved(place)).toMatchObject({ values: { city: 'Dallas' } });
  await forgetUnsaved(place);
  expect(await texts()).toEqual([{ city: 'El Paso' }]);
});

test('work of another window is offered only once that window is closed', async () => {
  await storedElsewhere({ city: 'El Paso' });
  const close = openOther();
  expect(await findUnsaved(place)).toBeNull();
  expect(await texts()).toEqual([]);
  close();
  await expect.poll(() => findUnsaved(place)).toMatchObject({ values: { city: 'El Paso' } });
});

test('restored work of a closed window belongs to this window', async () => {
  await storedElsewhere({ city: 'El Paso' });
  expect(await findUnsaved(place)).toMatchObject({ values: { city: 'El Paso' } });
  await forgetUnsaved(place);
  expect(await texts()).toEqual([]);
});

test('a page finds what was typed in its window while the page before is still leaving', async () => {
  await storedElsewhere({ city: 'Waco' });
  const leave = openOther();
  sessionStorage.setItem('masthead.window', 'other');
  // Why under another address: a page that follows loads its modules anew.
  const address = new URL('./unsaved-work.ts?next', import.meta.url).href;
  const next: typeof import('./unsaved-work.ts') = await import(/* @vite-ignore */ address);
  const finding = next.findUnsaved(place);
  setTimeout(leave, 300);
  expect((await finding)?.values).toEqual({ city: 'Waco' });
});

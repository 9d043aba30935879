import { beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { resetSession } from './session.ts';

async function emptyDatabase(name: string): Promise<void> {
  const opening = indexedDB.open(name);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const emptying = database.transaction(stores, 'readwrite');
    for (const store of stores) emptying.objectStore(store).clear();
    await new Promise((resolve, reject) => {
      emptying.oncomplete = resolve;
      emptying.onerror = () => reject(emptying.error);
    });
  }
  database.close();
}

// Why: nobody looks at the pages, and painting them took a seventh of the time. Layout, hit testing and axe do not look at what is around the page.
if (window.frameElement) (window.frameElement as HTMLElement).style.opacity = '0';

// Why: each step of a transition is one more style, layout and frame. Journeys run with motion.
if (!document.querySelector('#still')) {
  const textContent =
    '*, ::before, ::after { transition: none !important; animation: none !important; }';
  document.head.append(
    Object.assign(document.createElement('style'), { id: 'still', textContent }),
  );
}

// Why: files share one document, so what another file left must not be there when a test begins.
beforeEach(async () => {
  await cleanup();
  resetSession();
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) await emptyDatabase(name);
  await page.viewport(1280, 800);
});

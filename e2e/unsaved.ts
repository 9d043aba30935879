import type { Page } from '@playwright/test';

/** The unsaved work that forms have stored in this browser, as text. */
export const workWrittenDown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('masthead-unsaved');
        // The product creates it, not the test.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve('');
        opening.onsuccess = () => {
          const work = opening.result.transaction('work').objectStore('work').getAll();
          work.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(work.result));
          };
        };
      }),
  );

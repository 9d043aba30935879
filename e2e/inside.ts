import { expect, type Page, type Request } from '@playwright/test';

/** What a page was refused, what broke in it, and what it still waits for. */
export function watch(page: Page) {
  const refused: string[] = [];
  const errors: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // Why: a picture has its place before it is there, and takes long to be made on a busy machine.
    if (request.resourceType() !== 'image') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('response', (response) => {
    // Why: now and then the browser does not tell that an answer has ended.
    setTimeout(() => underWay.delete(response.request()), answerMs);
    if ([401, 403].includes(response.status()))
      refused.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { refused, errors, underWay };
}

/** An answer that has begun is there whole by then. */
const answerMs = 5000;

/** Limit: a machine that has other work too takes its time. */
const patience = { timeout: 60_000 };

/** Until a screen has asked for all it wants: nothing is under way once the page has nothing to do. */
export const settled = (page: Page, underWay: Set<Request>) =>
  expect
    .poll(async () => {
      await page.evaluate(async () => {
        for (let times = 0; times < 2; times += 1)
          await new Promise((done) =>
            requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })),
          );
      });
      return [...underWay].map((request) => request.url());
    }, patience)
    .toEqual([]);

/** Goes to a screen inside the app, as a link does, and marks the heading that is left. */
export const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    if (location.pathname === to) return;
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);

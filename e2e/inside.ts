import { setTimeout as wait } from 'node:timers/promises';
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
const patienceMs = 60_000;
const lookAgainMs = 10;

/** Until the page has nothing to do, twice, so that what the first draws is drawn too. Runs inside the page. */
async function untilIdle(): Promise<void> {
  for (let times = 0; times < 2; times += 1)
    await new Promise((done) =>
      requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })),
    );
}

/** Until a screen has asked for all it wants: nothing is under way once the page has nothing to do. */
export async function settled(page: Page, underWay: Set<Request>): Promise<void> {
  const end = Date.now() + patienceMs;
  do {
    await page.evaluate(untilIdle);
    if (underWay.size === 0) return;
    // Why here and not in the page: a look at a set costs nothing, so an answer is noticed as soon as it is there.
    while (underWay.size > 0 && Date.now() < end) await wait(lookAgainMs);
  } while (Date.now() < end);
  expect([...underWay].map((request) => request.url())).toEqual([]);
}

/** Goes to a screen inside the app, as a link does, and marks the heading that is left. */
export const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    if (location.pathname === to) return;
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);

/** The heading of the screen that is open now. */
export const headingOf = (page: Page) => page.locator('h1:not([data-left])');

/** Waits until the heading of a screen is there, and all that it asks for. */
export async function opened(page: Page, underWay: Set<Request>): Promise<void> {
  // Why not by a locator: it looks twice a second, and a screen is there in less.
  await page.waitForFunction(
    () => document.querySelector('h1:not([data-left])')?.checkVisibility() === true,
    undefined,
    { timeout: patienceMs },
  );
  await settled(page, underWay);
}

/** Goes to a screen inside the app and waits until it is there whole. */
export async function openInside(page: Page, address: string, underWay: Set<Request>) {
  await goInside(page, address);
  await opened(page, underWay);
}

/** What a page says of itself. Why in one call: each takes longer than what it asks. */
export const readScreen = (page: Page) =>
  page.evaluate(() => {
    // Why not all links: what people write to each other in the chat leads where they want.
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]:not([rel~="noreferrer"])');
    return {
      path: location.pathname,
      heading: document.querySelector('h1:not([data-left])')?.textContent ?? '',
      text: document.querySelector('main')?.textContent ?? '',
      links: [...links]
        .filter(
          ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
        )
        .map(({ pathname }) => pathname),
    };
  });

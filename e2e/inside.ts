import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, type Request } from '@playwright/test';

/** Denied calls, errors and pending requests of a page. */
export function watch(page: Page) {
  const refused: string[] = [];
  const errors: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // Why: an image has its space before it is loaded, and takes long to generate on a busy machine.
    if (request.resourceType() !== 'image') underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('response', (response) => {
    // Why: now and then the browser does not report the end of a response.
    setTimeout(() => underWay.delete(response.request()), answerMs);
    if ([401, 403].includes(response.status()))
      refused.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { refused, errors, underWay };
}

/** By then a response that has begun is complete. */
const answerMs = 5000;

/** A limit that allows for a busy machine. */
const patienceMs = 60_000;
const lookAgainMs = 10;

/** Waits until the page is idle, twice, so that follow-up renders are drawn too. Runs inside the page. */
async function untilIdle(): Promise<void> {
  for (let times = 0; times < 2; times += 1)
    await new Promise((done) =>
      requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })),
    );
}

/** Waits until a screen has all its data: no request is pending and the page is idle. */
export async function settled(page: Page, underWay: Set<Request>): Promise<void> {
  const end = Date.now() + patienceMs;
  do {
    await page.evaluate(untilIdle);
    if (underWay.size === 0) return;
    // Why here and not in the page: checking a set costs nothing, so a response is noticed at once.
    while (underWay.size > 0 && Date.now() < end) await wait(lookAgainMs);
  } while (Date.now() < end);
  expect([...underWay].map((request) => request.url())).toEqual([]);
}

/** Navigates inside the app, as a link does, and marks the heading of the previous screen. */
export const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    if (location.pathname === to) return;
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);

/** The heading of the open screen. */
export const headingOf = (page: Page) => page.locator('h1:not([data-left])');

/** Waits for the heading of a screen and all of its data. */
export async function opened(page: Page, underWay: Set<Request>): Promise<void> {
  // Why no locator: it polls twice a second, and a screen is there sooner.
  await page.waitForFunction(
    () => document.querySelector('h1:not([data-left])')?.checkVisibility() === true,
    undefined,
    { timeout: patienceMs },
  );
  await settled(page, underWay);
}

/** Navigates inside the app and waits until the screen is complete. */
export async function openInside(page: Page, address: string, underWay: Set<Request>) {
  await goInside(page, address);
  await opened(page, underWay);
}

/** The properties of a page. Why in one call: each call takes longer than reading the values. */
export const readScreen = (page: Page) =>
  page.evaluate(() => {
    // Why not all links: links in chat messages lead wherever their authors want.
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

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { livePath, liveWords } from '@masthead/shared/platform/live/live.ts';
import type { Page, Request, Response } from '@playwright/test';
import { settled, watch } from './inside.ts';
import { signIn } from './product.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  /** The body: parsed if it was JSON, so that it can be read and compared. */
  body: unknown;
}

/** The API responses of a screen, and their time (ISO): everything its screenshot depends on (decision 76). */
export interface Recording {
  at: string;
  address: string;
  /** By method and address; GraphQL queries also by operation and variables. */
  answers: Record<string, Answer>;
}

/** Compressed: a tenth of the size, and nobody reviews its changes line by line. */
const recordingPath = (name: string) => join(import.meta.dirname, 'approved', `${name}.json.gz`);
const isOfApi = ({ pathname }: URL) =>
  /^\/(api\/|graphql$)/.test(pathname) && pathname !== livePath;

function keyOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  const asked = `${request.method()} ${pathname}${search}`;
  if (pathname !== '/graphql') return asked;
  const { query, variables } = request.postDataJSON() as { query: string; variables: object };
  return `${asked} ${/\w+ (\w+)/.exec(query)?.[1]} ${JSON.stringify(variables)}`;
}

async function answerOf(response: Response): Promise<Answer> {
  const all = Object.entries(await response.allHeaders());
  const headers = Object.fromEntries(
    all.filter(([name]) => /^(content-type|x-count|x-pages)$/.test(name)),
  );
  const text = await response.text();
  const isJson = headers['content-type']?.includes('json') && text !== '';
  return { status: response.status(), headers, body: isJson ? JSON.parse(text) : text };
}

/** The recording of a screen; null if there is none. */
export const readRecording = (name: string): Recording | null =>
  existsSync(recordingPath(name))
    ? (JSON.parse(gunzipSync(readFileSync(recordingPath(name))).toString()) as Recording)
    : null;

/** By then deferred calls, such as the menu's saved views, have been made. */
const latestMs = 5000;

/** Opens a screen of the running product as the admin and records the API's responses. */
export async function record(page: Page, name: string, address: string): Promise<Recording> {
  const { underWay } = watch(page);
  await signIn(page, 'admin');
  await settled(page, underWay);
  const at = new Date().toISOString();
  await page.goto('about:blank');
  const pending: Promise<[string, Answer]>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (isOfApi(new URL(request.url())))
      pending.push(answerOf(response).then((answer) => [keyOf(request), answer]));
  });
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await settled(page, underWay);
  await page.waitForTimeout(latestMs);
  await settled(page, underWay);
  const all = (await Promise.all(pending)).sort(([a], [b]) => a.localeCompare(b));
  // Why reversed: of several responses to one call, the page begins with the first.
  const answers = Object.fromEntries(all.reverse());
  const recording = { at, address, answers };
  writeFileSync(recordingPath(name), gzipSync(JSON.stringify(recording), { level: 9 }));
  return recording;
}

/** Photos are gray: their content does not matter for the layout. */
const gray = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#b8b8b8"/></svg>`;

/**
 * Replays a recording for a page: its clock is stopped, and every call gets the recorded response. Except for the web
 * app's files, no request reaches the product. Returns the calls that were not recorded, and the recorded ones that
 * have not been made yet.
 */
export async function replay(page: Page, { at, answers }: Recording) {
  const asked = new Set<string>();
  await page.clock.setFixedTime(at);
  await page.addInitScript(() => {
    localStorage.setItem('masthead.token', 'recorded'.repeat(5));
    // Why: some browsers display PDFs and others do not.
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false });
  });
  await page.routeWebSocket(
    (url) => url.pathname === livePath,
    (socket) => socket.onMessage(() => socket.send(liveWords.ready)),
  );
  await page.route(
    (url) => url.pathname.startsWith('/images/'),
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: gray }),
  );
  await page.route(isOfApi, (route) => {
    const key = keyOf(route.request());
    asked.add(key);
    const { status, headers, body } = answers[key] ?? { status: 404, headers: {}, body: {} };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return route.fulfill({ status, headers, body: text });
  });
  return {
    unknown: () => [...asked].filter((key) => !(key in answers)),
    unasked: () => Object.keys(answers).filter((key) => !asked.has(key)),
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';
import { type Browsing, browsing } from './browsing.ts';
import { median, roundsOf, table } from './figures.ts';

const rounds = roundsOf(7);

/** Limits of a first load: compressed kilobytes, requests, milliseconds (best of the rounds where stated). */
const limits = {
  bytes: 255,
  script: 225,
  style: 33,
  requests: 12,
  scriptMs: 175,
  fcp: 400,
  lcp: 1500,
  cls: 0.05,
};

/** Limits of forms: milliseconds, of the largest paint at first and from the click in a list. */
const formLimits = { editorLcp: 1500, digestLcp: 1400, clickMs: 150 };

/** An input that can be typed into. */
const typable = 'main form :is(input, textarea):not([readonly], [disabled], [type="hidden"])';

/** Runs in the page before its own scripts: the paints, and when `wanted` is there. */
const watchPaints = (wanted: string) => `
  window.seen = { lcp: 0, cls: 0, isThere: false, clickedAt: 0, clickMs: 0 };
  addEventListener('click', ({ timeStamp }) => (seen.clickedAt = timeStamp), true);
  new MutationObserver(() => {
    seen.isThere ||= document.querySelector('${wanted}') !== null;
    if (!seen.clickedAt || seen.clickMs || !document.querySelector('${typable}')) return;
    requestAnimationFrame(() => (seen.clickMs ||= performance.now() - seen.clickedAt));
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Load {
  /** Kilobytes and files of scripts and styles when the rows show, and half a second later. */
  scriptBefore: number;
  requestsBefore: number;
  script: number;
  style: number;
  requests: number;
  scriptMs: number;
  fcp: number;
  lcp: number;
  cls: number;
}

/** Counts the bytes over the wire, by kind. */
async function countBytes(cdp: CDPSession) {
  const kinds = new Map<string, string>();
  const sums = { Script: 0, Stylesheet: 0, requests: 0 };
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== 'Script' && kind !== 'Stylesheet') return;
    sums[kind] += encodedDataLength;
    sums.requests += 1;
  });
  return sums;
}

/**
 * Why not Playwright's own waiting: it puts 300 KB of script into the page before the first paint, which counted as
 * the product's (70 ms of the processor; twice the first paint at 4x).
 */
async function inPage<T>(cdp: CDPSession, expression: string): Promise<T> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value as T;
}

async function untilTrue(cdp: CDPSession, expression: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await inPage<boolean | undefined>(cdp, expression)) return;
    await wait(100);
  }
  throw new Error(`Not in time: ${expression}`);
}

/** A screen, and what is there when it shows. */
interface Place {
  path: string;
  wanted: string;
}
const articles = { path: '/articles', wanted: 'table a[href]' };

async function openFirst(
  here: Browsing,
  token: string,
  { path, wanted }: Place,
  isSlow: boolean,
): Promise<Load> {
  const page = await here.open(token, watchPaints(wanted));
  const context = page.context();
  const cdp = await context.newCDPSession(page);
  const sums = await countBytes(cdp);
  // Why: time on the processor, so that other work on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlow) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 10_000_000 / 8,
      uploadThroughput: 10_000_000 / 8,
    });
  }
  await page.goto(here.addresses[0] + path, { waitUntil: 'commit' });
  await untilTrue(cdp, 'window.seen?.isThere');
  const before = { ...sums };
  await wait(500);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
  const seen = await inPage<{ lcp: number; cls: number; fcp: number }>(
    cdp,
    "({ ...seen, fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })",
  );
  await context.close();
  return {
    scriptBefore: before.Script / 1024,
    requestsBefore: before.requests,
    script: sums.Script / 1024,
    style: sums.Stylesheet / 1024,
    requests: sums.requests,
    scriptMs: metric('ScriptDuration') * 1000,
    ...seen,
  };
}

/** The figures with their limits. */
function asTable(fast: Load[], slow: Load[]): string[] {
  const of = (pick: (load: Load) => number) => fast.slice(0, 1).map(pick)[0] ?? 0;
  const best = (pick: (load: Load) => number) => Math.min(...slow.map(pick)).toFixed(0);
  const scriptMs = median(fast.map((load) => load.scriptMs)).toFixed(0);
  const bytes = of(({ script, style }) => script + style).toFixed(1);
  const slowed = 'at 4x CPU and 10 Mbps, best ms';
  return table('Articles list, until half a second after its rows | measured | limit', [
    ['JS + CSS over the wire, KB', bytes, limits.bytes],
    ['JS, KB', of((load) => load.script).toFixed(1), limits.script],
    ['CSS, KB', of((load) => load.style).toFixed(1), limits.style],
    ['JS and CSS requests', of((load) => load.requests), limits.requests],
    ['of them before the rows: JS, KB', of((load) => load.scriptBefore).toFixed(1), ''],
    ['of them before the rows: requests', of((load) => load.requestsBefore), ''],
    ['script time on the processor, unthrottled, median ms', scriptMs, limits.scriptMs],
    [`first paint ${slowed}`, best((load) => load.fcp), limits.fcp],
    [`largest paint ${slowed}`, best((load) => load.lcp), limits.lcp],
    ['layout shift, worst', Math.max(...slow.map((load) => load.cls)).toFixed(3), limits.cls],
  ]);
}

/** The milliseconds from a click on a row to its form, with everything loaded before, after the pointer rested on it. */
async function clickRow(here: Browsing, token: string, list: string): Promise<number[]> {
  const page = await here.open(token, watchPaints('table a[href]'));
  const cdp = await page.context().newCDPSession(page);
  await page.goto(here.addresses[0] + list);
  const times: number[] = [];
  while (times.length < rounds + 1) {
    // Why the first two: they are drafts, in the demo data.
    const row = page.locator('[data-row-link]').nth(times.length % 2);
    await row.hover();
    await wait(400);
    await row.click();
    await untilTrue(cdp, 'seen.clickMs > 0');
    times.push(await inPage<number>(cdp, 'seen.clickMs'));
    await page.goBack();
    await page.locator('[data-row-link]').first().waitFor();
    await inPage(cdp, 'void (seen.clickedAt = seen.clickMs = 0)');
  }
  await page.context().close();
  // Why: the first click loads what the others find.
  return times.slice(1);
}

/** The addresses of the first post and the first digest that can be edited. */
async function formPlaces(here: Browsing, token: string) {
  const page = await here.open(token, '');
  const firstLink = async (list: string) => {
    await page.goto(here.addresses[0] + list);
    const link = page.locator('[data-row-link]').first();
    return new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  };
  const wanted = typable;
  const editor = { path: await firstLink('/articles?status=5'), wanted };
  const digest = { path: await firstLink('/daily-digest'), wanted };
  await page.context().close();
  return { editor, digest };
}

/** Measures the first loads and the way from a list to a form. */
async function measureForms(here: Browsing, token: string): Promise<string[]> {
  const { editor, digest } = await formPlaces(here, token);
  const clicks = {
    digest: await clickRow(here, token, '/daily-digest'),
    firm: await clickRow(here, await here.tokenOf('admin'), '/firm'),
  };
  const loads = { editor: [] as Load[], digest: [] as Load[] };
  while (loads.digest.length < rounds) {
    loads.editor.push(await openFirst(here, token, editor, true));
    loads.digest.push(await openFirst(here, token, digest, true));
  }
  const best = (of: Load[]) => Math.min(...of.map(({ lcp }) => lcp)).toFixed(0);
  const row = (name: string, of: Load[], limit: number) => [
    [`${name}: largest paint at 4x CPU and 10 Mbps, best ms`, best(of), limit],
    [`${name}: JS before its form, KB`, of[0]?.scriptBefore.toFixed(1) ?? '', ''],
    [`${name}: layout shift, worst`, Math.max(...of.map(({ cls }) => cls)).toFixed(3), limits.cls],
  ];
  const clicked = (name: string, of: number[]) => [
    `from a click in ${name} to a form that can be typed into, median ms`,
    median(of).toFixed(0),
    formLimits.clickMs,
  ];
  return table('Forms | measured | limit', [
    ...row('post editor', loads.editor, formLimits.editorLcp),
    ...row('daily digest', loads.digest, formLimits.digestLcp),
    clicked('Daily digests', clicks.digest),
    clicked('Firms', clicks.firm),
  ]);
}

/** Measures first loads in a real browser against their limits. */
export const run = () =>
  browsing(async (here) => {
    const token = await here.tokenOf('editor');
    // Why: the first visit draws the demo images, which is not part of the list.
    await openFirst(here, token, articles, false);
    const fast: Load[] = [];
    const slow: Load[] = [];
    while (fast.length < rounds) {
      fast.push(await openFirst(here, token, articles, false));
      slow.push(await openFirst(here, token, articles, true));
    }
    return [...asTable(fast, slow), '', ...(await measureForms(here, token))];
  });

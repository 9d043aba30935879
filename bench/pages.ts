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

/** Runs in the page before its own scripts. */
const watchPaints = `
  window.seen = { lcp: 0, cls: 0, hasRows: false };
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('table a[href]')) return;
    seen.hasRows = true;
    observer.disconnect();
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

async function untilRows(cdp: CDPSession): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await inPage<boolean | undefined>(cdp, 'window.seen?.hasRows')) return;
    await wait(100);
  }
  throw new Error('The Articles list showed no rows');
}

async function openArticles(here: Browsing, token: string, isSlow: boolean): Promise<Load> {
  const page = await here.open(token, watchPaints);
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
  await page.goto(`${here.addresses[0]}/articles`, { waitUntil: 'commit' });
  await untilRows(cdp);
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

/** Measures the first load of the Articles list in a real browser against its limits. */
export const run = () =>
  browsing(async (here) => {
    const token = await here.tokenOf('editor');
    // Why: the first visit draws the demo images, which is not part of the list.
    await openArticles(here, token, false);
    const fast: Load[] = [];
    const slow: Load[] = [];
    while (fast.length < rounds) {
      fast.push(await openArticles(here, token, false));
      slow.push(await openArticles(here, token, true));
    }
    return asTable(fast, slow);
  });

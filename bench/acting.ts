import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';

/** What an act cost. */
export interface Act {
  /** From the click or key, or from the start of the navigation, until its result is painted. */
  paintMs: number;
  /** Kilobytes over the wire until nothing is on its way. */
  kilobytes: number;
  /** Time of scripts on the processor, until then. */
  scriptMs: number;
}

/** How long nothing is on its way when an act is over, and how long to wait for that. */
const quietMs = 500;
const longestMs = 8000;
/** How long a pointer rests on what it then presses, which must not move meanwhile. */
const restMs = 100;

/**
 * Runs in the page before its own scripts: notes the first click, key or input after `arm`, and reports the first
 * paint in which the result is seen. Checks once a frame, because what a frame doesn't paint nobody sees.
 */
const watchActs = `
  window.acts = {
    from: 0,
    isArmed: false,
    seen: (selector, words = '') =>
      [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        (each.value || each.textContent).toLowerCase().includes(words.toLowerCase())),
    arm(isShown) {
      acts.isArmed = true;
      acts.watch(isShown);
    },
    watch(isShown) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => actShown(String(performance.now() - acts.from));
      const look = () => {
        if (!acts.isArmed && isShown()) port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
  };
  for (const type of ['pointerdown', 'keydown', 'input'])
    addEventListener(type, ({ timeStamp }) => {
      if (acts.isArmed) acts.from = timeStamp;
      acts.isArmed = false;
    }, true);
`;

/** Counts the bytes over the wire, and what is on its way. */
async function countBytes(cdp: CDPSession) {
  const onItsWay = new Set<string>();
  const sums = { bytes: 0, lastAt: performance.now(), onItsWay };
  const end = (requestId: string, bytes: number) => {
    sums.bytes += bytes;
    sums.lastAt = performance.now();
    onItsWay.delete(requestId);
  };
  cdp.on('Network.requestWillBeSent', ({ requestId }) => void onItsWay.add(requestId));
  cdp.on('Network.loadingFinished', (each) => end(each.requestId, each.encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await cdp.send('Network.enable');
  return sums;
}

/**
 * A page with a hand on mouse and keyboard. Why not Playwright's locators: they put 300 KB of script into the page,
 * which would count as the product's.
 */
export class Hand {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly #sums: Awaited<ReturnType<typeof countBytes>>;
  #onShown: (ms: number) => void = () => {};

  private constructor(page: Page, cdp: CDPSession, sums: Awaited<ReturnType<typeof countBytes>>) {
    this.page = page;
    this.cdp = cdp;
    this.#sums = sums;
    cdp.on('Runtime.bindingCalled', ({ payload }) => this.#onShown(Number(payload)));
  }

  /** A new page of a signed-in browser. */
  static async in(context: BrowserContext): Promise<Hand> {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const sums = await countBytes(cdp);
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'actShown' });
    // Why: time on the processor, so that other work on the machine does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Hand(page, cdp, sums);
  }

  /** The value of an expression in the page. */
  async read<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${result.description}`);
    return result.value as T;
  }

  /** Waits until nothing is on its way. */
  async rest(): Promise<void> {
    const began = performance.now();
    for (;;) {
      await wait(50);
      const now = performance.now();
      const isQuiet = this.#sums.onItsWay.size === 0 && now - this.#sums.lastAt > quietMs;
      if (now - began > longestMs || (isQuiet && now - began > quietMs)) return;
    }
  }

  async #until(expression: string): Promise<void> {
    const end = performance.now() + 2 * longestMs;
    while (!(await this.read<boolean>(expression))) {
      if (performance.now() > end) throw new Error(`Never came true: ${expression}`);
      await wait(50);
    }
  }

  async #moveTo(selector: string, words = ''): Promise<void> {
    const all = `acts.seen(${JSON.stringify(selector)}, ${JSON.stringify(words)})`;
    await this.#until(`${all}.length > 0`);
    const find = () =>
      this.read<{ x: number; y: number }>(`(() => {
        const [found] = ${all};
        found.scrollIntoViewIfNeeded();
        const { x, y, width, height } = found.getBoundingClientRect();
        return { x: x + Math.min(width / 2, 40), y: y + height / 2 };
      })()`);
    let place = await find();
    for (;;) {
      await this.page.mouse.move(place.x, place.y);
      await wait(restMs);
      const { x, y } = await find();
      if (x === place.x && y === place.y) return;
      place = { x, y };
    }
  }

  /** Clicks the first that is seen of a selector, with the words in it. */
  async click(selector: string, words = ''): Promise<void> {
    await this.#moveTo(selector, words);
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Replaces what an input holds, at once, as pasting does. */
  async write(selector: string, words: string): Promise<void> {
    await this.click(selector);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(words);
  }

  /** Opens an address in a new page, and measures until the expression is true. */
  async open(address: string, isShown: string): Promise<Act> {
    await this.page.addInitScript({ content: `${watchActs}; acts.watch(() => ${isShown});` });
    return this.#measured(isShown, { bytes: 0, scriptMs: 0 }, () =>
      this.page.goto(address, { waitUntil: 'commit' }),
    );
  }

  /** Measures from the first click, key or input of `work` until the expression is true. */
  async act(isShown: string, work: () => Promise<unknown>): Promise<Act> {
    await this.#until(`!(${isShown})`);
    const before = { bytes: this.#sums.bytes, scriptMs: await this.#scriptMs() };
    await this.read(`void acts.arm(() => ${isShown})`);
    return this.#measured(isShown, before, work);
  }

  async #measured(
    isShown: string,
    before: { bytes: number; scriptMs: number },
    work: () => Promise<unknown>,
  ): Promise<Act> {
    const shown = Promise.withResolvers<number>();
    this.#onShown = shown.resolve;
    const tooLate = setTimeout(
      () => shown.reject(new Error(`Was not shown: ${isShown}`)),
      4 * longestMs,
    );
    await work();
    const paintMs = await shown.promise.finally(() => clearTimeout(tooLate));
    await this.rest();
    return {
      paintMs,
      kilobytes: (this.#sums.bytes - before.bytes) / 1024,
      scriptMs: (await this.#scriptMs()) - before.scriptMs,
    };
  }

  async #scriptMs(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  }
}

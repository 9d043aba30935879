import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright';

/** What an act cost. */
export interface Act {
  /** From the click or key, or from the start of the navigation, until its result is painted. */
  paintMs: number;
  /** Kilobytes over the wire until nothing is on its way. */
  kilobytes: number;
  /**
   * Time of the page's thread on the processor, until then, without style and layout. Why not the browser's own time
   * of scripts: it leaves out what follows a promise, which is nearly all that Vue does.
   */
  scriptMs: number;
}

/** How long nothing is on its way when an act is over, and how long to wait for that. */
const quietMs = 500;
const longestMs = 4000;
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

/**
 * Counts the bytes over the wire, and what is on its way. Why by the parts of a response, too: some pages never read
 * one to its end, which then is never reported as finished.
 */
async function countBytes(cdp: CDPSession) {
  const unanswered = new Set<string>();
  const received = new Map<string, number>();
  const traffic = {
    lastAt: performance.now(),
    unanswered,
    bytes: () => received.values().reduce((sum, each) => sum + each, 0),
  };
  const receive = (requestId: string, bytes: number) => {
    received.set(requestId, bytes);
    traffic.lastAt = performance.now();
    unanswered.delete(requestId);
  };
  const soFar = (requestId: string) => received.get(requestId) ?? 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, documentURL }) => {
    // Why: pictures elsewhere may never be answered.
    if (new URL(request.url).host === new URL(documentURL).host) unanswered.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    receive(requestId, response.encodedDataLength),
  );
  cdp.on('Network.dataReceived', (each) =>
    receive(each.requestId, soFar(each.requestId) + each.encodedDataLength),
  );
  cdp.on('Network.loadingFinished', (each) => receive(each.requestId, each.encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => receive(requestId, soFar(requestId)));
  await cdp.send('Network.enable');
  return traffic;
}

/**
 * A page with a hand on mouse and keyboard. Why not Playwright's locators: they put 300 KB of script into the page,
 * which would count as the product's.
 */
export class Hand {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly #traffic: Awaited<ReturnType<typeof countBytes>>;
  #onShown: (ms: number) => void = () => {};

  private constructor(
    page: Page,
    cdp: CDPSession,
    traffic: Awaited<ReturnType<typeof countBytes>>,
  ) {
    this.page = page;
    this.cdp = cdp;
    this.#traffic = traffic;
    cdp.on('Runtime.bindingCalled', ({ payload }) => this.#onShown(Number(payload)));
  }

  /** A new page of a signed-in browser. */
  static async in(context: BrowserContext): Promise<Hand> {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await countBytes(cdp);
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'actShown' });
    // Why: time on the processor, so that other work on the machine does not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Hand(page, cdp, traffic);
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

  /** Waits until nothing is on its way and the page has nothing to do. */
  async rest(): Promise<void> {
    const began = performance.now();
    for (;;) {
      await wait(50);
      const now = performance.now();
      const isQuiet = this.#traffic.unanswered.size === 0 && now - this.#traffic.lastAt > quietMs;
      if (now - began > longestMs || (isQuiet && now - began > quietMs)) break;
    }
    const expression = 'new Promise((resolve) => requestIdleCallback(() => resolve()))';
    await this.cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
  }

  async #until(expression: string): Promise<void> {
    const end = performance.now() + 4 * longestMs;
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

  /**
   * Opens an address, and measures until the expression is true. Why another of the same server before: a product
   * that keeps its pages apart from others (COOP) would pay for a new process of the browser, as in a new tab.
   */
  async open(address: string, before: string, isShown: string): Promise<Act> {
    await this.page.goto(before);
    await this.page.addInitScript({ content: `${watchActs}; acts.watch(() => ${isShown});` });
    return this.#measured(isShown, await this.#soFar(), () =>
      this.page.goto(address, { waitUntil: 'commit' }),
    );
  }

  /** Measures from the first click, key or input of `work` until the expression is true. */
  async act(isShown: string, work: () => Promise<unknown>): Promise<Act> {
    await this.#until(`!(${isShown})`);
    const before = await this.#soFar();
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
      8 * longestMs,
    );
    await work();
    const paintMs = await shown.promise.finally(() => clearTimeout(tooLate));
    await this.rest();
    return {
      paintMs,
      kilobytes: (this.#traffic.bytes() - before.bytes) / 1024,
      scriptMs: (await this.#scriptMs()) - before.scriptMs,
    };
  }

  async #soFar() {
    return { bytes: this.#traffic.bytes(), scriptMs: await this.#scriptMs() };
  }

  async #scriptMs(): Promise<number> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return (of('TaskDuration') - of('LayoutDuration') - of('RecalcStyleDuration')) * 1000;
  }
}

/**
 * What runs inside the page for `buttons-once.spec.ts`: `inPage` is the text of the functions here, which know each
 * other and nothing else.
 */

export interface Seen {
  path: string;
  /** True when a dialog or a menu lies over the screen. */
  isOver: boolean;
  /** What the layer on top has been called; null is one that has just opened. */
  way: string | null;
  /** True when a layer has opened since the last look, though it may be closed again. */
  hasOpened: boolean;
  /** What would have been changed since the last look. */
  writes: string[];
  /** The kinds of buttons that can be pressed in the layer on top, in their order. */
  kinds: string[];
}

/** Where a button is, and whether it may send something on another screen, though it sends nothing here. */
export interface Found {
  maySend: boolean;
  /** Nowhere when something lies over it. */
  place: { x: number; y: number } | null;
}

export interface Buttons {
  /** Goes there inside the app, as a link does, by an address without a screen, where what was open is left behind. */
  open: (address: string) => Promise<void>;
  /** Waits until what the page has to do is done and drawn, then looks; `scope` is where the screen's own buttons are. */
  look: (scope: string) => Promise<Seen>;
  /** Finds the first button of a kind in the layer on top, as it is now; null when there is none. */
  find: (asked: { scope: string; kind: string }) => Found | null;
  /** Names the layer on top and fills it in; answers what tells it from others: its heading and its buttons. */
  enter: (way: string) => string;
  /** How long ago the last click was: after a while the next one is no part of a double click. */
  msSinceClick: () => number;
}

const state = { writes: [] as string[], underWay: 0, hasOpened: false, clickedAt: 0 };
/** What waits longer than this is no part of what a click does, such as a message that goes by itself. */
const soonMs = 400;
const layers = '[role=dialog], [role=menu]';

/**
 * Answers everything that would change something with a refusal, and notes it. Why at once: a slow
 * answer would leave most buttons disabled by the time of the second click.
 */
function holdWrites(readPaths: string[]): void {
  const reads = new RegExp(`^(${readPaths.join('|')})$`);
  const nameOf = (method: string, path: string, body: unknown): string | null => {
    if (path === '/graphql') return /mutation\W+(\w+)/.exec(String(body))?.[0] ?? null;
    const isHeld = method !== 'GET' && path.startsWith('/api/') && !reads.test(path);
    return isHeld ? `${method} ${path}` : null;
  };
  const fetchReally = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(
      String(input instanceof Request ? input.url : input),
      location.href,
    );
    const name = nameOf(init?.method ?? 'GET', pathname, init?.body);
    if (name === null) {
      state.underWay += 1;
      const answered = () => {
        state.underWay -= 1;
      };
      const answer = fetchReally(input, init);
      answer.then((one) => one.clone().arrayBuffer()).then(answered, answered);
      return answer;
    }
    // What comes by itself, whenever it comes, is no click's: a save, who has a post open, and who came to the chat.
    if (!/[/](autosave|openings|chat[/]visits)$/.test(name)) state.writes.push(name);
    const refusal = { statusCode: 400, message: ['Held back.'], error: 'Bad Request' };
    return Response.json(refusal, { status: 400 });
  };
  // Only files are sent so.
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    state.writes.push('POST of a file');
    this.dispatchEvent(new ProgressEvent('error'));
  };
}

/** Timers that run out soon are under way too: React holds back for a moment what it had to load first. */
function countTimers(): void {
  const setReally = window.setTimeout.bind(window);
  const clearReally = window.clearTimeout.bind(window);
  const soon = new Set<number>();
  const forget = (id: number) => {
    if (soon.delete(id)) state.underWay -= 1;
  };
  const set = (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const id = setReally(() => {
      forget(id);
      work(...args);
    }, ms);
    if (ms > soonMs) return id;
    soon.add(id);
    state.underWay += 1;
    return id;
  };
  const clear = (id = 0) => {
    forget(id);
    clearReally(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
}

function noteLayers(): void {
  const isLayer = (one: Node) =>
    one instanceof Element && (one.matches(layers) || one.querySelector(layers) !== null);
  new MutationObserver((changes) => {
    state.hasOpened ||= changes.some(({ addedNodes }) => [...addedNodes].some(isLayer));
  }).observe(document, { childList: true, subtree: true });
}

function noteClicks(): void {
  const note = () => {
    state.clickedAt = performance.now();
  };
  window.addEventListener('click', note, true);
}

function msSinceClick(): number {
  return performance.now() - state.clickedAt;
}

function drawn(): Promise<void> {
  return new Promise((done) =>
    requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 300 })),
  );
}

async function atRest(): Promise<void> {
  for (;;) {
    const wasAtRest = state.underWay === 0;
    await drawn();
    // Why both: what came in between is not drawn yet.
    if (wasAtRest && state.underWay === 0) return;
  }
}

function topLayer(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(layers)].find((one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && one.contains(hit);
  });
}

function kindOf(button: Element): string {
  if (button.closest('thead')) return 'Sort';
  const name = (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
  // What stands before a colon says what it is, as 'Planned article' of a calendar.
  const head = /^([\p{L} ]{1,30}): /u.exec(name)?.[1];
  const plain = (head ?? name.replace(/["“\d].*/, '')).trim().split(/\s+/);
  const row = button.closest('tbody tr, li');
  // One of what a picker offers: it says nothing but what its row is.
  const isChoice = row?.textContent === button.textContent && button.closest('[role=dialog]');
  if (isChoice && name !== '') return 'Choose (of a row)';
  return plain.slice(0, row && !head ? 1 : 4).join(' ') + (row && plain[0] ? ' (of a row)' : '');
}

/**
 * The buttons that can be pressed now. They go by what they say, without what differs from row to
 * row; of each kind the first counts.
 */
function kindsIn(root: HTMLElement): Map<string, Element> {
  const kinds = new Map<string, Element>();
  for (const button of root.querySelectorAll(
    'button:not(:disabled, [aria-disabled=true]), [role=menuitem]:not(a, [data-disabled])',
  )) {
    const kind = kindOf(button);
    const isNew = kind !== '' && !kinds.has(kind);
    if (isNew && button.checkVisibility({ visibilityProperty: true })) kinds.set(kind, button);
  }
  return kinds;
}

function maySend(button: Element): boolean {
  const isSubmit = button instanceof HTMLButtonElement && button.type === 'submit' && button.form;
  return Boolean(isSubmit) || button.matches('[role=menuitem]');
}

function placeOf(button: Element) {
  button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const box = button.getBoundingClientRect();
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  return hit && (button.contains(hit) || hit.contains(button)) ? place : null;
}

function rootOf(scope: string): HTMLElement {
  return topLayer() ?? document.querySelector<HTMLElement>(scope) ?? document.body;
}

async function look(scope: string): Promise<Seen> {
  await atRest();
  const top = topLayer();
  const { hasOpened } = state;
  state.hasOpened = false;
  return {
    path: location.pathname,
    isOver: top !== undefined,
    way: top?.dataset.way ?? null,
    hasOpened,
    writes: state.writes.splice(0),
    kinds: [...kindsIn(rootOf(scope)).keys()],
  };
}

function find({ scope, kind }: { scope: string; kind: string }): Found | null {
  const button = kindsIn(rootOf(scope)).get(kind);
  return button ? { maySend: maySend(button), place: placeOf(button) } : null;
}

/** Fills what is empty in the dialog on top, so that its form goes out. */
function fillIn(): void {
  const words: Record<string, string> = {
    text: 'Tacos at dawn',
    email: 'reader@example.com',
    url: 'https://example.com',
    password: 'tacos at dawn, every day',
  };
  const fields = document.querySelectorAll<HTMLInputElement>(
    '[role=dialog] input:not([readonly]):not([role=combobox]):not([type=file])',
  );
  for (const field of fields) {
    const word = words[field.type];
    if (!word || field.value !== '' || !field.checkVisibility()) continue;
    // Why: React looks at the field's own setter, and would take this for a value of its own.
    Reflect.set(HTMLInputElement.prototype, 'value', word, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function enter(way: string): string {
  const top = topLayer();
  if (!top) return '';
  top.dataset.way = way;
  const heading = top.querySelector('h1, h2, h3')?.textContent ?? '';
  const kinds = [...kindsIn(top).keys()];
  fillIn();
  return [heading, ...kinds].join(' | ');
}

async function open(address: string): Promise<void> {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  history.pushState(null, '', '/nowhere');
  while (heading() !== 'Page Not Found') await drawn();
  history.pushState(null, '', address);
  while (['', 'Page Not Found'].includes(heading())) await drawn();
}

const parts = [
  holdWrites,
  countTimers,
  noteLayers,
  noteClicks,
  msSinceClick,
  drawn,
  atRest,
  topLayer,
  kindOf,
  kindsIn,
  maySend,
  placeOf,
  rootOf,
  look,
  find,
];
const all = [...parts, fillIn, enter, open].map(String).join('\n');

/** The script that a page runs before its own. */
export const inPage = (readPaths: string[]) => `(() => {
  const state = ${JSON.stringify(state)};
  const soonMs = ${soonMs};
  const layers = ${JSON.stringify(layers)};
  ${all}
  holdWrites(${JSON.stringify(readPaths)});
  countTimers();
  noteLayers();
  noteClicks();
  window.buttons = { open, look, find, enter, msSinceClick };
})();`;

/**
 * Code that runs inside the page for `buttons-once.spec.ts`: `inPage` is the source of the functions here, which can
 * use each other and nothing else.
 */

export interface Seen {
  path: string;
  /** True if a dialog or a menu covers the screen. */
  isOver: boolean;
  /** The name given to the top layer; null if it has just opened. */
  way: string | null;
  /** True if a layer has opened since the last look, even if it has closed again. */
  hasOpened: boolean;
  /** The blocked writes since the last look. */
  writes: string[];
  /** The kinds of buttons that can be pressed in the top layer, in order. */
  kinds: string[];
}

/** The position of a button, and whether it may send something on another screen, though it sends nothing here. */
export interface Found {
  maySend: boolean;
  /** Null if something covers it. */
  place: { x: number; y: number } | null;
}

export interface Buttons {
  /** Navigates inside the app, as a link does, through an address without a screen, which unmounts the open one. */
  open: (address: string) => Promise<void>;
  /** Waits until the page is idle and drawn, then reads its state; `scope` selects the screen's own buttons. */
  look: (scope: string) => Promise<Seen>;
  /** Finds the first button of a kind in the current top layer; null if there is none. */
  find: (asked: { scope: string; kind: string }) => Found | null;
  /** Names the top layer and fills it in; returns its identity: its heading and its buttons. */
  enter: (way: string) => string;
  /** The time since the last click: after a while the next one is not part of a double click. */
  msSinceClick: () => number;
}

const state = { writes: [] as string[], underWay: 0, hasOpened: false, clickedAt: 0 };
/** Timers longer than this are not part of a click's effect, such as the one that hides a toast. */
const soonMs = 400;
const layers = '[role=dialog], [role=menu]';

/**
 * Rejects and records every call that would change something. Why at once: a slow response would leave most buttons
 * disabled at the second click.
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
    // Background calls do not come from a click: autosave, presence in a post, and chat visits.
    if (!/[/](autosave|openings|together|chat[/]visits)$/.test(name)) state.writes.push(name);
    const refusal = { statusCode: 400, message: ['Held back.'], error: 'Bad Request' };
    return Response.json(refusal, { status: 400 });
  };
  // Only uploads are sent this way.
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest) {
    state.writes.push('POST of a file');
    this.dispatchEvent(new ProgressEvent('error'));
  };
}

/** Short timers count as work under way: React delays content that it had to load first. */
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
    // Why both: work that arrived in between is not drawn yet.
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
  // The text before a colon is the type, as in 'Planned article' in a calendar.
  const head = /^([\p{L} ]{1,30}): /u.exec(name)?.[1];
  const plain = (head ?? name.replace(/["“\d].*/, '')).trim().split(/\s+/);
  const row = button.closest('tbody tr, li');
  // An option of a picker: its text is just that of its row.
  const isChoice = row?.textContent === button.textContent && button.closest('[role=dialog]');
  if (isChoice && name !== '') return 'Choose (of a row)';
  return plain.slice(0, row && !head ? 1 : 4).join(' ') + (row && plain[0] ? ' (of a row)' : '');
}

/**
 * The buttons that can be pressed now, by label without the parts that differ from row to row; only the first of each
 * kind counts.
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

/** Fills the empty fields of the top dialog, so that its form is submitted. */
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
    // Why: React overrides the field's own setter, and would ignore a value set through it.
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

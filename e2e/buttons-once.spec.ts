import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { readCalls } from '../scripts/contract.ts';
import { doubleClickMs } from '../web/src/platform/api/double-click.ts';
import { addressOfEmail, type Email, screenAddresses } from './addresses.ts';
import { type Buttons, inPage, type Seen } from './buttons.ts';
import { test } from './journey.ts';
import { inDatabase, openSession, signIn } from './product.ts';

/** The screens, in parts that are tested in parallel, with some calls that each part must have sent. */
const parts = [
  {
    of: 'content',
    isIn: (address: string) => !ofBusiness.test(address) && !ofEmails.test(address),
    // Without these calls the buttons were not found.
    known: ['PUT /api/news-item/plan', 'PUT /api/news-item'],
  },
  {
    of: 'emails',
    isIn: (address: string) => ofEmails.test(address),
    known: [
      'POST /api/daily-digest/test-email/:id',
      'PUT /api/daily-digest/schedule',
      'PUT /api/daily-digest/send-now',
      'PUT /api/daily-digest/unschedule/:id',
      'PUT /api/hotw',
      'PUT /api/promo-alert',
      'mutation UpdateNewsAlert',
      'mutation DeleteDailyDigest',
    ],
  },
  {
    of: 'showcase, invoices and administration',
    isIn: (address: string) => ofBusiness.test(address),
    known: [
      'DELETE /api/email-template/:id',
      'DELETE /api/profile/session',
      'POST /api/auth/reset-password',
      'POST /api/profile/password',
      'POST /api/trash/restore',
      'PUT /api/adslot',
      'PUT /api/audience/austin-daily',
      'PUT /api/showcase-firm-representative',
      'PUT /api/user',
      'PUT /api/user-group',
      'mutation UpdateEmailTemplate',
    ],
  },
];
/**
 * Buttons that every dialog, table or picker has from one component, and which send nothing themselves: tried on the
 * first few screens that have them.
 */
const ofTheKit = new Set([
  ...['Cancel', 'Close', 'Discard changes', 'Stay'],
  ...['Clear', 'Filters', 'Hide', 'Next page', 'Page', 'Sort'],
  ...['Choose a file', 'Use address'],
]);
const enoughScreens = 3;
/**
 * The number of trials for a sequence of buttons that does the same each time; the whole sequence identifies it, not
 * one label.
 */
const enoughAlike = 2;
/** The lists that are the same component with different posts. */
const postLists = ['/articles', '/events', '/charity', '/places'];
const ofBusiness =
  /^\/(preview\/ad-slot|ad-slot|firm|rep|listing|invoice|my-invoices|review-invoices|profile|admin)/;
const ofEmails =
  /^\/(daily-digest|hotw|promo-alert|news-alert|email-calendar|outbox|preview\/email)/;
const withoutIds = (sent: string) => sent.replace(/[/]\d+/g, '/:id');

/** An email in every state, and a template that no pending email uses: each has different buttons. */
const recordsOfAllStates = () =>
  inDatabase(async (db) => {
    const emails = await db<Email[]>`
      select distinct on (status) kind, id from campaigns where status <> 'draft' order by status, id`;
    const templates = await db<{ id: number }[]>`
      select id from email_templates t
       where not exists (select from campaigns where email_template_id = t.id and status <> 'sent')
       order by id limit 1`;
    return [
      ...emails.map(addressOfEmail),
      ...templates.map(({ id }) => `/admin/email-template/edit/${id}`),
    ];
  });

/** POST calls that change nothing. */
async function readPaths(): Promise<string[]> {
  const calls = await readCalls(join(import.meta.dirname, '..'));
  const asked = calls.filter((one) => one.isRead && one.title.startsWith('POST '));
  return asked.map(({ address }) => address.replace(/:\w+/g, '[^/]+'));
}

interface Screen {
  page: Page;
  address: string;
  /** The selector of its buttons; the frame around the screens is tried once, on home. */
  scope: string;
  /** The dialogs and menus tried here, by the first sequence that leads to each: others may lead to the same. */
  layers: Map<string, string>;
  /** The screens on which each of `ofTheKit` was tried, here and earlier. */
  kit: Map<string, Set<string>>;
  /** The screens on which each sequence, and everything it opened, sent nothing; null if it may send. */
  silent: Map<string, Set<string> | null>;
  /**
   * The addresses at which each sequence on a kind of screen sent something, directly or through a dialog it opened.
   */
  sending: Map<string, Set<string>>;
  /** Scripts that the page is still loading. */
  loading: Set<Request>;
}
interface Pressed {
  /** The screen, and the sequence of buttons that leads there. */
  button: string;
  calls: string[];
}
const nameOf = (way: string[]) => way.join(' > ');

declare global {
  interface Window {
    buttons: Buttons;
  }
}

/** The state of the page once it is idle. */
async function look({ page, scope, loading }: Screen): Promise<Seen> {
  const before = { writes: [] as string[], hasOpened: false };
  for (;;) {
    const wasLoading = loading.size > 0;
    const seen = await page.evaluate((where) => window.buttons.look(where), scope);
    before.writes.push(...seen.writes);
    before.hasOpened ||= seen.hasOpened;
    if (!wasLoading && loading.size === 0) return { ...seen, ...before };
  }
}

/** Finds a button without waiting, because nothing was pressed since the page was idle. */
const find = ({ page, scope }: Screen, kind: string) =>
  page.evaluate((asked) => window.buttons.find(asked), { scope, kind });

/** Closes everything above the screen, discarding what was typed there. */
async function closeLayers(screen: Screen, last: Seen): Promise<Seen> {
  let seen = last;
  for (let times = 0; times < 5 && seen.isOver; times += 1) {
    const place = (await find(screen, 'Discard changes'))?.place;
    if (place) await screen.page.mouse.click(place.x, place.y);
    else await screen.page.keyboard.press('Escape');
    seen = await look(screen);
  }
  return seen;
}

/** Names the opened layer after the sequence that led there. False if another sequence led to the same layer before. */
async function enter({ page, layers }: Screen, way: string[]): Promise<boolean> {
  const name = nameOf(way);
  const layer = await page.evaluate((to) => window.buttons.enter(to), name);
  if (!layers.has(layer)) layers.set(layer, name);
  return layers.get(layer) === name;
}

/** Follows a sequence of buttons; null if it leads nowhere now. An empty sequence is the screen as opened. */
async function goTo(screen: Screen, way: string[], last: Seen): Promise<Seen | null> {
  const { page, address } = screen;
  const seen = await closeLayers(screen, last);
  if (way.length === 0) {
    if (seen.path === address) return seen;
    await page.evaluate((to) => window.buttons.open(to), address);
    return look(screen);
  }
  const before = await reach(screen, way.slice(0, -1), seen);
  if (!before) return null;
  // Why twice: a click right after the double click on the same button may count as part of it and be dropped.
  for (const restMs of [0, doubleClickMs]) {
    if (restMs > 0) await page.waitForFunction((ms) => window.buttons.msSinceClick() >= ms, restMs);
    const place = await placeOf(screen, way.at(-1) ?? '');
    if (!place) return null;
    await page.mouse.click(place.x, place.y);
    const opened = await look(screen);
    if (opened.isOver && opened.way === null)
      return (await enter(screen, way)) ? look(screen) : null;
  }
  return null;
}

/** The state after a sequence; null if it leads nowhere now. */
async function reach(screen: Screen, way: string[], last?: Seen): Promise<Seen | null> {
  const seen = last ?? (await look(screen));
  const isThere = seen.isOver
    ? seen.way === nameOf(way)
    : way.length === 0 && seen.path === screen.address;
  return isThere ? seen : goTo(screen, way, seen);
}

/** The point where a button can be pressed. Tried twice: a closing layer may still cover it. */
async function placeOf(screen: Screen, kind: string) {
  const place = (await find(screen, kind))?.place;
  if (place) return place;
  await look(screen);
  return (await find(screen, kind))?.place ?? null;
}

function noteKit({ kit, address }: Screen, kind: string): void {
  if (ofTheKit.has(kind)) kit.set(kind, (kit.get(kind) ?? new Set()).add(address));
}

/**
 * Screens of one kind have the same buttons, which send the same calls: for other records, and in the lists of posts.
 */
const kindOfScreen = (address: string) =>
  postLists.includes(address) ? 'posts' : withoutIds(address);

/**
 * Records whether a sequence, or anything it opened, sent something. Why buttons that may send do not count as silent:
 * a submit button sends nothing while its form is incomplete, and a menu item does something different in each list.
 */
function noteSent(screen: Screen, way: string[], maySend: boolean, pressed: Pressed[]): void {
  const { silent, sending, address } = screen;
  const name = nameOf(way);
  const hasSent = pressed.some(({ calls }) => calls.length > 0);
  if (hasSent) {
    const ofKind = `${kindOfScreen(address)} ${name}`;
    sending.set(ofKind, new Set(sending.get(ofKind)).add(address));
  }
  const on = silent.get(name);
  if (maySend || hasSent) silent.set(name, null);
  else if (on !== null) silent.set(name, new Set(on).add(address));
}

/** The kinds of buttons at the end of a sequence that need no more trials. */
function triedEnough({ address, kit, silent, sending }: Screen, way: string[]): string[] {
  const before = nameOf([...way, '']);
  const ended = (prefix: string, tried: Map<string, Set<string> | null>) =>
    [...tried].flatMap(([name, on]) => {
      const kind = name.startsWith(prefix) ? name.slice(prefix.length) : '';
      return on && on.size >= enoughAlike ? kind : [];
    });
  const ofKit = [...kit].flatMap(([kind, on]) => (on.size >= enoughScreens ? kind : []));
  return [
    ...ofKit,
    ...ended(before, silent),
    ...ended(`${kindOfScreen(address)} ${before}`, sending),
  ];
}

/** Double-clicks every button there, and those of the menus and dialogs that it opens. */
async function tryButtons(screen: Screen, way: string[] = [], opened?: Seen): Promise<Pressed[]> {
  const pressed: Pressed[] = [];
  const tried = new Set(['Logout', ...triedEnough(screen, way)]);
  /** The state after the last press, unless more was pressed since. */
  let last = opened;
  for (;;) {
    const before = await reach(screen, way, last);
    // Why the last: buttons before it would change what a form sends.
    const kind = before?.kinds.findLast((one) => !tried.has(one));
    if (!before || kind === undefined) return pressed;
    last = undefined;
    tried.add(kind);
    noteKit(screen, kind);
    const found = await find(screen, kind);
    const place = found?.place ?? (await placeOf(screen, kind));
    if (!place) continue;
    await screen.page.mouse.dblclick(place.x, place.y);
    const seen = await look(screen);
    const there = [...way, kind];
    const now = [{ button: nameOf([screen.address, ...there]), calls: seen.writes }];
    // Why not continue in the layer that is open now: the second click may have opened it.
    const hasOpened = seen.hasOpened && seen.writes.length === 0 && way.length < 3;
    if (hasOpened) now.push(...(await tryButtons(screen, there, seen)));
    last = hasOpened ? undefined : seen;
    noteSent(screen, there, found?.maySend ?? true, now);
    pressed.push(...now);
  }
}

/** The scripts that a page is loading. */
function watchLoading(page: Page): Set<Request> {
  const loading = new Set<Request>();
  page.on('request', (one) => one.resourceType() === 'script' && loading.add(one));
  page.on('requestfinished', (one) => loading.delete(one));
  page.on('requestfailed', (one) => loading.delete(one));
  return loading;
}

// Why this file name: journeys run in alphabetical order, and the longest must not be left to one worker at the end.
test.describe.configure({ mode: 'parallel' });

for (const { of, isIn, known } of parts)
  test(`no button of ${of} acts twice by a double click`, async ({ page, context }) => {
    test.setTimeout(1_800_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Another session of the admin, which the profile offers to end.
    await openSession('admin');
    await signIn(page, 'admin');
    // A preview opens in its own tab.
    context.on('page', (tab) => void tab.close());
    await page.addInitScript(inPage(await readPaths()));
    await page.goto('/home');
    const loading = watchLoading(page);
    const pressed: Pressed[] = [];
    const kit: Screen['kit'] = new Map();
    const silent: Screen['silent'] = new Map();
    const sending: Screen['sending'] = new Map();
    const addresses = [...(await screenAddresses()), ...(await recordsOfAllStates())];
    for (const address of addresses.filter(isIn)) {
      const scope = address === '/home' ? 'body' : 'main';
      const layers: Screen['layers'] = new Map();
      const screen = { page, address, scope, layers, kit, silent, sending, loading };
      pressed.push(...(await tryButtons(screen)));
    }
    expect(pressed.filter(({ calls }) => new Set(calls).size < calls.length)).toEqual([]);
    const sent = new Set(pressed.flatMap(({ calls }) => calls).map(withoutIds));
    const unsent = known.filter((one) => !sent.has(one));
    // Presses on the same kind of record show where the sequence ended.
    const near = pressed.filter(({ button }) =>
      unsent.some((one) => button.includes(one.split('/')[2] ?? one)),
    );
    expect(
      unsent,
      `the buttons were found and pressed, and not only ${JSON.stringify(near)}`,
    ).toEqual([]);
  });

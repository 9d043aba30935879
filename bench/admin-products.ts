import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import type { Hand } from './acting.ts';

/** A signed-in browser: cookies and storage. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One act on a product whose list is open: what goes before it, the act, and how its result is seen. */
interface Doing {
  prepare?: (hand: Hand, word: string) => Promise<unknown>;
  act: (hand: Hand, word: string) => Promise<unknown>;
  isShown: (word: string) => string;
}

/** An admin with a list of listings. */
export interface Admin {
  name: string;
  /** A small answer of its server, and the list. */
  small: string;
  list: string;
  /** True in the page while rows are seen and no form. */
  hasRows: string;
  /** For each round anew, because a session may be replaced while it is used. */
  signIn: () => Promise<SignedIn>;
  filter: Doing;
  open: Doing;
  save: Doing;
  back: Doing;
  /** Makes the product forget how the list was last seen. */
  forget?: () => Promise<unknown>;
}

export interface Account {
  address: string;
  email: string;
  password: string;
}

/** Every row has the word, so none is left of the list before. */
const onlyWith = (rows: string, word: string) =>
  `(acts.seen('${rows}').length > 0 && acts.seen('${rows}').every((row) => row.textContent.toLowerCase().includes('${word}')))`;
const isSeen = (selector: string, words = '') =>
  `acts.seen(${JSON.stringify(selector)}, ${JSON.stringify(words)}).length > 0`;
/** An input shows its value. */
const isFilled = (input: string) =>
  `acts.seen(${JSON.stringify(input)}).some(({ value }) => value)`;

/** A new city for each save. */
const nextCity = () => `City ${Date.now()}`;

/** Signs in by the form of a product. */
async function signInByForm(browser: Browser, { address, email, password }: Account) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/admin/login`);
  await page.locator('input[type=email], input[autocomplete=username]').first().fill(email);
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('button[type=submit]').first().click();
  await page.waitForURL(({ pathname }) => !pathname.includes('login'), { timeout: 60_000 });
  await wait(2000);
  const signedIn = await context.storageState();
  await context.close();
  return signedIn;
}

/** Masthead: a record opens in a dialog over the table, which closes when it is saved. */
export function masthead(address: string, token: string): Admin {
  const rows = 'tr[data-row]';
  const dialog = '[role=dialog]';
  const city = `${dialog} input[data-path=city]`;
  const open: Doing = {
    act: (hand) => hand.click(`${rows} a`),
    isShown: () => isFilled(city),
  };
  const hasRows = `(${isSeen(rows)} && !(${isSeen(dialog)}))`;
  return {
    name: 'Masthead',
    small: `${address}/api/health`,
    list: `${address}/listing?view=table`,
    hasRows,
    signIn: async () => ({
      cookies: [],
      origins: [{ origin: address, localStorage: [{ name: 'masthead.token', value: token }] }],
    }),
    filter: {
      prepare: (hand, word) => hand.write('search form input[type=search]', word),
      act: (hand) => hand.page.keyboard.press('Enter'),
      isShown: (word) => onlyWith(rows, word),
    },
    open,
    save: {
      prepare: (hand) => hand.write(city, nextCity()),
      act: (hand) => hand.click(`${dialog} button[type=submit]`),
      isShown: () => `(${hasRows} && ${isSeen('[role=alert]', 'Listing updated.')})`,
    },
    back: {
      prepare: (hand) => hand.act(open.isShown(''), () => open.act(hand, '')),
      act: (hand) => hand.click(`${dialog} header button`),
      isShown: () => hasRows,
    },
  };
}

/** Payload: a record is a page of its own, which stays after it is saved. */
export function payload(browser: Browser, account: Account): Admin {
  const rows = 'tbody tr';
  const city = '#field-city';
  const hasRows = `(${isSeen(rows)} && !(${isSeen(city)}))`;
  const choose = async (hand: Hand, part: string, words: string) => {
    await hand.click(`.condition__${part} .rs__control`);
    await hand.page.keyboard.insertText(words);
    await hand.page.keyboard.press('Enter');
  };
  return {
    name: 'Payload',
    small: `${account.address}/api/access`,
    // Why: as many rows as Masthead shows.
    list: `${account.address}/admin/collections/listing?limit=20`,
    hasRows,
    signIn: () => signInByForm(browser, account),
    filter: {
      async prepare(hand) {
        // Why again: its server sends the rows, and a click does nothing before the scripts run.
        while (!(await hand.read<boolean>(isSeen('.where-builder')))) {
          await hand.click('#toggle-list-filters, button', 'Filters');
          await wait(1000);
        }
        await hand.click('.where-builder__add-first-filter');
        await choose(hand, 'field', 'Description1');
        await choose(hand, 'operator', 'contains');
        await hand.click('.condition__value input');
      },
      act: (hand, word) => hand.page.keyboard.insertText(word),
      isShown: (word) => onlyWith(rows, word),
    },
    open: {
      act: (hand) => hand.click(`${rows} a`),
      isShown: () => isFilled(city),
    },
    save: {
      prepare: (hand) => hand.write(city, nextCity()),
      act: (hand) => hand.click('#action-save'),
      isShown: () => isSeen('[data-sonner-toast]', 'Updated successfully'),
    },
    back: {
      act: (hand) => hand.click('.step-nav a', 'Listings'),
      isShown: () => hasRows,
    },
  };
}

/** Directus: a record is a page of its own, which leads back to the list when it is saved. */
export function directus(browser: Browser, account: Account): Admin {
  const rows = 'tr.table-row';
  const city = '.field[data-field=city] input';
  const hasRows = `(${isSeen(rows)} && !(${isSeen(city)}))`;
  const open: Doing = {
    act: (hand) => hand.click(`${rows} td:nth-child(2)`),
    isShown: () => isFilled(city),
  };
  return {
    name: 'Directus',
    small: `${account.address}/server/ping`,
    list: `${account.address}/admin/content/listing`,
    hasRows,
    signIn: () => signInByForm(browser, account),
    filter: {
      async prepare(hand) {
        await hand.click('.icon-filter');
        await hand.click('.add-filter');
        await hand.click('.v-menu-content .v-list-item', 'Description1');
        await hand.click('.system-filter .node input');
      },
      act: (hand, word) => hand.page.keyboard.insertText(word),
      isShown: (word) => onlyWith(rows, word),
    },
    open,
    save: {
      prepare: (hand) => hand.write(city, nextCity()),
      act: (hand) => hand.click('header .primary button', 'Save'),
      isShown: () => `(${hasRows} && ${isSeen('.notification-item', 'Item Updated')})`,
    },
    back: {
      prepare: (hand) => hand.act(open.isShown(''), () => open.act(hand, '')),
      act: (hand) => hand.click('header .back-button button'),
      isShown: () => hasRows,
    },
    async forget() {
      const ask = await askDirectus(account);
      const own = '/presets?fields=id&filter[collection]=listing&filter[user]=$CURRENT_USER';
      const presets = await ask<{ id: number }[]>(own);
      if (presets.length > 0)
        await ask('/presets', { method: 'DELETE', body: presets.map(({ id }) => id) });
    },
  };
}

interface Asked {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
}

/** Signs in to the API of Directus. */
export async function askDirectus({ address, email, password }: Account) {
  let token = '';
  const ask = async <T>(path: string, { method = 'GET', body }: Asked = {}): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status === 204 ? (undefined as T) : ((await answer.json()) as { data: T }).data;
  };
  const signIn = { method: 'POST', body: { email, password } } as const;
  token = (await ask<{ access_token: string }>('/auth/login', signIn)).access_token;
  return ask;
}

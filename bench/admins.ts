import type { Browser, Page } from 'playwright';
import type { Pool } from '../server/src/platform/db/client.ts';
import { type Act, Hand } from './acting.ts';
import {
  type Account,
  type Admin,
  askDirectus,
  directus,
  masthead,
  payload,
} from './admin-products.ts';
import { browsing } from './browsing.ts';
import { grouped, median, roundsOf, sizeOf, table } from './figures.ts';

const rounds = roundsOf(5);
const size = sizeOf(100_000);
/** How far Masthead should be ahead of the others. */
const aim = 2;
/** The filter finds about this share of the listings. */
const share = 1 / 200;

const acts = {
  cold: 'open the list, nothing cached',
  warm: 'open the list again',
  filter: 'filter it by a word',
  open: 'open a record',
  save: 'change a field and save',
  back: 'back to the list',
} as const;
type ActName = keyof typeof acts;
type Acts = Record<ActName, Act>;

/** Where another product is, and who signs in. */
function accountOf(product: 'PAYLOAD' | 'DIRECTUS'): Account {
  const of = (name: string) => {
    const value = process.env[name];
    if (!value) throw new Error(`This bench needs ${name}; see docs/performance.md`);
    return value;
  };
  return {
    address: of(`BENCH_${product}`).replace(/\/$/, ''),
    email: of(`BENCH_${product}_EMAIL`),
    password: of(`BENCH_${product}_PASSWORD`),
  };
}

interface Copied {
  id: number;
  firm_id: number;
  description1: string;
}

/** Reads rows of Directus in portions. */
async function* rowsOf<T extends object>(account: Account, collection: string, most: number) {
  const ask = await askDirectus(account);
  for (let offset = 0; offset < most; offset += 5000) {
    const limit = Math.min(5000, most - offset);
    const portion = await ask<T[]>(`/items/${collection}?sort=id&limit=${limit}&offset=${offset}`);
    if (portion.length === 0) return;
    yield portion;
  }
}

/** Adds the firms and listings that Directus has. Returns how many listings, and a word to filter by. */
async function copyListings(pool: Pool, account: Account) {
  for (const name of ['showcase_firms', 'listings'])
    await pool.unsafe(`alter table ${name} disable trigger user`);
  await pool`alter table listings enable trigger listing_words`;
  const [last] = await pool<
    { id: number }[]
  >`select coalesce(max(id), 0) as id from showcase_firms`;
  const firmsFrom = last?.id ?? 0;
  for await (const firms of rowsOf(account, 'firm', Number.POSITIVE_INFINITY))
    await pool`insert into showcase_firms (id, name) overriding system value
      select ${firmsFrom}::int + id, name from json_to_recordset(${JSON.stringify(firms)}::json) f(id int, name text)`;
  const counts = new Map<string, number>();
  let copied = 0;
  for await (const listings of rowsOf<Copied>(account, 'listing', size)) {
    await pool`
      insert into listings (showcase_firm_id, type, description1, description2, address, city, state, zip, price, url,
                            image_url, created_at)
      select ${firmsFrom}::int + firm_id, 'Property w/o Realtor', description1, description2, address, city, state, zip,
             price, url, image_url, date_created
        from json_to_recordset(${JSON.stringify(listings)}::json) l(
             firm_id int, description1 text, description2 text, address text, city text, state text, zip text,
             price numeric, url text, image_url text, date_created timestamptz)`;
    for (const { description1 } of listings)
      for (const word of new Set(description1.toLowerCase().split(' ')))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    copied += listings.length;
  }
  for (const name of ['showcase_firms', 'listings'])
    await pool.unsafe(`alter table ${name} enable trigger user`);
  await pool.unsafe('vacuum analyze');
  const far = (count: number) => Math.abs(count - copied * share);
  const [word = ''] = [...counts.keys()].toSorted(
    (a, b) => far(counts.get(a) ?? 0) - far(counts.get(b) ?? 0),
  );
  return { copied, word };
}

/** Opens the list in a fresh browser and again, then does the other acts. */
async function actAll(browser: Browser, admin: Admin, word: string): Promise<Acts> {
  await admin.forget?.();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await admin.signIn(),
  });
  const shoot = async ({ page }: { page: Page }, name: string) => {
    const folder = process.env.BENCH_SCREENSHOTS;
    if (folder) await page.screenshot({ path: `${folder}/${admin.name}-${name}.png` });
  };
  try {
    const first = await Hand.in(context);
    const cold = await first.open(admin.list, admin.small, admin.hasRows);
    await shoot(first, 'cold');
    await first.page.close();
    const hand = await Hand.in(context);
    const warm = await hand.open(admin.list, admin.small, admin.hasRows);
    const done: Partial<Acts> = { cold, warm };
    for (const name of ['filter', 'open', 'save', 'back'] as const) {
      const { prepare, act, isShown } = admin[name];
      await prepare?.(hand, word);
      await shoot(hand, `${name}-before`);
      await hand.rest();
      done[name] = await hand.act(isShown(word), () => act(hand, word));
      await shoot(hand, name);
    }
    return done as Acts;
  } catch (error) {
    for (const page of context.pages()) await shoot({ page }, 'failed');
    throw new Error(`${admin.name} didn’t do it`, { cause: error });
  } finally {
    await context.close();
  }
}

const measures = [
  ['to paint, ms', ({ paintMs }: Act) => paintMs, 0],
  ['over the wire, KB', ({ kilobytes }: Act) => kilobytes, 1],
  ['processor, ms', ({ scriptMs }: Act) => scriptMs, 0],
] as const;

/** Every act and measure, with how many times as much the others take. */
function asTable(admins: Admin[], taken: Map<Admin, Acts[]>, facts: string): string[] {
  const [own, ...others] = admins.map(({ name }) => name);
  const rows = Object.entries(acts).flatMap(([name, title]) =>
    measures.map(([unit, pick, digits]) => {
      const [mine = 0, ...theirs] = admins.map((admin) =>
        median((taken.get(admin) ?? []).map((round) => pick(round[name as ActName]))),
      );
      return [
        `${title}: ${unit}`,
        mine.toFixed(digits),
        ...theirs.flatMap((each) => {
          const isMissed = each === 0 || each < aim * mine;
          const ratio = mine > 0 ? (each / mine).toFixed(2) : '';
          return [each.toFixed(digits), isMissed ? `**${ratio}** missed` : ratio];
        }),
      ];
    }),
  );
  const head = [facts, own, ...others.flatMap((name) => [name, `of ${own} (${aim})`])];
  return table(head.join(' | '), rows);
}

/** Does the same acts in each product in turn, round by round; the first round is not counted. */
export const run = () =>
  browsing(async (here) => {
    const others = { payload: accountOf('PAYLOAD'), directus: accountOf('DIRECTUS') };
    let data = { copied: 0, word: '' };
    await here.inDatabase(async (pool) => {
      data = await copyListings(pool, others.directus);
    });
    const admins = [
      masthead(here.addresses[0] ?? '', await here.tokenOf('admin')),
      payload(here.browser, others.payload),
      directus(here.browser, others.directus),
    ];
    const taken = new Map<Admin, Acts[]>(admins.map((admin) => [admin, []]));
    for (let round = 0; round <= rounds; round += 1)
      for (const admin of admins) {
        const done = await actAll(here.browser, admin, data.word);
        if (round > 0) taken.get(admin)?.push(done);
      }
    return asTable(admins, taken, `${grouped(data.copied)} listings, ${rounds} rounds, medians`);
  });

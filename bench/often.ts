import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ListingSearch,
  listingRows,
  listListings,
} from '@masthead/server/listings/listing.store.ts';
import { rowsOf, theProduct } from '../server/src/access/rows.ts';
import { openSessions } from '../server/src/access/sessions.ts';
import { openPool, type Pool } from '../server/src/db/client.ts';
import { listRecordChanges } from '../server/src/history/history.queries.ts';
import { parseJson } from '../server/src/http/request-bodies.ts';
import { addReadings } from '../server/src/mailings/counts.queries.ts';
import { buildMailing } from '../server/src/mailings/mailings.testing.ts';
import { buildUser } from '../server/src/users/users.testing.ts';
import { openSession } from '../server/test/session.ts';
import { allKinds } from '../shared/src/history/record-kinds.ts';
import { median, startBenchDatabase } from './database.ts';
import { fill } from './listings-fill.ts';

const size = Number(process.env.BENCH_LISTINGS ?? 100_000);
const everybody = rowsOf(theProduct, listingRows);
const all: ListingSearch = { firmIds: null, type: null, texts: {} };

/** The middle of the times that some work takes, in ms. */
async function msOf(work: (round: number) => unknown, times = 21): Promise<string> {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await work(round);
    taken.push(performance.now() - start);
  }
  return median(taken).toFixed(1);
}

async function lists(pool: Pool): Promise<string[]> {
  const row = async (name: string, search: ListingSearch, offset: number) =>
    `| ${name} | ${await msOf(() => listListings(pool, everybody, search, { limit: 20, offset }))} ms |`;
  return [
    await row('listings, page 1 of all', all, 0),
    await row('listings, page 100 of all', all, 1980),
    await row('listings, page 1 of a firm', { ...all, firmIds: [77] }, 0),
    await row('listings, page 1 of a type that none has', { ...all, type: 'None' }, 0),
  ];
}

/** The history of a series among many changes of the posts of others. */
async function histories(pool: Pool): Promise<string> {
  const kind = allKinds.find(({ table }) => table === 'series');
  if (!kind) throw new Error('no series');
  await pool`
    insert into changes (table_name, record_id, action, after)
    select 'series_posts', n::text, 'insert', jsonb_build_object('series_id', n % 1000, 'title', repeat('word ', 20))
      from generate_series(1, 100000) n`;
  await pool`analyze changes`;
  const page = { before: undefined, limit: 20 };
  return `| history of one series among 100,000 changes of series | ${await msOf(() =>
    listRecordChanges(pool, theProduct, kind, '7', page),
  )} ms |`;
}

/** A thousand opens of one email, each by itself and gathered. */
async function opens(pool: Pool): Promise<string[]> {
  const { id } = await buildMailing(pool);
  await pool`update mailings set started_at = now() where id = ${id}`;
  await pool`insert into mailing_counts (mailing_id, place) values (${id}, 0) on conflict do nothing`;
  const readings = (round: number) =>
    Array.from({ length: 1000 }, (_, n) => ({
      mailingId: id,
      place: 0,
      token: `${round}x${n}`,
      subscriberId: null,
      times: 1,
    }));
  const alone = await msOf(
    (round) => Promise.all(readings(round).map((one) => addReadings(pool, [one]))),
    5,
  );
  const together = await msOf((round) => addReadings(pool, readings(100 + round)), 5);
  return [
    `| 1,000 opens of one email, each by itself | ${alone} ms |`,
    `| 1,000 opens of one email, gathered | ${together} ms |`,
  ];
}

/** What one sign-out costs the others: a thousand who are signed in ask once more. */
async function signOut(pool: Pool): Promise<string> {
  const sessions = openSessions(pool);
  const [leaver, ...tokens] = await Promise.all(
    Array.from({ length: 1001 }, async () => {
      const userId = await buildUser(pool);
      return { userId, token: await openSession(pool, userId) };
    }),
  );
  const findAll = () => Promise.all(tokens.map(({ token }) => sessions.find(token)));
  await wait(500);
  await findAll();
  const ms = await msOf(async (round) => {
    await pool`update users set name = ${`Name ${round}`} where id = ${leaver?.userId ?? 0}`;
    await findAll();
  });
  await sessions.close();
  return `| a profile is saved, and 1,000 others ask once more | ${ms} ms |`;
}

/** The body of a form with a long text and many short ones. */
function bodies(): Promise<string> {
  const rows = Array.from({ length: 500 }, (_, n) => ({
    id: n,
    title: `A “title” of \\${n}`,
    isShown: true,
    body: '<p>Some "words"</p>'.repeat(10),
  }));
  const bytes = Buffer.from(JSON.stringify({ rows }));
  return msOf(() => parseJson(bytes), 101).then(
    (ms) => `| a body of ${Math.round(bytes.length / 1024)} KB is read | ${ms} ms |`,
  );
}

/** What happens often and has to be cheap; answers a table. */
export async function benchOften(): Promise<string[]> {
  const database = await startBenchDatabase();
  try {
    const connection = await database.create('often');
    await fill(connection, size);
    const pool = openPool(connection, { max: 5, hasLimits: false });
    const rows = ['| what | median |', '|---|---|'];
    rows.push(...(await lists(pool)));
    rows.push(await histories(pool), ...(await opens(pool)), await signOut(pool), await bodies());
    await pool.end();
    return rows;
  } finally {
    await database.stop();
  }
}

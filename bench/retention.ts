import { setTimeout as wait } from 'node:timers/promises';
import { openPool, type Pool } from '../server/src/platform/db/client.ts';
import { retain } from '../server/src/platform/retention/retain.ts';
import { retentionsOf } from '../server/src/retentions.ts';
import { chainHistory } from '../server/src/workspace/audit/chain-history.ts';
import { type Bench, onBench } from './database.ts';
import { grouped, inMegabytes, median, percentile, sizeOf, table } from './figures.ts';
import { fillPeople } from './fill.ts';
import type { Serving } from './serving.ts';

/** Rows of each large table; as many again are younger than the period. */
const rows = sizeOf(1_000_000);
const aRound = Math.ceil(rows / 5);
const rounds = 3;
const readers = Math.min(rows, 20_000);
/** People who save at the same time, and the pause before the next save, in ms. */
const people = 4;
const pauseMs = 50;
const quietMs = 10_000;
/** The longest save beside retention, in ms, and the growth of a table that is filled as it is emptied. */
const aims = { longest: 500, growth: 1.1 };

async function fillChanges(pool: Pool, count: number, days: number): Promise<void> {
  await pool`
    insert into changes (table_name, record_id, action, actor_id, at, before, after)
    select 'listings', n::text, 'update', 1, now() - make_interval(days => ${days}) - n * interval '1 second',
           '{"description1": "Quiet cottage in Hyde Park"}', '{"description1": "Bright cottage in Hyde Park"}'
      from generate_series(1, ${count}::int) n`;
  let done = -1;
  for (let last = -2; done !== last; ) {
    last = done;
    await chainHistory(pool);
    const [row] = await pool<{ seq: number }[]>`
      select coalesce(max(seq), 0)::int as seq from audit_entries`;
    done = row?.seq ?? 0;
  }
}

async function fillAudience(pool: Pool): Promise<void> {
  await pool`insert into audiences (id, site_id, name) values ('a', 1, 'Daily')`;
  await pool`insert into subscribers (audience_id, email)
    select 'a', 'reader' || n || '@mail.example' from generate_series(1, ${readers}::int) n`;
}

async function fillDeliveries(pool: Pool, count: number, days: number): Promise<void> {
  for (let made = 0; made < count; made += readers)
    await pool`
      with campaign as (
        insert into campaigns (kind, style, subject, site_id, utm, content, send_date, status, provider_campaign_id)
        values ('daily-digest', 'Daily Digest', 'Email', 1, '{}', '{}', current_date, 'sent', 'x') returning id),
      mailing as (
        insert into mailings (campaign_id, audience_id, subject, from_name, reply_to, html, text, send_at, status,
                              archive_key, started_at, finished_at)
        select id, 'a', 'Email', 'Daily', 'a@b.example', '', '', at, 'sent', gen_random_uuid(), at, at
          from campaign, lateral (select now() - make_interval(days => ${days}) as at) t returning id)
      insert into mail_deliveries (mailing_id, subscriber_id, email, status, at)
      select mailing.id, s.id, s.email, 'sent', now() - make_interval(days => ${days}) from mailing, subscribers s`;
}

const kinds = [
  { kind: 'history', days: 365, tables: ['changes'], fill: fillChanges },
  { kind: 'deliveries', days: 365, tables: ['mail_deliveries'], fill: fillDeliveries },
] as const;
type Kind = (typeof kinds)[number];

/** Changes of listings, as people save them, until it is over; the ms of each. */
async function save({ address, headers }: Serving, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  const person = async (nth: number) => {
    const url = `${address}/api/showcase-firm-item`;
    const versionIn = async (answer: Response) =>
      ((await answer.json()) as { version: number }).version;
    let version = await versionIn(await fetch(`${url}/${nth}`, { headers }));
    for (let at = 0; !isOver(); at += 1) {
      const body = JSON.stringify({ id: nth, version, description1: `Cottage ${at}` });
      const began = performance.now();
      const answer = await fetch(url, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(`A save was answered with ${answer.status}`);
      version = await versionIn(answer);
      took.push(performance.now() - began);
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, at) => person(at + 1)));
  return took;
}

const bytesOf = async (pool: Pool, { tables }: Kind) => {
  const [row] = await pool<{ bytes: number }[]>`
    select sum(pg_total_relation_size(name::regclass))::float8 as bytes from unnest(${[...tables]}::text[]) name`;
  return row?.bytes ?? 0;
};

const inMs = (took: readonly number[]) =>
  `${median(took).toFixed(0)} / ${percentile(took, 0.99).toFixed(0)} / **${Math.max(0, ...took).toFixed(0)}**`;

/** Deletes all that is due, as the worker does minute by minute; answers how many rows, and how long it took in seconds. */
async function retainAll(pool: Pool, { kind, days }: Kind) {
  await pool`delete from retention_periods`;
  await pool`insert into retention_periods (kind, days) values (${kind}, ${days})`;
  await pool`update retention_runs set done_at = '-infinity', deleted = 0`;
  const began = performance.now();
  const run = () =>
    retain(pool, retentionsOf({ remove: async () => {} }), { isStopping: () => false });
  for (;;) {
    await run();
    const [row] = await pool<{ deleted: number; isDone: boolean }[]>`
      select deleted::int, done_at is not null as is_done from retention_runs where kind = ${kind}`;
    if (row?.isDone) return { deleted: row.deleted, seconds: (performance.now() - began) / 1000 };
  }
}

async function measureKind(bench: Bench, worker: Pool, server: Serving, kind: Kind) {
  const { pool } = bench;
  await kind.fill(pool, rows, 100);
  await kind.fill(pool, rows, 400);
  await pool.unsafe('vacuum analyze');
  const cells: (string | number)[][] = [];
  const first = await bytesOf(pool, kind);
  for (let round = 0; round <= rounds; round += 1) {
    if (round > 0) await kind.fill(pool, aRound, 400);
    let isOver = false;
    const [took, { deleted, seconds }] = await Promise.all([
      save(server, () => isOver),
      retainAll(worker, kind).finally(() => {
        isOver = true;
      }),
    ]);
    await pool.unsafe('vacuum');
    const bytes = await bytesOf(pool, kind);
    cells.push([
      kind.kind,
      round === 0 ? 'all at once' : `day ${round}`,
      grouped(deleted),
      `**${grouped(Math.round(deleted / seconds))}**`,
      grouped(took.length),
      inMs(took),
      inMegabytes(bytes),
      `${(bytes / first).toFixed(2)} (${aims.growth})`,
    ]);
  }
  return cells;
}

/** Measures how fast retention deletes, what ordinary saves wait beside it, and whether the tables stay as large. */
export const run = () =>
  onBench(async (bench) => {
    const { pool, connection, serve } = bench;
    await fillPeople(pool);
    await fillAudience(pool);
    await pool`insert into showcase_firms (name) values ('Firm')`;
    await pool`
      insert into listings (showcase_firm_id, type, description1, address, city, state, zip, price, url, image_url)
      select 1, 'Property', 'Cottage', '1 Congress Avenue', 'Austin', 'TX', '78701', 425000, 'https://firm.example', '/a.jpg'
        from generate_series(1, ${people}::int)`;
    const worker = openPool(connection, { max: 2 });
    bench.atEnd(() => worker.end());
    const server = await serve({ kind: 'product' });
    const end = performance.now() + quietMs;
    const quiet = await save(server, () => performance.now() > end);
    const cells: (string | number)[][] = [];
    for (const kind of kinds) cells.push(...(await measureKind(bench, worker, server, kind)));
    return [
      `${grouped(rows)} rows to delete and as many to keep; ${people} people save listings. Without retention: ${inMs(quiet)} ms.`,
      '',
      ...table(
        `kind | round | deleted | rows a second | saves beside it | p50 / p99 / longest ms (${aims.longest}) | MB after a vacuum | of the size at first (aim)`,
        cells,
      ),
    ];
  });

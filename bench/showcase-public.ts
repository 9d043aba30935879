import { type Connection, openPool } from '../server/src/db/client.ts';
import { startBenchDatabase } from './database.ts';
import { loadInTurn, rateCells, serve } from './serving.ts';

const size = Number(process.env.BENCH_SLOTS ?? 20_000);
const amount = { connections: 16, seconds: 5, rounds: 3 };

/** Slots of 30 days over three years on five sites: about 36 run on a site on any day. Ten firms a hundred are paused. */
export async function fill(connection: Connection, slots: number): Promise<void> {
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`insert into sites (property, city, url, name, is_main) select 'Site', 'City ' || n, 'https://example.com', 'Site ' || n, true from generate_series(1, 5) n`;
  const tables = 'showcase_firms listings ad_slots ad_slot_sites ad_slot_firms ad_slot_items'.split(
    ' ',
  );
  for (const table of tables) await pool.unsafe(`alter table ${table} disable trigger user`);
  await pool`insert into showcase_firms (name, website, more_info_text, button_color, is_paused)
    select 'Firm ' || n, 'https://firm.example', 'Tour this home', '#1b4081', n % 10 = 0 from generate_series(1, 1000) n`;
  await pool`insert into listings (showcase_firm_id, type, description1, description2, address, city, state, zip, price, url, image_url)
    select 1 + n % 1000, 'Property', 'House number ' || n, repeat('A porch and a view. ', 5), n || ' Oak Street', 'Austin', 'TX', '78701',
           100000 + n, 'https://firm.example/' || n, '/images/upload/' || n || '.jpg' from generate_series(1, 100000) n`;
  await pool`insert into ad_slots (title1, start_date, end_date, display_effect)
    select 'Slot ' || n, current_date - 550 + n % 1100, current_date - 520 + n % 1100, case when n % 2 = 0 then 'popup' else 'rollover' end
      from generate_series(1, ${slots}::int) n`;
  await pool`insert into ad_slot_sites (ad_slot_id, site_id) select n, 1 + n % 5 from generate_series(1, ${slots}::int) n where n % 3 = 0`;
  await pool`insert into ad_slot_sites (ad_slot_id, site_id) select n, 1 + (n + 1) % 5 from generate_series(1, ${slots}::int) n where n % 7 = 0 on conflict do nothing`;
  await pool`insert into ad_slot_firms (ad_slot_id, firm_id, position) select n, 1 + n % 1000, 1 from generate_series(1, ${slots}::int) n`;
  await pool`insert into ad_slot_items (ad_slot_id, listing_id, position)
    select n, 1 + (n % 1000 + i * 1000) % 100000, i from generate_series(1, ${slots}::int) n, generate_series(1, 4) i`;
  for (const table of tables) await pool.unsafe(`alter table ${table} enable trigger user`);
  await pool.unsafe('vacuum analyze');
  await pool.end();
}

/** The public slots of a site against the same SQL behind a bare route; answers a table. */
export async function benchShowcasePublic(): Promise<string[]> {
  const database = await startBenchDatabase();
  const rows = [
    '| call | slots | bare req/s | Masthead req/s | ratio | p50 ms (bare) |',
    '|---|---|---|---|---|---|',
  ];
  try {
    const connection = await database.create('showcase');
    await fill(connection, size);
    const bare = await serve('showcase-server.ts', { kind: 'bare', connection });
    const product = await serve('showcase-server.ts', { kind: 'product', connection });
    const asked = { path: '/api/public/sites/1/showcase' };
    const of = await loadInTurn({ bare, product }, asked, amount);
    const cells = [
      'public slots of a site',
      size.toLocaleString('en-US'),
      ...rateCells(of),
      `${of((f) => f.product.p50)} (${of((f) => f.bare.p50)})`,
    ];
    rows.push(`| ${cells.join(' | ')} |`);
    bare.stop();
    product.stop();
  } finally {
    await database.stop();
  }
  return rows;
}

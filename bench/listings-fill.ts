import { type Connection, openPool, type Pool } from '../server/src/db/client.ts';

const firms = 1000;
const slots = 20_000;

/** Words of the made descriptions; the earlier ones of a list are picked more often. */
const kinds =
  'House;Ranch house;Town house;Cottage;Bungalow;Loft;Condominium;Farmhouse;Duplex;Craftsman;Villa;Cabin;Adobe;Tudor;Carriage house;Houseboat';
const manners =
  'Bright;Quiet;Restored;Modern;Brick;Corner;Shaded;Airy;Stone;Hilltop;Sunny;Compact;Grand;Gated;Riverside;Historic;Glass-walled;Brand-new;Low-slung;Storybook';
const places =
  'Hyde Park;Mueller;Zilker;Travis Heights;Montrose;Woodland Heights;Midtown;Lakewood;Oak Cliff;Bishop Arts;Fairmount;Ridglea;Riverside;Ryan Place;Southtown;King William;Monte Vista;Olmos Park;Crestview;Garden Oaks;Eastwood;Kessler Park;Casa Linda;Berkeley Place';
const features =
  'garden;new kitchen;oak floors;porch;garage;open plan;high ceilings;pool;study;fireplace;patio;walk-in closet;pantry;workshop;guest suite;solar roof;breakfast nook;sleeping porch;cedar fence;fruit trees;wine cellar;skylight;library;sauna;greenhouse;root cellar;spiral stair;bell tower;darkroom;koi pond';
const streets =
  'Lantern Oak;Copper Wren;Juniper Bend;Dry Creek;Heron Pond;Old Quarry;Saddle Blanket;Prairie Clover;Blue Agave;Mill Race';

/** A random one of a list; the first is picked most. */
const oneOf = (words: string) => {
  const list = words.split(';');
  const array = `array[${list.map((word) => `'${word}'`).join(',')}]`;
  return `(${array})[1 + floor(${list.length} * random() * random())::int]`;
};

/** Runs work without some indexes, which are made again afterwards: far quicker for a million rows. */
async function withoutIndexes(pool: Pool, table: string, work: () => Promise<void>) {
  const indexes = await pool<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = ${table}::regclass and not indisunique`;
  for (const { name } of indexes) await pool.unsafe(`drop index ${name}`);
  await work();
  await pool.unsafe("set maintenance_work_mem = '512MB'");
  for (const { definition } of indexes) await pool.unsafe(definition);
}

/** Fifty listings hold a rare word in both descriptions at every size; they were added one after the other, as every listing is. */
async function fillListings(pool: Pool, rows: number): Promise<void> {
  const every = Math.max(1, Math.floor(rows / 50));
  await pool.unsafe(`
    insert into listings (showcase_firm_id, representative_id, type, description1, description2, address, city, state,
                          zip, price, url, image_url, created_at, updated_at, created_by)
    select 1 + floor(${firms} * random())::int, null, case when random() < 0.8 then 'Property' else 'Property w/o Realtor' end,
           ${oneOf(manners)} || ' ' || lower(${oneOf(kinds)}) || ' in ' || ${oneOf(places)} ||
             case when n % ${every} = 1 then ' with a zeppelin mast' else '' end,
           (2 + floor(4 * random()))::int || ' bedrooms, ' || (1 + floor(4 * random()))::int || ' baths, ' ||
             (700 + floor(4200 * random()))::int || ' square feet. ' || initcap(${oneOf(features)}) || ', ' || ${oneOf(features)} ||
             ' and ' || ${oneOf(features)} || '; ' || ${oneOf(features)} || ' at the back. Near ' || ${oneOf(places)} || '.' ||
             case when n % ${every} = 1 then ' The observatory stays.' else '' end,
           (100 + floor(9800 * random()))::int || ' ' || ${oneOf(streets)} || ' Lane', 'Austin', 'TX', '787' || (10 + floor(80 * random()))::int,
           100000 + 500 * floor(3000 * random()), 'https://firm.example/' || n, '/images/upload/' || n || '.jpg',
           now() - (${rows} - n) * interval '1500 days' / ${rows}, now(), 1
      from generate_series(1, ${rows}) n`);
}

async function fillSlots(pool: Pool): Promise<void> {
  await pool`insert into ad_slots (title1, start_date, end_date, display_effect)
    select 'Slot ' || n, current_date - 550 + n % 1100, current_date - 520 + n % 1100, case when n % 2 = 0 then 'popup' else 'rollover' end
      from generate_series(1, ${slots}::int) n`;
  await pool`insert into ad_slot_sites (ad_slot_id, site_id) select n, 1 + n % 5 from generate_series(1, ${slots}::int) n`;
  await pool`insert into ad_slot_firms (ad_slot_id, firm_id, position)
    select n, 1 + n % ${firms}::int, 1 from generate_series(1, ${slots}::int) n`;
  await pool`insert into ad_slot_items (ad_slot_id, listing_id, position)
    select s.n, l.id, l.place from generate_series(1, ${slots}::int) s(n),
      lateral (select id, row_number() over () as place from listings
                where showcase_firm_id = 1 + s.n % ${firms}::int and deleted_at is null
                order by created_at, id limit 4) l`;
}

/** 1,000 firms, so many listings and 20,000 slots, as sites would have them after some years. */
export async function fill(connection: Connection, rows: number): Promise<void> {
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`select setseed(0.42)`;
  await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
  await pool`insert into users (username, email, name, organization_id) values ('listing', 'listing@example.com', 'Liston', 1)`;
  await pool`insert into user_roles (user_id, name) values (1, 'listing')`;
  await pool`insert into sites (property, city, url, name, is_main)
    select 'Site', 'City ' || n, 'https://example.com', 'Site ' || n, true from generate_series(1, 5) n`;
  await fillShowcase(pool, rows);
  await pool.end();
}

/** The same in a database that has people and at least five sites. */
export async function fillShowcase(pool: Pool, rows: number): Promise<void> {
  const tables = 'showcase_firms listings ad_slots ad_slot_sites ad_slot_firms ad_slot_items';
  for (const table of tables.split(' '))
    await pool.unsafe(`alter table ${table} disable trigger user`);
  await pool`insert into showcase_firms (name) select 'Firm ' || n from generate_series(1, ${firms}::int) n`;
  await withoutIndexes(pool, 'listings', () => fillListings(pool, rows));
  await pool.unsafe('vacuum analyze');
  await fillSlots(pool);
  for (const table of tables.split(' '))
    await pool.unsafe(`alter table ${table} enable trigger user`);
  await pool.unsafe('vacuum analyze');
}

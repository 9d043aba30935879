import type { Pool } from '../server/src/platform/db/client.ts';

const firms = 1000;
const slots = 20_000;

/** Words of the generated descriptions; words early in a list are picked more often. */
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

/** A random item of a list; the first is the most likely. */
const oneOf = (words: string) => {
  const list = words.split(';');
  const array = `array[${list.map((word) => `'${word}'`).join(',')}]`;
  return `(${array})[1 + floor(${list.length} * random() * random())::int]`;
};

/** Runs work without some indexes and creates them again afterwards: far faster for a million rows. */
async function withoutIndexes(pool: Pool, table: string, work: () => Promise<void>) {
  const indexes = await pool<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = ${table}::regclass and not indisunique`;
  for (const { name } of indexes) await pool.unsafe(`drop index ${name}`);
  await work();
  await pool.unsafe("set maintenance_work_mem = '512MB'");
  for (const { definition } of indexes) await pool.unsafe(definition);
}

/** At every size, fifty listings contain a rare word in both descriptions. They are added one after the other, like all listings. */
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

/** Runs work with the triggers of some tables off, then analyzes the tables. */
async function withoutTriggers(pool: Pool, tables: string[], work: () => Promise<void>) {
  for (const table of tables) await pool.unsafe(`alter table ${table} disable trigger user`);
  // Why: without it a listing has no words to be found by. Databases of older versions have no such trigger.
  const kept = await pool<{ on: string }[]>`
    select tgrelid::regclass::text as on from pg_trigger
     where tgname = 'listing_words' and tgrelid = any(${tables}::regclass[])`;
  for (const { on } of kept) await pool.unsafe(`alter table ${on} enable trigger listing_words`);
  await work();
  for (const table of tables) await pool.unsafe(`alter table ${table} enable trigger user`);
  await pool.unsafe('vacuum analyze');
}

/** Adds a person who may open every list, a partner, and eight sites. */
export async function fillPeople(pool: Pool): Promise<void> {
  await pool`insert into organizations (name, is_owner) values ('Bench', true), ('Partner', false)`;
  await pool`insert into users (username, email, name, organization_id)
    select p.name, p.name || '@example.com', initcap(p.name), o.id
      from (values ('editor', 'Bench'), ('partner', 'Partner')) p(name, organization)
      join organizations o on o.name = p.organization order by p.name`;
  await pool`insert into user_roles (user_id, name)
    select 1, name from unnest(array['admin', 'editor', 'listing']) name`;
  await pool`insert into sites (property, city, url, name, is_main)
    select 'Site', 'City ' || n, 'https://example.com', 'Site ' || n, true from generate_series(1, 8) n`;
}

/** Adds 1,000 firms, the given number of listings and 20,000 ad slots, as after some years of use. */
export async function fillShowcase(pool: Pool, rows: number): Promise<void> {
  await pool`select setseed(0.42)`;
  const slotTables = ['ad_slots', 'ad_slot_sites', 'ad_slot_firms', 'ad_slot_items'];
  await withoutTriggers(pool, ['showcase_firms', 'listings', ...slotTables], async () => {
    await pool`insert into showcase_firms (name) select 'Firm ' || n from generate_series(1, ${firms}::int) n`;
    await withoutIndexes(pool, 'listings', () => fillListings(pool, rows));
    await pool.unsafe('analyze listings');
    await fillSlots(pool);
  });
}

/** At every size, fifty headlines contain a rare word. Rows are spread over eight sites, eleven sections and ten years; one in fifty is a draft. */
export async function fillPosts(pool: Pool, rows: number): Promise<void> {
  await pool`insert into sections (site_id, title, position) select s.id, 'Section ' || n, n from sites s, generate_series(1, 11) n`;
  await pool`insert into authors (name) select 'Author ' || n from generate_series(1, 40) n`;
  const words = 'market opens downtown festival chef school bridge garden gallery stadium'.split(
    ' ',
  );
  // Why only this trigger: the counts of posts are updated by another one.
  await pool`alter table news_items disable trigger record_inserts`;
  for (let from = 1; from <= rows; from += 100_000)
    await pool`
      insert into news_items (site_id, type, status, headline, description, image_url, post_url, byline,
                              total_views, created_at, updated_at, last_published_at)
      select 1 + n % 8, case when n % 6 = 0 then 'event' else 'article' end, case when n % 50 = 0 then 5 else 0 end,
             initcap((${words}::text[])[1 + n % 10] || ' ' || (${words}::text[])[1 + n / 7 % 10]) || case when n % (${rows}::int / 50) = 1 then ' zeppelin' else ' in part of town' end || ' number ' || n,
             'A description of about a hundred and twenty characters, as editors write under their headlines, number ' || n,
             '/images/' || n || '.jpg', 'https://example.com/' || n,
             'Author ' || (1 + n % 40), n % 5000, at, at, at
        from generate_series(${from}::int, ${Math.min(from + 99_999, rows)}::int) n,
             lateral (select now() - (n::numeric / ${rows} * 3650) * interval '1 day' as at) t`;
  await pool`insert into news_item_contents (news_item_id, body) select id, repeat('A paragraph of the story. ', 20) from news_items`;
  await pool`insert into news_item_sections select id, (site_id - 1) * 11 + 1 + id % 11, 1 from news_items`;
  await pool`insert into news_item_authors select id, 1 + id % 40, 1 from news_items`;
  await pool`alter table news_items enable trigger record_inserts`;
  await pool.unsafe('vacuum analyze');
}

/** Adds invoices of the partner over five sites and three years, nine in ten approved, each with a post. */
export async function fillInvoices(pool: Pool, rows: number): Promise<void> {
  await withoutTriggers(pool, ['invoices', 'invoice_posts'], async () => {
    await pool`
      insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount, state, decided_at, decided_by, editor_comments)
      select 2, 1, 1 + n % 5, case when n % 4 = 0 then 'Promoted Content' else 'Article' end,
             'Story number ' || n || ' with pictures, as agreed by phone', current_date - n % 1100,
             50 + n % 400 + 0.25 * (n % 4), case when n % 10 = 0 then 'awaiting' else 'approved' end,
             case when n % 10 > 0 then now() end, case when n % 10 > 0 then 1 end,
             case when n % 7 = 0 then 'Thanks, quick work.' end
        from generate_series(1, ${rows}::int) n`;
    await pool`insert into invoice_posts (invoice_id, news_item_id, position, headline)
      select id, 1 + id % (select count(*) from news_items), 1, 'Story' from invoices`;
  });
}

/** Adds some of everything on an admin's to-do list: flagged posts, listings without an image, photos, emails and changes by a partner. */
export async function fillDesk(pool: Pool): Promise<void> {
  const tables = ['news_items', 'listings', 'photos', 'campaigns'];
  await withoutTriggers(pool, tables, async () => {
    await pool`update news_items set is_flagged_for_editor = true where status = 5 and id % 400 = 0`;
    await pool`update listings set image_url = '' where id % 500 = 0`;
    await pool`update listings set open_house_end_date = now() - interval '1 day' where id % 300 = 0`;
    await pool`insert into photos (original, width, height, alt_tag, credit)
      select '/images/upload/' || n || '.jpg', 800, 600, case when n % 50 = 0 then '' else 'A picture' end, 'Somebody'
        from generate_series(1, 100000) n`;
    await pool`insert into campaigns (kind, style, subject, site_id, utm, content, send_date, status, provider_campaign_id)
      select (array['daily-digest', 'hotw', 'promo-alert', 'news-alert'])[1 + n % 4], 'Daily Digest', 'Email ' || n, 1 + n % 8,
             '{}', '{}', current_date - n / 8, case when n % 4000 < 4 then 'failed' else 'sent' end, 'x'
        from generate_series(1, 20000) n`;
    await pool`insert into changes (table_name, record_id, action, actor_id, at, before, after)
      select (array['listings', 'news_items', 'ad_slots'])[1 + n % 3], n::text, 'update',
             case when n % 20 = 0 then 2 else 1 end, now() - n * interval '2 minutes', '{"line1": "a"}', '{"line1": "b"}'
        from generate_series(1, 500000) n`;
  });
}

import { type Connection, openPool, type Pool } from '../server/src/db/client.ts';
import { fill as fillArticles } from './articles.ts';
import { median, startBenchDatabase } from './database.ts';
import { fillShowcase } from './listings-fill.ts';
import { load, serve } from './serving.ts';

const posts = (process.env.BENCH_SIZES ?? '10000,1000000').split(',').map(Number);
const listings = Number(process.env.BENCH_LISTINGS ?? 100_000);
const invoices = 10_000;
const photos = 100_000;
const emails = 20_000;
const changes = 500_000;
const rounds = 5;
const seconds = 4;

/** What waits is a little of everything: every tenth invoice, every fiftieth photo, few emails and flags. */
async function fillRest(pool: Pool): Promise<void> {
  await pool`insert into organizations (name) values ('Partner')`;
  await pool`insert into users (username, email, name, organization_id)
    values ('partner', 'partner@example.com', 'Partner', (select id from organizations where name = 'Partner'))`;
  const tables = 'news_items invoices photos campaigns listings';
  for (const table of tables.split(' '))
    await pool.unsafe(`alter table ${table} disable trigger user`);
  await pool`update news_items set is_flagged_for_editor = true where status = 5 and id % 400 = 0`;
  await pool`update listings set image_url = '' where id % 500 = 0`;
  await pool`update listings set open_house_end_date = now() - interval '1 day' where id % 300 = 0`;
  await pool`insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount, state, decided_at)
    select 1, 1, 1 + n % 8, 'Article', 'Invoice ' || n, current_date - n % 900, 100 + n % 400,
           case when n % 10 = 0 then 'awaiting' else 'approved' end, case when n % 10 = 0 then null else now() end
      from generate_series(1, ${invoices}::int) n`;
  await pool`insert into photos (original, width, height, alt_tag, credit)
    select '/images/upload/' || n || '.jpg', 800, 600, case when n % 50 = 0 then '' else 'A picture' end, 'Somebody'
      from generate_series(1, ${photos}::int) n`;
  await pool`insert into campaigns (kind, style, subject, site_id, utm, content, send_date, status, provider_campaign_id)
    select (array['daily-digest', 'hotw', 'promo-alert', 'news-alert'])[1 + n % 4], 'Daily Digest', 'Email ' || n, 1 + n % 8,
           '{}', '{}', current_date - n / 8, case when n % 4000 < 4 then 'failed' else 'sent' end, 'x'
      from generate_series(1, ${emails}::int) n`;
  await pool`insert into changes (table_name, record_id, action, actor_id, at, before, after)
    select (array['listings', 'news_items', 'ad_slots'])[1 + n % 3], n::text, 'update',
           case when n % 20 = 0 then (select id from users where username = 'partner') else 1 end,
           now() - n * interval '2 minutes', '{"line1": "a"}', '{"line1": "b"}'
      from generate_series(1, ${changes}::int) n`;
  for (const table of tables.split(' '))
    await pool.unsafe(`alter table ${table} enable trigger user`);
  await pool.unsafe('vacuum analyze');
}

async function fill(connection: Connection, size: number): Promise<void> {
  await fillArticles(connection, size);
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`insert into user_roles (user_id, name) values (1, 'admin')`;
  await fillShowcase(pool, listings);
  await fillRest(pool);
  await pool.end();
}

/** The desk of an admin, for whom everything waits; answers a table. */
export async function benchDesk(): Promise<string[]> {
  const database = await startBenchDatabase();
  const rows = [
    '| posts | callers at once | p50 ms | p99 ms | server CPU ms | calls/s |',
    '|---|---|---|---|---|---|',
  ];
  try {
    for (const size of posts) {
      const connection = await database.create(`desk_${size}`);
      await fill(connection, size);
      const product = await serve('requests-server.ts', { kind: 'product', connection });
      const asked = { path: '/api/desk' };
      for (const connections of [1, 16]) {
        await load(product, asked, { connections, seconds: 1 });
        const figures: Awaited<ReturnType<typeof load>>[] = [];
        for (let round = 0; round < rounds; round += 1)
          figures.push(await load(product, asked, { connections, seconds }));
        const of = (pick: (each: (typeof figures)[number]) => number) => median(figures.map(pick));
        const cells = [
          size.toLocaleString('en-US'),
          connections,
          of((f) => f.p50),
          of((f) => f.p99),
          of((f) => f.cpuMs).toFixed(2),
          Math.round(of((f) => f.rate)),
        ];
        rows.push(`| ${cells.join(' | ')} |`);
      }
      product.stop();
    }
  } finally {
    await database.stop();
  }
  return rows;
}

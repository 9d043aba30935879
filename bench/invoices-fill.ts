import { type Connection, openPool } from '../server/src/db/client.ts';

const tables = ['invoices', 'invoice_posts', 'news_items'];
const contributors = 40;
const posts = 2000;

/** So many invoices of 40 people over five sites and three years, of which nine of ten are approved; each has its article. */
export async function fillInvoices(connection: Connection, rows: number): Promise<void> {
  const pool = openPool(connection, { max: 1, hasLimits: false });
  await pool`insert into organizations (name, is_owner) values ('Bench', true)`;
  await pool`insert into users (username, email, name, organization_id)
    select 'person' || n, 'person' || n || '@example.com', 'Person ' || n, 1
      from generate_series(1, ${contributors + 1}::int) n`;
  await pool`insert into user_roles (user_id, name) values (1, 'editor')`;
  await pool`insert into user_roles (user_id, name) select n, 'contributor' from generate_series(2, ${contributors + 1}::int) n`;
  await pool`insert into sites (property, city, url, name, is_main)
    select 'Site', 'City ' || n, 'https://example.com', 'Site ' || n, true from generate_series(1, 5) n`;
  for (const table of tables) await pool.unsafe(`alter table ${table} disable trigger user`);
  await pool`insert into news_items (site_id, type, status, headline, post_url)
    select 1 + n % 5, 'article', 0, 'Story number ' || n, 'https://example.com/' || n
      from generate_series(1, ${posts}::int) n`;
  await pool`
    insert into invoices (contributor_id, editor_id, site_id, type, description, date, amount, state, decided_at, decided_by, editor_comments)
    select 2 + n % ${contributors}::int, 1, 1 + n % 5, case when n % 4 = 0 then 'Promoted Content' else 'Article' end,
           'Story number ' || n || ' with pictures, as agreed by phone', current_date - n % 1100,
           50 + n % 400 + 0.25 * (n % 4),
           case when n % 10 = 0 then 'awaiting' else 'approved' end,
           case when n % 10 > 0 then now() end, case when n % 10 > 0 then 1 end,
           case when n % 7 = 0 then 'Thanks, quick work.' end
      from generate_series(1, ${rows}::int) n`;
  await pool`insert into invoice_posts (invoice_id, news_item_id, position, headline)
    select id, 1 + id % ${posts}::int, 1, 'Story' from invoices`;
  for (const table of tables) await pool.unsafe(`alter table ${table} enable trigger user`);
  await pool.unsafe('vacuum analyze');
  await pool.end();
}

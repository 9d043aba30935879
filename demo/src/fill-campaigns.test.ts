import { listListingsThen } from '@masthead/server/email/campaigns/drift.queries.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import { write } from '@masthead/server/platform/db/client.ts';
import { listingRows } from '@masthead/server/showcase/listings/listing.store.ts';
import { expect, test } from 'vitest';
import { filledDemo } from './filled-demo.testing.ts';

const database = filledDemo(new Date());

test('the subject of a demo digest is a whole headline, or says what the digest is', async () => {
  const digests = await database.pool<{ subject: string; isWhole: boolean }[]>`
    select c.subject, c.subject like '%: what % reads today'
           or exists (select from news_items n where n.headline = c.subject) as is_whole
      from campaigns c where c.kind = 'daily-digest'`;
  expect(digests.length).toBeGreaterThan(10);
  expect(digests.filter(({ isWhole }) => !isWhole)).toEqual([]);
});

test('what the demo has sent lies in the outbox, without marks that were to be filled', async () => {
  const [row] = await database.pool<{ sent: number; kept: number; marked: number }[]>`
    select count(*) as sent, count(o.id) as kept,
           count(*) filter (where o.html like '%*|%' or o.text like '%*|%') as marked
      from mailings m left join lateral
           (select * from outbox_messages where mailing_id = m.id order by id limit 1) o on true
     where m.status = 'sent'`;
  expect(row?.sent).toBeGreaterThan(20);
  expect(row).toEqual({ sent: row?.sent, kept: row?.sent, marked: 0 });
});

test('the invitations of the demo went out with an approval, and one waits for its own', async () => {
  const rows = await database.pool<{ status: string; steps: string; n: number }[]>`
    select status, steps, count(*)::int as n
      from (select case when c.status = 'draft' then 'draft' else 'on its way' end as status,
                   coalesce(string_agg(r.step, ', ' order by r.step desc), '') as steps
              from campaigns c left join release_steps r on r.campaign_id = c.id
             where c.style = 'Insider Invite' group by c.id) invitation group by status, steps order by status, steps`;
  expect(rows.map(({ status, steps }) => [status, steps])).toEqual([
    ['draft', ''],
    ['draft', 'asked'],
    ['on its way', 'asked, approved'],
  ]);
  expect(rows[1]?.n).toBe(1);
});

test('a house that is deleted under a scheduled email of the demo was there when that was scheduled', async () => {
  const { pool } = database;
  const [email] = await pool<{ id: number; slots: number[] }[]>`
    select id, (select array_agg(value::int) from jsonb_array_elements_text(content -> 'slots')) as slots
      from campaigns where kind = 'hotw' and status = 'scheduled' order by id limit 1`;
  if (!email) throw new Error('no scheduled email');
  const then = () => listListingsThen(pool, rowsOf(theProduct, listingRows), email.id, email.slots);
  expect((await then()).map(({ before }) => before)).toEqual(email.slots.map(() => ({})));
  await write(
    pool,
    null,
    (db) => db`update listings set deleted_at = now() where id = ${email.slots[0] ?? 0}`,
  );
  expect((await then()).filter(({ before }) => before.deleted_at === null)).toHaveLength(1);
});

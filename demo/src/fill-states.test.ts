import { seriesTypes } from '@masthead/shared/editorial/series/series.record.ts';
import { campaignKinds } from '@masthead/shared/email/campaigns/campaign.ts';
import { invoiceStates } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { expect, test } from 'vitest';
import { filledDemo } from './filled-demo.testing.ts';

// Why that early: nothing in the demo may look at the clock of the machine.
const now = new Date('2026-03-08T07:30:00Z');
const database = filledDemo(now);

interface State {
  kind: string;
  state: string;
}
/** The states that the demo holds of each kind of record, as 'kind: state'. */
const statesOf = (rows: readonly State[]) =>
  new Set(rows.map(({ kind, state }) => `${kind}: ${state}`));
const inEach = (kinds: readonly string[], states: readonly string[]) =>
  kinds.flatMap((kind) => states.map((state) => `${kind}: ${state}`));

test('the demo holds posts of every type and state', async () => {
  const states = statesOf(
    await database.pool<State[]>`
    select type as kind, unnest(array[
             case status when 0 then 'live' when 1 then 'pending' when 2 then 'unlisted' when 4 then 'deleted' else 'draft' end,
             case when status = 5 and scheduled_at is not null then 'scheduled' end,
             case when status = 0 and draft_revision_id is not null then 'live, with a change that waits' end,
             case when is_flagged_for_editor then 'flagged' end,
             case when is_starred then 'starred' end,
             case when 'promoted' = any(internal_tags) then 'promoted' end,
             case when 'hidedate' = any(internal_tags) then 'without its date' end]) as state
      from news_items n join news_item_contents c on c.news_item_id = n.id`,
  );
  expect([...states]).toEqual(
    expect.arrayContaining([
      ...inEach(['article', 'event', 'charity', 'place'], ['live', 'draft']),
      ...inEach(
        ['article'],
        ['pending', 'unlisted', 'deleted', 'scheduled', 'live, with a change that waits'],
      ),
      ...inEach(['article'], ['flagged', 'starred', 'promoted', 'without its date']),
    ]),
  );
});

test('posts of the demo are scheduled for tomorrow and for next week, and planned for days to come', async () => {
  const days = await database.pool<{ what: string; day: string }[]>`
    select 'scheduled' as what, (scheduled_at at time zone 'America/Chicago')::date as day from news_items
     where status = 5 and scheduled_at is not null
    union select 'planned', planned_on from news_item_plans`;
  const ofKind = (kind: string) => days.flatMap(({ what, day }) => (what === kind ? [day] : []));
  const today = centralDay(now);
  expect(ofKind('scheduled')).toContain(addDays(today, 1));
  expect(ofKind('scheduled').some((day) => day >= addDays(today, 7))).toBe(true);
  expect(ofKind('planned').filter((day) => day > today).length).toBeGreaterThan(3);
});

test('a post of the demo was written by three people, each word of it at a time of its own, and its old address leads to it', async () => {
  const [post] = await database.pool<{ people: number; sittings: number; slugs: string[] }[]>`
    select count(distinct r.actor_id)::int as people, count(distinct r.saved_at)::int as sittings,
           array(select slug from news_item_old_slugs o where o.news_item_id = r.news_item_id order by slug) as slugs
      from news_item_revisions r group by r.news_item_id order by 1 desc, 2 desc limit 1`;
  expect(post).toMatchObject({ people: 3, sittings: 6 });
  expect(post?.slugs).toContain('night-market-old-rail-yard');
  const [late] = await database.pool<{ n: number }[]>`
    select count(*)::int as n from news_item_revisions where saved_at > ${now} or published_at > ${now}`;
  expect(late?.n).toBe(0);
});

test('what lies beside the posts of the demo: views, links that show a draft, an event that comes again', async () => {
  const [row] = await database.pool<object[]>`
    select (select count(*)::int from saved_views where teams = '{}') > 0 as own_views,
           (select count(*)::int from saved_views where teams <> '{}') > 0 as shared_views,
           (select count(*)::int from preview_links where revoked_at is null and expires_at > ${now}) as open_links,
           (select count(*)::int from preview_links where revoked_at is not null) as ended_links,
           (select count(*)::int from news_items where type = 'event' and internal_tags::text like '%occurrence-%') as recurring`;
  expect(row).toEqual({
    ownViews: true,
    sharedViews: true,
    openLinks: 1,
    endedLinks: 1,
    recurring: 1,
  });
});

test('imports of the demo are done, with a report of problems of each kind, and one is undone', async () => {
  const imports = await database.pool<{ state: string; problems: string[]; counts: object }[]>`
    select state, counts, array(select distinct kind from import_problems p where p.import_id = i.id order by 1) as problems
      from imports i order by id`;
  expect(imports.map(({ state }) => state)).toEqual(['done', 'done', 'undone']);
  expect(imports[0]?.problems).toEqual(['refused', 'repaired']);
  expect(imports[2]?.counts).toMatchObject({ added: 3, undone: 3, stayed: 0 });
});

test('photos of the demo wait for words, and photosets stand in texts', async () => {
  const [row] = await database.pool<object[]>`
    select (select count(*) from photos where alt_tag = '') > 3 as without_alt,
           (select count(*) from photos where credit is null) > 3 as without_credit,
           (select count(*) from photos p where not exists (select from photo_uses u where u.photo_key = p.key)) > 3 as unused,
           (select count(*) from news_item_contents where body like '%data-photoset=%') > 2 as sets_in_use`;
  expect(row).toEqual({ withoutAlt: true, withoutCredit: true, unused: true, setsInUse: true });
});

test('series of the demo have every type and setting, and are past, active, to come and without dates', async () => {
  const states = statesOf(
    await database.pool<State[]>`
    select type as kind, unnest(array['is there',
             case when shuffle then 'shuffled' end, case when home_page then 'on the front page' end,
             case when hide_dates then 'without dates of posts' end, case when banner is not null then 'banner' end,
             case when logo is not null then 'logo' end, case when note is not null then 'note' end,
             case when digest_series then 'in digests' end, case when digest_days <> '[]' then 'on weekdays' end,
             case when digest_header_image is not null then 'header in digests' end,
             case when sponsor_link is not null then 'sponsor' end,
             case when end_date < ${centralDay(now)} then 'past' when start_date > ${centralDay(now)} then 'to come'
                  when start_date is null then 'undated' else 'active' end]) as state from series`,
  );
  const settings = new Set([...states].map((state) => state.split(': ')[1]));
  expect([...states]).toEqual(expect.arrayContaining(inEach(seriesTypes, ['is there', 'banner'])));
  expect([...settings]).toEqual(
    expect.arrayContaining([
      ...['shuffled', 'on the front page', 'without dates of posts', 'logo', 'note', 'sponsor'],
      ...['in digests', 'on weekdays', 'header in digests', 'past', 'active', 'to come', 'undated'],
    ]),
  );
});

test('emails of the demo of every kind are drafts, scheduled, sent and in trouble', async () => {
  const states = statesOf(
    await database.pool<State[]>`
    select kind, case when status in ('late', 'failed') then 'in trouble' else status end as state from campaigns
    union select kind, status from campaigns
    union select 'message', status from mail_deliveries`,
  );
  expect([...states]).toEqual(
    expect.arrayContaining([
      ...inEach(campaignKinds, ['draft', 'scheduled', 'sent', 'in trouble']),
      ...['daily-digest: late', 'promo-alert: failed'],
      ...inEach(['message'], ['sent', 'failed', 'unknown']),
    ]),
  );
});

test('what readers did with each sent email of the demo is counted, and some of it came back', async () => {
  const [row] = await database.pool<object[]>`
    select bool_and(opens > 0 and opens < m.sent_count) as opened, bool_and(clicks > 0) as clicked,
           bool_or(hard > 0) as hard, bool_or(soft > 0) as soft, bool_or(gone > 0) as gone
      from mailings m cross join lateral (
             select sum(readers) filter (where place = 0) as opens, sum(times) filter (where place > 0) as clicks
               from mailing_counts where mailing_id = m.id) c
      cross join lateral (
             select count(*) filter (where bounce = 'hard') as hard, count(*) filter (where bounce = 'soft') as soft,
                    count(unsubscribed_at) as gone from mail_deliveries where mailing_id = m.id) d
     where m.status = 'sent'`;
  expect(row).toEqual({ opened: true, clicked: true, hard: true, soft: true, gone: true });
});

test('invoices of the demo are in every state, with bills in each; of those in a file one has changed, and one is deleted', async () => {
  const states = statesOf(
    await database.pool<State[]>`
    select i.state as kind, unnest(array['is there', (
             select f.kind from invoice_files x join invoice_uploads f on f.id = x.upload_id where x.invoice_id = i.id),
             case when i.deleted_at is not null then 'deleted' end, (
             select case when r.version = i.version then 'exported' else 'changed since' end
               from invoice_export_rows r where r.invoice_id = i.id)]) as state from invoices i`,
  );
  expect([...states]).toEqual(
    expect.arrayContaining([
      ...inEach(invoiceStates, ['is there', 'pdf']),
      ...['approved: exported', 'approved: changed since', 'awaiting: png', 'awaiting: deleted'],
    ]),
  );
});

test('the chat of the demo holds words, a picture, a file, addresses of records, replies, reactions and a mention', async () => {
  const states = statesOf(
    await database.pool<State[]>`
    select type as kind, case when message like '%/editor/%' then 'post' when message like '%/firm/%' then 'firm' else '' end as state
      from chat_messages`,
  );
  expect([...states]).toEqual(
    expect.arrayContaining(['text: ', 'text: post', 'text: firm', 'image: ', 'file: ']),
  );
  const [talk] = await database.pool<{ replies: number; reactions: number; mentions: number }[]>`
    select (select count(*)::int from chat_messages m join chat_messages q on q.id = m.reply_to and q.id < m.id) as replies,
           (select count(distinct emoji)::int from chat_reactions) as reactions,
           (select count(*)::int from notices where event = 'chat-mention' and actor_id is not null) as mentions`;
  expect(talk?.replies).toBeGreaterThan(2);
  expect(talk?.reactions).toBeGreaterThan(2);
  expect(talk?.mentions).toBeGreaterThan(0);
});

import type { Db } from '@masthead/server/platform/db/client.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { whyAway } from '@masthead/shared/email/mailings/delivery-reason.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { as } from './as-person.ts';

/** Demo people who write posts themselves, and what of. */
const writers = [
  { username: 'author', title: 'Restaurant Writer', type: 'article' },
  { username: 'contributor', title: 'Theater Critic', type: 'article' },
  { username: 'events', title: 'Events Desk', type: 'event' },
];
const authored = 4;

/** Drafts of the demo people themselves; the editor has published one of each. */
async function fillWriters(db: Db, now: Date): Promise<void> {
  for (const [turn, { username, title, type }] of writers.entries()) {
    await db`insert into authors (name, title, user_id)
      select name, ${title}, id from users where username = ${username}`;
    const posts = await db<{ id: number }[]>`
      select id from news_items where type = ${type} and status = 5 and scheduled_at is null
       order by created_at desc, id limit ${authored} offset ${turn * authored}`;
    const ids = posts.map(({ id }) => id);
    await db`delete from news_item_authors where news_item_id = any(${ids}::integer[])`;
    await db`insert into news_item_authors (news_item_id, author_id, position)
      select n.id, a.id, 1 from unnest(${ids}::integer[]) n (id), authors a join users u on u.id = a.user_id
       where u.username = ${username}`;
    await db`update news_items n set byline = u.name from users u
              where n.id = any(${ids}::integer[]) and u.username = ${username}`;
    await as(
      db,
      'editor',
      () =>
        db`update news_items set status = 0, last_published_at = ${now} where id = ${ids[0] ?? 0}`,
    );
  }
}

/** What writers would like the editor to look at, of every kind. */
const flagDrafts = (db: Db) =>
  as(
    db,
    'author',
    () => db`
      update news_items set is_flagged_for_editor = true
       where id in (select id from (
               select id, row_number() over (partition by type order by created_at desc, id) as place
                 from news_items where status = 5 and scheduled_at is null) drafts
              where place in (2, 4, 7))`,
  );

/** The newest invoices of a person are decided: one approved, one sent back. */
async function decide(db: Db, of: string, by: string, reason: string): Promise<void> {
  const rows = await db<{ id: number }[]>`
    select i.id from invoices i join users u on u.id = i.contributor_id
     where u.username = ${of} order by i.date desc, i.id desc limit 2`;
  const ids = rows.map(({ id }) => id);
  await db`update invoices set state = 'awaiting', changes_asked = null, decided_at = null, decided_by = null
            where id = any(${ids}::integer[])`;
  await as(
    db,
    by,
    () => db`
      update invoices set state = case id when ${ids[0] ?? 0} then 'approved' else 'changes asked' end,
             changes_asked = case id when ${ids[0] ?? 0} then null else ${reason}::text end,
             decided_at = now(), decided_by = current_actor()
       where id = any(${ids}::integer[])`,
  );
}

/** One send that failed and one that came too late, each by who had asked for it. */
async function troubleSends(db: Db): Promise<void> {
  const troubles = [
    { kind: 'daily-digest', status: 'late', problem: campaignMessages.late, by: 'editor' },
    {
      kind: 'promo-alert',
      status: 'failed',
      problem: campaignMessages.gaveUp(whyAway('ECONNREFUSED')),
      by: 'email-campaign',
    },
    { kind: 'hotw', status: 'late', problem: campaignMessages.late, by: 'email-campaign' },
    {
      kind: 'news-alert',
      status: 'failed',
      problem: campaignMessages.gaveUp(whyAway('ECONNREFUSED')),
      by: 'admin',
    },
  ];
  for (const { kind, status, problem, by } of troubles) {
    const [campaign] = await db<{ id: number }[]>`
      select id from campaigns where kind = ${kind} and status = 'sent' order by send_date desc, send_time desc, id limit 1`;
    const id = campaign?.id ?? 0;
    await db`delete from mail_deliveries d using mailings m where m.id = d.mailing_id and m.campaign_id = ${id}`;
    await db`update mailings set status = ${status}, requested_by = (select u.id from users u where u.username = ${by})
              where campaign_id = ${id}`;
    await db`delete from outbox_messages o using mailings m where m.id = o.mailing_id and m.campaign_id = ${id}`;
    await db`update campaigns set status = ${status}, problem = ${problem} where id = ${id}`;
  }
}

/** What staff and partners have changed in turn: whoever was there before is told. */
const bothSides = [
  {
    table: 'showcase_firms',
    column: 'button_text',
    texts: ['See the homes', 'Find your home'],
    staff: 'firm',
    partner: 'partner',
  },
  {
    table: 'representatives',
    column: 'phone',
    texts: ['512-555-0142', '512-555-0177'],
    staff: 'rep',
    partner: 'partner2',
  },
  {
    table: 'ad_slots',
    column: 'button_text',
    texts: ['Look inside', 'See more'],
    staff: 'ad-slot',
    partner: 'partner-admin',
  },
];

/** The firm whose record it is; a slot names its organization itself. */
const ownersOf = (db: Db, table: string, organizationId: number) =>
  table === 'ad_slots'
    ? db`organization_id = ${organizationId} and end_date >= current_date`
    : db`${db(table === 'showcase_firms' ? 'id' : 'showcase_firm_id')} in (
        select id from showcase_firms where organization_id = ${organizationId})`;

async function fillBothSides(db: Db): Promise<void> {
  for (const { table, column, texts, staff, partner } of bothSides) {
    const [organization] = await db<{ id: number | null }[]>`
      select organization_id as id from users where username = ${partner}`;
    const records = await db<{ id: number }[]>`
      select id from ${db(table)} where deleted_at is null and ${ownersOf(db, table, organization?.id ?? 0)}
       order by id limit 2`;
    for (const [at, { id }] of records.entries())
      for (const [turn, text] of texts.entries())
        await as(
          db,
          at === turn ? staff : partner,
          () => db`update ${db(table)} set ${db(column)} = ${text} where id = ${id}`,
        );
  }
}

/** Events, a series, a firm and realtors that nobody has finished. */
async function leaveUnfinished(db: Db, now: Date): Promise<void> {
  await db`
    update news_items set starts_at = case when place = 1 then null else ${now}::timestamptz - interval '3 days' end,
                          ends_at = case when place = 1 then null else ${now}::timestamptz - interval '69 hours' end
      from (select id as draft, row_number() over (order by created_at, id) as place
              from news_items where type = 'event' and status = 5 and scheduled_at is null) drafts
     where id = draft and place <= 3`;
  await db`
    delete from series_posts where series_id = (
      select id from series where start_date <= ${today(now)} and end_date is null order by id desc limit 1)`;
  await db`
    delete from showcase_firm_sites where firm_id = (
      select id from showcase_firms where is_paused order by id limit 1)`;
  await db`
    update representatives set phone = null, email = null
     where id in (select id from representatives where deleted_at is null order by id desc limit 2)`;
}

/** What waits on everybody's desk. */
export async function fillDesk(db: Db, now: Date): Promise<void> {
  await fillWriters(db, now);
  await flagDrafts(db);
  await decide(db, 'author', 'editor', 'Which of the two articles is this for? Please link it.');
  await decide(
    db,
    'contributor',
    'editor',
    'The mileage is missing. Please add it, or say that there was none.',
  );
  await decide(
    db,
    'editor',
    'admin',
    'Please split this by site, so that each city pays its part.',
  );
  await troubleSends(db);
  await fillBothSides(db);
  await leaveUnfinished(db, now);
}

/** What people were told in the last days, some of it read. */
export const spreadNotices = (db: Db, now: Date) => db`
  update notices set made_at = ${now}::timestamptz - place * interval '3 hours 10 minutes',
         read_at = case when place % 3 = 0 then ${now}::timestamptz end
    from (select id, row_number() over (order by id desc) as place from notices) ordered
   where ordered.id = notices.id`;

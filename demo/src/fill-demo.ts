import { insertView, savedViewRows } from '@masthead/server/editorial/posts/saved-view.store.ts';
import { campaignRows, findCampaign } from '@masthead/server/email/campaigns/campaign.store.ts';
import { fingerprint } from '@masthead/server/email/campaigns/release-steps.ts';
import { sendingTemplate } from '@masthead/server/email/campaigns/sending-template.ts';
import { startCounting } from '@masthead/server/email/mailings/counts.queries.ts';
import { findMailing } from '@masthead/server/email/mailings/mailings.queries.ts';
import { promoAlertKind } from '@masthead/server/email/promo-alerts/promo-alert-renderer.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import { slugOf } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { newSavedView, viewLimit } from '@masthead/shared/editorial/posts/saved-view.ts';
import { addDays, today } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { as } from './as-person.ts';
import { readRecords } from './content.ts';
import { fillAlerts } from './fill-alerts.ts';
import { fillBills } from './fill-bills.ts';
import { fillCampaigns } from './fill-campaigns.ts';
import { fillChat } from './fill-chat.ts';
import { fillContent } from './fill-content.ts';
import { fillDesk, spreadNotices } from './fill-desk.ts';
import { fillEdits } from './fill-edits.ts';
import { fillExports } from './fill-exports.ts';
import { fillFirms } from './fill-firms.ts';
import { fillHomes } from './fill-homes.ts';
import { fillImports } from './fill-imports.ts';
import { fillInvoices } from './fill-invoices.ts';
import { fillMail } from './fill-mail.ts';
import { fillPeople } from './fill-people.ts';
import { fillPhotos } from './fill-photos.ts';
import { fillShowcase } from './fill-showcase.ts';
import { demoProperty, fillSites } from './fill-sites.ts';
import { fillOutbox } from './save-email.ts';

/** Writes the demo data into a database that has nobody in it. */
export async function fillDemo(db: Db, config: Config, now: Date): Promise<void> {
  await fillPeople(db, config);
  await fillSites(db);
  await fillFirms(db);
  await fillShowcase(db, now);
  await fillContent(db, now);
  await fillSeries(db, now);
  await fillPhotos(db, now);
  await fillInvoices(db, now);
  await fillBills(db, config);
  await fillMail(db);
  await fillCampaigns(db, config, now);
  await fillAlerts(db, config, now);
  await fillReleases(db, config);
  await fillHomes(db, config, now);
  await fillOutbox(db, config.publicUrl);
  await fillChat(db, config, now);
  await fillDesk(db, now);
  await fillImports(db, now);
  await fillEdits(db, now);
  await fillViews(db);
  await fillExports(db, now);
  await fillResults(db);
  await spreadNotices(db, now);
}

/** Invitations need two people: what went out was approved, and one draft waits for somebody else than the editor. */
async function fillReleases(db: Db, config: Config): Promise<void> {
  const style = 'Insider Invite';
  await db`update email_templates set needs_release = true where category = ${style}`;
  const ids = await db<{ id: number }[]>`
    select id from campaigns where style = ${style} and status <> 'draft'
    union all (select id from campaigns where style = ${style} and status = 'draft' order by send_date desc, id limit 1)`;
  for (const { id } of ids) {
    const campaign = await findCampaign(db, rowsOf(theProduct, campaignRows), id);
    if (!campaign) continue;
    await db`insert into release_steps (campaign_id, step, person_id, made_at)
      select ${id}, 'asked', u.id, now() - interval '3 hours' from users u where u.username = 'editor'`;
    if (campaign.status === 'draft') {
      await db`select add_notice(u.id, 'release-asked', ${campaign.kind}, ${id}) from users u where u.username = 'admin'`;
      await db`update notices n set actor_id = u.id from users u
                where u.username = 'editor' and n.event = 'release-asked' and n.record_id = ${id}`;
      continue;
    }
    const template = await sendingTemplate(db, theProduct, campaign);
    const looks = await fingerprint({ config }, db, campaign, template, promoAlertKind.render);
    await db`insert into release_steps (campaign_id, step, person_id, made_at, fingerprint)
      select ${id}, 'approved', u.id, now() - interval '2 hours', ${looks} from users u where u.username = 'admin'`;
  }
  await db`delete from notices where event = 'release-approved'`;
}

/** Views that people of the newsroom keep; `city` stands for a site. What the rest says, `newSavedView` checks. */
const views = readRecords(
  'views',
  z.array(
    z.looseObject({
      by: z.string(),
      city: z.string().optional(),
      filters: z.record(z.string(), z.string()),
    }),
  ),
);

/** Views of the content lists, some of them shared with a team. */
async function fillViews(db: Db): Promise<void> {
  for (const { by, city, filters, ...view } of views) {
    const [site] = city
      ? await db<{ id: number }[]>`
          select id from sites where property = ${demoProperty} and city = ${city}`
      : [];
    const asked = newSavedView.parse({
      ...view,
      filters: { ...filters, ...(site && { siteId: site.id }) },
    });
    await as(db, by, (viewer) =>
      insertView(db, rowsOf(viewer, savedViewRows), viewer.id, asked, viewLimit),
    );
  }
}

/** What readers did with the emails that went out, and what came back of them. */
async function fillResults(db: Db): Promise<void> {
  const sent = await db<
    { id: number }[]
  >`select id from mailings where status = 'sent' order by id`;
  for (const { id } of sent) {
    const mailing = await findMailing(db, id);
    if (mailing) await startCounting(db, mailing);
  }
  await countReaders(db);
  await rememberReaders(db);
  await bringBack(db);
}

/** A third opens it, one of seven clicks, and most of them the first links. */
const countReaders = (db: Db) => db`
  update mailing_counts c set readers = told.readers, times = told.readers + told.readers * (told.mailing_id % 4) / 5
    from (select k.mailing_id, k.place,
                 case k.place when 0 then m.sent_count * (26 + m.id * 7 % 19) / 100
                              when -1 then m.sent_count * 6 / 100
                              else m.sent_count * (4 + m.id * 5 % 4) / (100 * (k.place + 1)) end as readers
            from mailing_counts k join mailings m on m.id = k.mailing_id) told
   where told.mailing_id = c.mailing_id and told.place = c.place`;

/** Who they were, where that is remembered. */
const rememberReaders = (db: Db) => db`
  insert into mailing_readers (mailing_id, subscriber_id, opened_at, clicked_at)
  select m.id, d.subscriber_id, d.at + interval '2 hours', case when d.subscriber_id % 7 = 0 then d.at + interval '2 hours' end
    from mailings m join mail_deliveries d on d.mailing_id = m.id
   where m.remembers_readers and d.status = 'sent' and d.subscriber_id % 3 = 0`;

/** Addresses that are gone, full mailboxes, and a few who have had enough. */
const bringBack = (db: Db) => db`
  update mail_deliveries d
     set bounce = case when d.status = 'failed' then 'hard' when d.subscriber_id % 113 = m.id % 113 then 'soft' end,
         bounced_at = case when d.status = 'failed' or d.subscriber_id % 113 = m.id % 113
                           then d.at + interval '20 minutes' end,
         unsubscribed_at = case when d.status = 'sent' and d.subscriber_id % 127 = m.id % 127
                                then d.at + interval '3 hours' end
    from mailings m
   where m.id = d.mailing_id and m.status = 'sent'
     and (d.status = 'failed'
       or (d.status = 'sent' and (d.subscriber_id % 113 = m.id % 113 or d.subscriber_id % 127 = m.id % 127)))`;

const days = z.int().nullable();
const given = readRecords(
  'series',
  z.array(
    z.strictObject({
      name: z.string(),
      headline: z.string(),
      type: z.string(),
      /** First and last day, from today; null is none. */
      from: days,
      until: days,
      inDigest: z.boolean().optional(),
      /** Weekdays on which digests take it up; none is every day. */
      digestDays: z.array(z.string()).optional(),
      hideDates: z.boolean().optional(),
      /** Its posts come in another order each time. */
      shuffle: z.boolean().optional(),
      /** The front page of its site leads to it. */
      homePage: z.boolean().optional(),
      note: z.string().optional(),
      sponsor: z.string().optional(),
    }),
  ),
);

/** Series of every type for every city: active, past, to come and without dates. */
async function fillSeries(db: Db, now: Date): Promise<void> {
  const sites = await db<{ id: number }[]>`select id from sites where is_main order by id`;
  for (const [at, { id }] of sites.entries()) await fillSite(db, id, at, now);
}

async function fillSite(db: Db, siteId: number, siteAt: number, now: Date): Promise<void> {
  const posts = await db<{ id: number; imageUrl: string | null }[]>`
    select id, image_url from news_items where site_id = ${siteId} and type = 'article' and status in (0, 5)
     order by created_at desc, id desc limit 48`;
  const day = (days: number | null) => (days === null ? null : addDays(today(now), days));
  for (const [at, one] of given.entries()) {
    // Why: cities do not run the same ones.
    if ((at + siteAt) % 5 === 4) continue;
    const own = posts.slice(at * 7, at * 7 + (one.type === 'Single' ? 1 : 5));
    const pictures = own.flatMap(({ imageUrl }) => imageUrl ?? []);
    const row = {
      siteId,
      slug: slugOf(one.name),
      name: one.name,
      headline: one.headline,
      type: one.type,
      note: one.note ?? null,
      shuffle: one.shuffle ?? false,
      homePage: one.homePage ?? false,
      hideDates: one.hideDates ?? false,
      startDate: day(one.from),
      endDate: day(one.until),
      banner: pictures[0] ?? null,
      logo: one.sponsor ? `/images/demo/logo-${slugOf(one.sponsor)}.jpg` : null,
      digestSeries: one.inDigest ?? false,
      digestDays: db.json(one.digestDays ?? []),
      digestHeaderImage: one.digestDays ? (pictures.at(-1) ?? null) : null,
      sponsorName: one.sponsor ?? null,
      sponsorLink: one.sponsor ? 'https://lonestarbank.example/' : null,
      position: at + 1,
    };
    const [series] = await db<{ id: number }[]>`insert into series ${db(row)} returning id`;
    await db`insert into series_posts (series_id, news_item_id, position)
      select ${series?.id ?? 0}, id, place
        from unnest(${own.map(({ id }) => id)}::int[]) with ordinality g (id, place)`;
    if (one.hideDates)
      await db`update news_items set internal_tags = internal_tags || '{hidedate}'::text[]
        where id = any(${own.map(({ id }) => id)}::int[]) and not 'hidedate' = any(internal_tags)`;
  }
}

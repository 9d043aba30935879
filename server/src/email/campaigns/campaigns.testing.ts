import type { CampaignStatus, EmailStyle } from '@masthead/shared/email/campaigns/campaign.ts';
import type { CampaignForm } from '@masthead/shared/email/campaigns/campaign-form.ts';
import type { PickedItem } from '@masthead/shared/email/campaigns/picked-item.ts';
import { type DigestForm, emptyDigest } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { promoAlertRecord } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { newsSections } from '@masthead/shared/people/sites/news-sections.ts';
import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { addDays, centralDay, type Day } from '@masthead/shared/platform/values/dates.ts';
import { theProduct } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { insertWhole } from '../../platform/records/save-record.ts';
import { digestStore } from '../daily-digests/daily-digest.store.ts';
import { promoAlertStore } from '../promo-alerts/promo-alert.store.ts';

let made = 0;

/** A city site with its sections; the front page, event and charity sections are there too. */
export async function buildSite(
  db: Db,
  given: { city?: string; property?: string; isMain?: boolean; url?: string } = {},
): Promise<{ id: number; url: string; sections: Map<string, number> }> {
  made += 1;
  const {
    city = `City ${made}`,
    property = 'CityBeat',
    isMain = true,
    url = `https://site${made}.example`,
  } = given;
  const [site] = await db<{ id: number }[]>`
    insert into sites (property, city, url, name, is_main) values (${property}, ${city}, ${url}, ${`${property} ${city}`}, ${isMain})
    returning id`;
  if (!site) throw new Error('no site');
  await db`insert into sections (site_id, title, position)
    select ${site.id}, t.title, t.position
      from (values ('News', 1), ('Event detail', 2), ('Charity', 3), ('City Guide', 4), ('HOME', 5), ('PROMOTED', 6)) t (title, position)`;
  await db`insert into sections (site_id, title, parent_id, position)
    select n.site_id, t.title, n.id, t.position
      from sections n, unnest(${[...newsSections]}::text[]) with ordinality t (title, position)
     where n.site_id = ${site.id} and n.title = 'News'`;
  const rows = await db<
    { id: number; title: string }[]
  >`select id, title from sections where site_id = ${site.id}`;
  return { id: site.id, url, sections: new Map(rows.map((row) => [row.title, row.id])) };
}

/** An audience with that many subscribers: reader1@<audience>.example and so on. */
export async function buildAudience(db: Db, siteId: number, subscribers = 3): Promise<string> {
  made += 1;
  const id = `audience-${made}`;
  await db`insert into audiences (id, site_id, name) values (${id}, ${siteId}, ${`Audience ${made}`})`;
  await db`insert into subscribers (audience_id, email, name)
    select ${id}, 'reader' || n || '@' || ${id}::text || '.example', 'Reader ' || n from generate_series(1, ${subscribers}::int) n`;
  return id;
}

/** A complete email template; `audienceId: null` leaves its audience out. */
export async function buildTemplate(
  db: Db,
  given: {
    siteId: number;
    audienceId: string | null;
    style?: EmailStyle;
    fromName?: string;
    replyTo?: string;
  },
): Promise<number> {
  const {
    siteId,
    audienceId,
    style = 'Daily Digest',
    fromName = 'CityBeat',
    replyTo = 'newsroom@citybeat.example',
  } = given;
  const [row] = await db<{ id: number }[]>`
    insert into email_templates (description, category, site_id, mailchimp_list_id, from_name, reply_to)
    values (${`${style} of site ${siteId}`}, ${style}, ${siteId}, ${audienceId}, ${fromName}, ${replyTo}) returning id`;
  if (!row) throw new Error('no template');
  return row.id;
}

/** A post as a digest keeps it. */
export function pickedPost(given: Partial<PickedItem> = {}): PickedItem {
  made += 1;
  return {
    id: made,
    headline: `Headline ${made}`,
    url: `https://site.example/post-${made}/`,
    image_url: null,
    promoted: false,
    author: 'Ana Ruiz',
    author_avatar: null,
    section: 'City Life',
    dek: 'What happened.',
    created_ts: '2026-11-20T12:00:00.000Z',
    last_published_ts: '2026-11-23T12:00:00.000Z',
    starts_at: null,
    total_views: null,
    ...given,
  };
}

/** Tomorrow on the newsroom's calendar: a send date that has not passed. */
export const tomorrow = (): Day => addDays(centralDay(new Date()), 1);

/** A digest that follows every rule, as the API takes it. */
export function digestForm(siteId: number, given: Partial<DigestForm> = {}): DigestForm {
  return {
    ...emptyDigest,
    style: 'Daily Digest',
    subject: 'The best of today',
    siteId,
    newsItems: [pickedPost(), pickedPost(), pickedPost()],
    newsLinks: [pickedPost()],
    trendingEvents: [pickedPost(), pickedPost(), pickedPost()],
    sendDate: tomorrow(),
    sendTime: '06:45',
    ...given,
  };
}

/** A stored digest that follows every rule; a draft without a template unless they are given. */
export async function buildDigest(
  db: Db,
  given: Partial<DigestForm> & {
    siteId: number;
    status?: CampaignStatus;
    providerCampaignId?: string;
  },
): Promise<number> {
  const { status, providerCampaignId, ...form } = given;
  const { id } = await insertWhole(db, digestStore, theProduct, digestForm(given.siteId, form));
  if (status)
    await db`update campaigns set status = ${status}, provider_campaign_id = ${providerCampaignId ?? null} where id = ${id}`;
  return id;
}

/** A promo alert with everything that sending needs. */
export async function buildReadyPromoAlert(db: Db, { subscribers }: { subscribers?: number } = {}) {
  const site = await buildSite(db);
  const audienceId = await buildAudience(db, site.id, subscribers);
  const style = 'Promo Alert';
  const emailTemplateId = await buildTemplate(db, { siteId: site.id, audienceId, style });
  const email = {
    ...initialOf(promoAlertRecord),
    style,
    siteId: site.id,
    emailTemplateId,
    subject: 'Two for one',
    title: 'A long weekend',
    body: '<p>Stay two nights.</p>',
    sendDate: tomorrow(),
    sendTime: '10:00',
  } as unknown as CampaignForm;
  const { id } = await insertWhole(db, promoAlertStore, theProduct, { ...email });
  return { id, emailTemplateId };
}

/** A digest with everything that sending needs: site, audience with subscribers, template. */
export async function buildReadyDigest(
  db: Db,
  given: Partial<DigestForm> & { subscribers?: number; fromName?: string; replyTo?: string } = {},
) {
  const { subscribers, fromName, replyTo, ...form } = given;
  const site = await buildSite(db);
  const audienceId = await buildAudience(db, site.id, subscribers);
  const emailTemplateId = await buildTemplate(db, {
    siteId: site.id,
    audienceId,
    style: form.style ?? 'Daily Digest',
    ...(fromName === undefined ? {} : { fromName }),
    ...(replyTo === undefined ? {} : { replyTo }),
  });
  const id = await buildDigest(db, { ...form, siteId: site.id, emailTemplateId });
  return { id, siteId: site.id, audienceId, emailTemplateId };
}

import { buildDigest } from '@masthead/server/email/daily-digests/build-digest.ts';
import { newsAlertKind } from '@masthead/server/email/news-alerts/news-alert-renderer.ts';
import { promoAlertKind } from '@masthead/server/email/promo-alerts/promo-alert-renderer.ts';
import {
  emailTemplateRows,
  findTemplateOfStyle,
} from '@masthead/server/email/templates/email-template.store.ts';
import { listSites, siteRows } from '@masthead/server/people/sites/site.store.ts';
import { rowsOf, theProduct } from '@masthead/server/platform/access/rows.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import type { Config } from '@masthead/server/platform/process/config.ts';
import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { newsAlertRecord } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import { promoAlertRecord } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { initialOf } from '@masthead/shared/platform/records/record.ts';
import { addDays, centralDay } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { readRecords } from './content.ts';
import { saveEmail } from './save-email.ts';

type Site = Awaited<ReturnType<typeof listSites>>[number];

const days = z.int();
const alert = z.strictObject({
  style: z.enum(['Promo Alert', 'Insider Invite', 'News Alert']),
  subject: z.string(),
  title: z.string(),
  teaser: z.string().optional(),
  buttonLabel: z.string(),
  path: z.string(),
  body: z.string(),
  /** Days from today, and the time of day, at which it goes out. */
  sendOn: z.tuple([days, z.string()]),
  /** Days from today on which the websites show it as a banner. */
  banner: z.tuple([days, days]).optional(),
});
type AlertWords = z.infer<typeof alert>;

/** What the alerts of the demo say; `{city}` is the city that one goes to. */
const alertWords = readRecords('alerts', z.array(alert));

/** What every alert of a site says of itself, whatever its kind. */
function messageOf(words: AlertWords, site: Site, today: string) {
  const { sendOn, banner } = words;
  return {
    subject: words.subject,
    title: words.title,
    buttonLabel: words.buttonLabel,
    buttonUrl: `${site.url}${words.path}`,
    body: words.body.replaceAll('{city}', site.city),
    siteId: site.id,
    utm: defaultUtm(words.style),
    sendDate: addDays(today, sendOn[0]),
    sendTime: sendOn[1],
    startDate: banner ? `${addDays(today, banner[0])}T06:00` : null,
    endDate: banner ? addDays(today, banner[1]) : null,
  };
}

/** Promo alerts, insider invites and news alerts of the five cities, sent, waiting and drafts. */
export async function fillAlerts(db: Db, config: Config, now: Date): Promise<void> {
  const today = centralDay(now);
  const templates = rowsOf(theProduct, emailTemplateRows);
  const sites = (await listSites(db, rowsOf(theProduct, siteRows))).filter((site) => site.isMain);
  for (const [place, site] of sites.entries()) {
    const yesterday = { sendDate: addDays(today, -1) };
    const built = await buildDigest(db, theProduct, site, yesterday, config.publicUrl);
    for (const [at, words] of alertWords.entries()) {
      const template = await findTemplateOfStyle(db, templates, words.style, site.id);
      const picture =
        built.news_items[at % Math.max(1, built.news_items.length)]?.image_url ?? null;
      const message = { ...messageOf(words, site, today), emailTemplateId: template?.id ?? null };
      const staysDraft = (place + at) % 2 === 1;
      const common = { photoUrl: picture, trendingEvents: built.events };
      if (words.style === 'News Alert') {
        const { style, teaser = null } = words;
        const own = {
          newsItems: built.news_items.slice(1, 3),
          newsLinks: built.news_links,
          teaser,
        };
        const form = { ...initialOf(newsAlertRecord), ...message, ...common, ...own, style };
        await saveEmail(db, { config, now }, newsAlertKind, form, staysDraft);
        continue;
      }
      const own = { trendingNews: built.news_items.slice(0, 2), photoType: '16x9' } as const;
      const form = { ...initialOf(promoAlertRecord), ...message, ...common, ...own };
      await saveEmail(
        db,
        { config, now },
        promoAlertKind,
        { ...form, style: words.style },
        staysDraft,
      );
    }
  }
}

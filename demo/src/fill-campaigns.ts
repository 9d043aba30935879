import { randomBytes } from 'node:crypto';
import { asCampaignFields } from '@masthead/server/campaigns/campaign-content.ts';
import {
  type Campaign,
  findCampaign,
  insertCampaign,
  moveCampaign,
} from '@masthead/server/campaigns/campaigns.queries.ts';
import type { Config } from '@masthead/server/config.ts';
import { buildDigest } from '@masthead/server/daily-digests/build-digest.ts';
import { renderDigest } from '@masthead/server/daily-digests/render-digest.ts';
import type { Db } from '@masthead/server/db/client.ts';
import {
  findEmailTemplate,
  findTemplateOfStyle,
} from '@masthead/server/email-templates/email-templates.queries.ts';
import { insertMailing } from '@masthead/server/mailings/mailings.queries.ts';
import { listSites } from '@masthead/server/sites/sites.queries.ts';
import { defaultUtm } from '@masthead/shared/campaigns/campaign.ts';
import {
  type DigestForm,
  digestLimits,
  styleOfDay,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { addDays, centralDay, centralInstant } from '@masthead/shared/dates.ts';

/** Digests went out on the last days, and wait for the next ones. */
const daysBack = 6;
const sendTime = '06:45';

/** A headline as a subject line: cut between words, as an editor would. */
function subjectOf(headline: string): string {
  if (headline.length <= digestLimits.subject) return headline;
  const cut = headline.slice(0, digestLimits.subject).replace(/[\s,;:.]*\s\S*$/, '');
  return cut.replace(/[\s,;:]+(a|an|and|the|of|in|to|for|with|where|who|that|at|on|by)$/i, '');
}

/** A digest as an editor would have made it from Load posts, or null when too little was published. */
async function digestOf(
  db: Db,
  site: { id: number; url: string },
  sendDate: string,
): Promise<DigestForm | null> {
  const style = styleOfDay(sendDate);
  const built = await buildDigest(db, site, sendDate);
  const lead = built.news_items[0];
  const template = await findTemplateOfStyle(db, style, site.id);
  if (!lead || !template || built.events.length !== 3) return null;
  return {
    style,
    subject: subjectOf(lead.headline),
    siteId: site.id,
    newsItems: built.news_items,
    newsLinks: built.news_links,
    trendingEvents: built.events,
    trendingPlaces: [],
    charityEvent: null,
    charityOrganizations: [],
    series1: null,
    series2: null,
    series3: null,
    series4: null,
    series5: null,
    utm: defaultUtm(style),
    sendDate,
    sendTime,
    emailTemplateId: template.id,
  };
}

/** Hands a digest to the built-in provider, as scheduling does. */
async function mailingOf(
  db: Db,
  config: Config,
  campaign: Campaign,
  sendAt: Date,
): Promise<number | null> {
  const template = campaign.emailTemplateId
    ? await findEmailTemplate(db, campaign.emailTemplateId)
    : null;
  if (!template?.mailchimpListId) return null;
  const [editor] = await db<{ id: number }[]>`select id from users where username = 'editor'`;
  return insertMailing(
    db,
    {
      campaignId: campaign.id,
      campaignVersion: campaign.version,
      audienceId: template.mailchimpListId,
      subject: campaign.subject,
      fromName: template.fromName,
      replyTo: template.replyTo,
      ...(await renderDigest(campaign, config)),
    },
    { sendAt, archiveKey: randomBytes(18).toString('base64url'), requestedBy: editor?.id ?? 1 },
  );
}

/** Writes the ledger of a mailing that has gone out. */
async function markSent(db: Db, mailingId: number, sendAt: Date): Promise<void> {
  await db`insert into mail_deliveries (mailing_id, subscriber_id, email, status, attempts, at, problem)
    select m.id, s.id, s.email, case when s.id % 97 = 0 then 'failed' else 'sent' end, 1,
           ${sendAt}::timestamptz + interval '40 seconds',
           case when s.id % 97 = 0 then '550 5.1.1 No such mailbox' end
      from mailings m join subscribers s on s.audience_id = m.audience_id and s.status = 'subscribed'
     where m.id = ${mailingId}`;
  await db`update mailings set status = 'sent', started_at = ${sendAt}, finished_at = ${sendAt}::timestamptz + interval '1 minute'
    where id = ${mailingId}`;
}

/** Digests of the five cities: sent ones of the last days, tomorrow's scheduled or still a draft. */
export async function fillCampaigns(db: Db, config: Config, now: Date): Promise<void> {
  const today = centralDay(now);
  const sites = (await listSites(db)).filter((site) => site.isMain);
  for (const [position, site] of sites.entries()) {
    for (let offset = -daysBack; offset <= 1; offset += 1) {
      const sendDate = addDays(today, offset);
      const form = await digestOf(db, site, sendDate);
      const sendAt = centralInstant(sendDate, sendTime);
      if (!form || !sendAt) continue;
      const id = await insertCampaign(db, 'daily-digest', asCampaignFields(form));
      const isSent = sendAt < now;
      // Why: a list of nothing but scheduled emails would show neither drafts nor what is left to do.
      if (!isSent && position % 2 === 1) continue;
      const campaign = await findCampaign(db, id);
      const mailingId = campaign && (await mailingOf(db, config, campaign, sendAt));
      if (!campaign || mailingId === null) continue;
      if (isSent) await markSent(db, mailingId, sendAt);
      await moveCampaign(db, campaign, {
        status: isSent ? 'sent' : 'scheduled',
        problem: null,
        providerCampaignId: String(mailingId),
      });
    }
  }
}

import { defaultUtm } from '@masthead/shared/email/campaigns/campaign.ts';
import { dailyDigestEndpoints } from '@masthead/shared/email/daily-digests/daily-digest.endpoints.ts';
import { dailyDigestOperations } from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import { digestLimits } from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import {
  type DigestMade,
  type DigestsUndone,
  digestFirstSendTime,
  emptyDigest,
  seriesSlots,
  styleOfDay,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { inSiteOrder, isCityChoice, type Site } from '@masthead/shared/people/sites/site.record.ts';
import { addDays, type Day, today } from '@masthead/shared/platform/values/dates.ts';
import { cutTo, plainLine } from '@masthead/shared/platform/values/fields.ts';
import type { App } from '../../app-parts.ts';
import { findSite, listSites, siteRows } from '../../people/sites/site.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { lockRecord, markRecordDeleted } from '../../platform/records/records.queries.ts';
import { insertWhole } from '../../platform/records/save-record.ts';
import { lockNewCampaigns } from '../campaigns/campaign.store.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { campaignResolvers } from '../campaigns/campaign-lists.graphql.ts';
import { templateFor } from '../campaigns/template-for.ts';
import { buildDigest } from './build-digest.ts';
import { digestStore, listCitiesWithoutDigest } from './daily-digest.store.ts';
import { digestKind } from './digest-renderer.ts';

/** The daily digest (Spec, content 7): the calls of every email, and Load posts. */
export function dailyDigestRoutes(app: App): void {
  handle(app, dailyDigestEndpoints.build, async ({ query, viewer, db }) => {
    const site = await findSite(db, rowsOf(viewer, siteRows), query.siteId);
    if (!site) throw badRequest({ path: 'siteId', message: 'A site is required' });
    return buildDigest(db, viewer, site, query, app.config.publicUrl);
  });
  handle(app, dailyDigestEndpoints.missing, async ({ viewer, db }) => {
    const sendDate = addDays(today(new Date()), 1);
    const cities = await listCitiesWithoutDigest(db, rowsOf(viewer, siteRows), sendDate);
    const nodes = cities.map(({ id, city }) => ({ id, city, sendDate }));
    return { totalCount: nodes.length, nodes };
  });
  handle(app, dailyDigestEndpoints.makeTomorrows, ({ viewer, db }) =>
    makeTomorrows(db, viewer, app.config.publicUrl),
  );
  handle(app, dailyDigestEndpoints.undoTomorrows, ({ body, viewer, db }) =>
    undoTomorrows(db, viewer, body.drafts),
  );
  campaignCallRoutes(app, dailyDigestEndpoints, digestKind);
}

const { dailyDigests, deleteDailyDigest } = dailyDigestOperations;

/** List, search and delete of digests. */
export const dailyDigestResolvers = campaignResolvers(
  { list: dailyDigests, remove: deleteDailyDigest },
  digestKind,
);

/** The lead's headline, whole words of it, as the subject to begin with: no mark that wants more stands at its end. */
function subjectFrom(headline: string): string {
  const line = plainLine(headline);
  const start = cutTo(line, digestLimits.subject);
  return start === line ? line : start.replace(/\s+\S*$/, '').replace(/[\s,;:–—-]+$/, '');
}

/**
 * Saves a draft for tomorrow for every city of the main property that has no digest for that day,
 * filled as Load posts fills it. Two people who ask at once get one draft for each city.
 */
async function makeTomorrows(db: Db, seer: Seer, publicUrl: string): Promise<DigestMade> {
  await lockNewCampaigns(db, digestKind.kind);
  const sendDate = addDays(today(new Date()), 1);
  const visible = rowsOf(seer, siteRows);
  const sites = await listSites(db, visible);
  const cities = inSiteOrder(sites).filter((site) => site.isMain && isCityChoice(site));
  const waiting = await listCitiesWithoutDigest(db, visible, sendDate);
  const made: DigestMade['cities'] = [];
  for (const site of cities) {
    const isWaiting = waiting.some(({ id }) => id === site.id);
    const draft = isWaiting ? await makeDraft(db, seer, site, { sendDate, publicUrl }) : null;
    made.push({
      siteId: site.id,
      city: site.city,
      ...(draft ?? { id: null, version: null, posts: 0 }),
    });
  }
  return { sendDate, cities: made };
}

async function makeDraft(
  db: Db,
  seer: Seer,
  site: Site,
  { sendDate, publicUrl }: { sendDate: Day; publicUrl: string },
) {
  const style = styleOfDay(sendDate);
  const built = await buildDigest(db, seer, site, { sendDate, style }, publicUrl);
  const lead = built.news_items[0];
  // Why: a draft may begin with too few posts for the rules of a save.
  const { id, version } = await insertWhole(db, digestStore, seer, {
    ...emptyDigest,
    style,
    subject: (lead && subjectFrom(lead.headline)) || style,
    siteId: site.id,
    sendDate,
    sendTime: digestFirstSendTime,
    newsItems: built.news_items,
    newsLinks: built.news_links,
    trendingEvents: built.events,
    ...Object.fromEntries(built.series.map((one, at) => [seriesSlots[at], one])),
    utm: defaultUtm(style),
    emailTemplateId: await templateFor(db, seer, style, site.id, null),
  });
  return { id, version, posts: built.news_items.length + built.news_links.length };
}

/** Deletes drafts that are still as they were made; what somebody has changed since stays. */
async function undoTomorrows(
  db: Db,
  seer: Seer,
  drafts: { id: number; version: number }[],
): Promise<DigestsUndone> {
  const undone: DigestsUndone = { deleted: [], stayed: [] };
  // Why in order: two who undo at once lock the drafts one after the other.
  for (const { id, version } of drafts.toSorted((a, b) => a.id - b.id)) {
    const campaign = await lockRecord(db, digestStore, seer, id);
    if (!campaign || campaign.isDeleted) continue;
    if (campaign.version === version) await markRecordDeleted(db, digestStore, id, true);
    undone[campaign.version === version ? 'deleted' : 'stayed'].push(campaign.city);
  }
  return undone;
}

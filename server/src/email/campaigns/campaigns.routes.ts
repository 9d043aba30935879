import { campaignEndpoints } from '@masthead/shared/email/campaigns/campaign.endpoints.ts';
import {
  type CloseEmail,
  type EmailCalendar,
  missingDigests,
  tooClose,
} from '@masthead/shared/email/campaigns/email-calendar.ts';
import { type ResultDetails, sendOutcomes } from '@masthead/shared/email/campaigns/mail-results.ts';
import { unknownSegment } from '@masthead/shared/email/campaigns/template.messages.ts';
import { addDays, centralClock, centralDay } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { type Rows, rowsOf } from '../../platform/access/rows.ts';
import type { SigningKeys } from '../../platform/access/signing-keys.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { csvInSteps } from '../../platform/csv/write-csv.ts';
import type { Db } from '../../platform/db/client.ts';
import { acceptPlace, isAtHome } from '../../platform/db/place.queries.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { readsOf } from '../../platform/http/replies.ts';
import { countedOf } from '../mailings/counts.queries.ts';
import { ownMailing } from '../mailings/mailings.queries.ts';
import { areDeliveriesGone } from '../mailings/old-deliveries.queries.ts';
import { listLinks, listTrend } from '../mailings/results.queries.ts';
import { findLastSend, type SentTo, walkSends } from '../mailings/sends.queries.ts';
import { emailTemplateRows, findEmailTemplate } from '../templates/email-template.store.ts';
import { type Campaign, campaignRows, findCampaign } from './campaign.store.ts';
import {
  listDigestCities,
  listOfAudiences,
  listPlanned,
  type PlannedEmail,
} from './email-calendar.queries.ts';
import { sendAtOf } from './email-facts.ts';
import { drawnForPreview, frozenEmail } from './rendering.ts';

/** What every kind of email shares (decisions 5: the preview page). */
export function campaignRoutes(app: App): void {
  explainConstraints({
    campaigns_site_id_fkey: { status: 400, path: 'siteId', sentence: 'A site is required' },
    campaigns_email_template_id_fkey: {
      status: 400,
      path: 'emailTemplateId',
      sentence: 'This email template does not exist.',
    },
    campaigns_segment_id_fkey: { status: 400, path: 'segmentId', sentence: unknownSegment },
  });

  handle(app, campaignEndpoints.sending, async ({ db }) => ({ isHeld: !(await isAtHome(db)) }));

  handle(app, campaignEndpoints.resume, async ({ db }) => {
    await acceptPlace(db);
    return { isHeld: !(await isAtHome(db)) };
  });

  handle(app, campaignEndpoints.calendar, ({ query, viewer, db }) =>
    emailCalendarOf(db, viewer, query, new Date()),
  );

  handle(app, campaignEndpoints.results, async ({ params, viewer, db }) => {
    const visible = rowsOf(viewer, campaignRows);
    const campaign = await findCampaign(db, visible, params.id);
    if (!campaign) throw notFound();
    const links = await linkResultsOf(db, campaign);
    const recipientsGone = await areDeliveriesGone(db, campaign.id);
    const trend = await listTrend(db, visible, campaign);
    return { ...links, trend, ...(recipientsGone && { recipientsGone }) };
  });

  exportSentToRoute(app);

  handle(app, campaignEndpoints.preview, async ({ params, viewer, db }) => {
    const campaign = await findCampaign(db, rowsOf(viewer, campaignRows), params.id);
    const render = campaign && app.renderers[campaign.kind];
    if (!render) throw notFound();
    const drawn = await drawnForPreview(render, campaign, app.config, db);
    const frozen = await frozenEmail(db, campaign);
    const template =
      frozen || campaign.emailTemplateId === null
        ? frozen
        : await findEmailTemplate(db, rowsOf(viewer, emailTemplateRows), campaign.emailTemplateId);
    return {
      id: campaign.id,
      kind: campaign.kind,
      fromName: template?.fromName ?? campaign.property,
      ...drawn,
      signedUrl: signedPreviewUrl(app.keys, `/api/${campaign.kind}/email/${campaign.id}`),
    };
  });
}

type Links = Pick<ResultDetails, 'links' | 'noLinks'>;
const without = (noLinks: Links['noLinks']): Links => ({ links: [], noLinks });

/** The clicks of each link of an email, or why there are none. */
async function linkResultsOf(
  db: Db,
  { id, providerCampaignId }: Pick<Campaign, 'id' | 'providerCampaignId'>,
): Promise<Links> {
  if (providerCampaignId !== null && ownMailing(providerCampaignId) === null)
    return without('elsewhere');
  const lastSend = await findLastSend(db, id);
  if (lastSend === null) return without('waits');
  const links = await listLinks(db, id);
  if (links.length > 0) return { links, noLinks: null };
  return without((await countedOf(db, lastSend)).clicks ? 'none' : 'off');
}

const headings = ['email', 'send', 'outcome', 'at (Central Time)', 'reason'];

const cellsOf = ({ email, send, outcome, at, problem }: SentTo) => [
  email,
  send,
  sendOutcomes[outcome],
  at ? `${centralDay(at)} ${centralClock(at)}` : '',
  problem ?? '',
];

/** Exports the recipients of an email sent through the built-in provider. */
function exportSentToRoute(app: App): void {
  handle(app, campaignEndpoints.sentTo, async ({ params, viewer, db, request }) => {
    const campaign = await findCampaign(db, rowsOf(viewer, campaignRows), params.id);
    if (!campaign) throw notFound();
    const read = readsOf(app, request);
    const content = csvInSteps<SentTo>({
      headings,
      rowsAtATime: 2000,
      next: (after, limit) => read((own) => walkSends(own, campaign.id, after, limit)),
      cellsOf,
    });
    return { name: `Email ${campaign.id} recipients.csv`, content };
  });
}

/** An email without its audience, as the calendar names it beside another. */
const named = ({ id, subject, city, sendDate, sendTime }: CloseEmail): CloseEmail => ({
  id,
  subject,
  city,
  sendDate,
  sendTime,
});

/** For each shown email, what its readers get too near to it: also on the day before and after, and of any city. */
async function closeOnes(
  db: Db,
  visible: Rows<'campaign'>,
  { from, to }: { from: string; to: string },
  planned: readonly PlannedEmail[],
) {
  const audiences = new Set(planned.flatMap(({ audienceId }) => audienceId ?? []));
  const days = { from: addDays(from, -1), to: addDays(to, 1) };
  const emails = audiences.size > 0 ? await listOfAudiences(db, visible, days, [...audiences]) : [];
  return tooClose(emails.map((email) => ({ ...email, sendAt: sendAtOf(email) })));
}

/** The send calendar: emails in a range of days, collisions, and missing digests. */
async function emailCalendarOf(
  db: Db,
  viewer: Viewer,
  wish: { from: string; to: string; siteId?: number | undefined },
  now: Date,
): Promise<EmailCalendar> {
  const visible = rowsOf(viewer, campaignRows);
  const [planned, cities] = await Promise.all([
    listPlanned(db, visible, wish),
    listDigestCities(db, visible, wish.siteId),
  ]);
  const close = await closeOnes(db, visible, wish, planned);
  const digests = planned.filter(({ kind }) => kind === 'daily-digest');
  return {
    emails: planned.map((email) => ({
      ...email,
      closeTo: (close.get(email.id) ?? []).map(named),
    })),
    gaps: missingDigests(wish, cities, digests, now),
  };
}

/** How long a signed link to one raw email works (decisions 5). */
const validMs = 10 * 60_000;

const signature = { length: 43, livesMs: validMs };
const signedText = (path: string, expires: number) => `preview:${path}:${expires}`;

/** An address that opens one document, and only it, for ten minutes without signing in. */
export function signedPreviewUrl(keys: SigningKeys, path: string, now = Date.now()): string {
  const expires = now + validMs;
  return `${path}?expires=${expires}&signature=${keys.sign(signedText(path, expires), signature)}`;
}

/** True when a link was signed here for this document and has not expired. */
export function isSignedPreview(
  keys: SigningKeys,
  path: string,
  link: { expires?: string | undefined; signature?: string | undefined },
  now = Date.now(),
): boolean {
  const expires = Number(link.expires);
  // Why twice: the clock of the server that signed it may be ahead of this one's.
  if (!link.signature || !(expires > now) || expires > now + 2 * validMs) return false;
  return keys.isSigned(signedText(path, expires), link.signature, signature);
}

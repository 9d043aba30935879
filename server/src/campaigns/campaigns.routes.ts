import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import { unknownSegment } from '@masthead/shared/campaigns/template.messages.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { acceptPlace, isAtHome } from '../db/place.queries.ts';
import { emailTemplateRows } from '../email-templates/email-template.rows.ts';
import { findEmailTemplate } from '../email-templates/email-templates.queries.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { listTrend } from '../mailings/results.queries.ts';
import { campaignRows } from './campaign.rows.ts';
import { findCampaign } from './campaigns.queries.ts';
import { emailCalendarOf } from './email-calendar.ts';
import { exportSentToRoute } from './export-sent-to.ts';
import { linkResultsOf } from './link-results.ts';
import { signedPreviewUrl } from './preview-link.ts';
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
    const seen = rowsOf(viewer, campaignRows);
    const campaign = await findCampaign(db, seen, params.id);
    if (!campaign) throw notFound();
    const links = await linkResultsOf(db, campaign);
    return { ...links, trend: await listTrend(db, seen, campaign) };
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
      signedUrl: signedPreviewUrl(app.signingKey, `/api/${campaign.kind}/email/${campaign.id}`),
    };
  });
}

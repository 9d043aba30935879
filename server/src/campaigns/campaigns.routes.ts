import { campaignEndpoints } from '@masthead/shared/campaigns/campaign.endpoints.ts';
import type { App } from '../app-parts.ts';
import { acceptPlace, isAtHome } from '../db/place.queries.ts';
import { findEmailTemplate } from '../email-templates/email-templates.queries.ts';
import { explainConstraints } from '../http/constraints.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findCampaign } from './campaigns.queries.ts';
import { signedPreviewUrl } from './preview-link.ts';

/** What every kind of email shares (decisions 5: the preview page). */
export function campaignRoutes(app: App): void {
  explainConstraints({
    campaigns_site_id_fkey: { status: 400, path: 'siteId', sentence: 'A site is required' },
    campaigns_email_template_id_fkey: {
      status: 400,
      path: 'emailTemplateId',
      sentence: 'This email template does not exist.',
    },
  });

  handle(app, campaignEndpoints.sending, async ({ db }) => ({ isHeld: !(await isAtHome(db)) }));

  handle(app, campaignEndpoints.resume, async ({ db }) => {
    await acceptPlace(db);
    return { isHeld: !(await isAtHome(db)) };
  });

  handle(app, campaignEndpoints.preview, async ({ params, db }) => {
    const campaign = await findCampaign(db, params.id);
    const render = campaign && app.renderers[campaign.kind];
    if (!render) throw notFound();
    const { html, text } = await render(campaign, app.config);
    const template =
      campaign.emailTemplateId === null
        ? null
        : await findEmailTemplate(db, campaign.emailTemplateId);
    return {
      id: campaign.id,
      kind: campaign.kind,
      subject: campaign.subject,
      fromName: template?.fromName ?? campaign.property,
      html,
      text,
      bytes: Buffer.byteLength(html),
      signedUrl: signedPreviewUrl(app.signingKey, `/api/${campaign.kind}/email/${campaign.id}`),
    };
  });
}

import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { CampaignKind, MailStatus } from '@masthead/shared/campaigns/campaign.ts';
import type { App } from '../app-parts.ts';
import { isAtHome } from '../db/place.queries.ts';
import { notFound } from '../http/errors.ts';
import { findCampaign } from './campaigns.queries.ts';
import { settleCampaign } from './settle-campaign.ts';

/** The mail status panel; empty values where the provider knows or says nothing (Spec, content 8). */
export async function mailStatusOf(app: App, kind: CampaignKind, id: number): Promise<MailStatus> {
  await settleCampaign(app.pool, app.mail, id).catch((error: unknown) =>
    app.http.log.warn({ err: error }, 'status'),
  );
  const campaign = await findCampaign(app.pool, id, kind);
  if (!campaign) throw notFound();
  const known =
    campaign.providerCampaignId === null
      ? null
      : await app.mail.status(campaign.providerCampaignId).catch(() => null);
  const isHeld = !(await isAtHome(app.pool));
  return {
    status: campaign.status,
    emails_sent: known?.emails_sent ?? null,
    recipients: known?.recipients ?? { recipient_count: null, list_name: null },
    send_time: known?.send_time ?? null,
    settings: known?.settings ?? { subject_line: null, preview_text: null },
    long_archive_url: known?.long_archive_url ?? null,
    failed_count: known?.failed_count ?? 0,
    unknown_count: known?.unknown_count ?? 0,
    problem: isHeld ? campaignMessages.held : (campaign.problem ?? known?.problem ?? null),
  };
}

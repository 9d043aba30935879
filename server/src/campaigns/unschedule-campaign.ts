import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyUnscheduleBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { CampaignKind } from '@masthead/shared/campaigns/campaign.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { conflict, notFound, upstreamFailed } from '../http/errors.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import { findCampaign, moveCampaign } from './campaigns.queries.ts';

/**
 * Takes a campaign back from the provider; only then the flag goes and the provider's id is cleared
 * (Spec, content 4). While it is being sent, the rest is stopped and it ends as canceled.
 */
export async function unscheduleCampaign(
  app: App,
  viewer: Viewer,
  kind: CampaignKind,
  id: number,
): Promise<void> {
  const campaign = await findCampaign(app.pool, id, kind);
  if (!campaign) throw notFound();
  const blocked = whyUnscheduleBlocked(campaign.status);
  if (blocked) throw conflict(blocked);
  try {
    const providerId = campaign.providerCampaignId ?? (await app.mail.find(id))?.id ?? null;
    const outcome = providerId === null ? 'gone' : await app.mail.unschedule(providerId);
    if (outcome === 'sent') throw conflict(campaignMessages.alreadyGone);
    await write(app.pool, viewer.id, (db) =>
      // Why: an open status panel may have noted the provider's 'canceled' before we get here.
      moveCampaign(db, id, ['scheduled', 'sending', 'unknown', 'late', 'failed', 'canceled'], {
        status: outcome === 'stopped' ? 'canceled' : 'draft',
        problem: null,
        providerCampaignId: null,
      }),
    );
  } catch (error) {
    if (error instanceof ProviderAway) throw upstreamFailed(campaignMessages.providerAway);
    throw error;
  }
}

import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyUnscheduleBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { CampaignKind } from '@masthead/shared/campaigns/campaign.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { conflict, notFound } from '../http/errors.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import { campaignRows } from './campaign.rows.ts';
import { type Campaign, findCampaign, moveCampaign } from './campaigns.queries.ts';
import { providerRefusal } from './provider-refusal.ts';

/** How often a campaign that is moved under our hands is looked at anew. */
const mostTries = 10;

/**
 * Takes a campaign back from the provider; only then the flag goes and the provider's id is cleared
 * (Spec, content 4). While it is being sent, the rest is stopped and it ends as canceled. A row that
 * has changed since it was read is read again: what it names now is what has to be taken back.
 */
export async function unscheduleCampaign(
  app: App,
  viewer: Viewer,
  kind: CampaignKind,
  id: number,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const campaign = await findCampaign(app.pool, rowsOf(viewer, campaignRows), id, kind);
    if (!campaign) throw notFound();
    const isAgain = tries > 0;
    if (isAgain && isTakenBack(campaign)) return;
    // Why: an open status panel may have noted the provider's 'canceled' before we got here.
    const isNoted = isAgain && campaign.status === 'canceled';
    const blocked = isNoted ? null : whyUnscheduleBlocked(campaign.status);
    if (blocked) throw conflict(blocked);
    if (await takeBack(app, viewer, campaign)) return;
  }
  throw conflict(campaignMessages.movedMeanwhile);
}

const isTakenBack = ({ status, providerCampaignId }: Campaign) =>
  status === 'draft' || (status === 'canceled' && providerCampaignId === null);

/** Takes back what the row names; false when the row is no longer what was read. */
async function takeBack(app: App, viewer: Viewer, campaign: Campaign): Promise<boolean> {
  try {
    if (campaign.providerCampaignId === null && (await app.mail.isAtWork(campaign)))
      throw conflict(campaignMessages.stillWorking);
    const providerId = campaign.providerCampaignId ?? (await app.mail.find(campaign))?.id ?? null;
    const outcome = providerId === null ? 'gone' : await app.mail.unschedule(providerId);
    if (outcome === 'sent') throw conflict(campaignMessages.alreadyGone);
    const moved = await write(app.pool, viewer.id, (db) =>
      moveCampaign(db, campaign, {
        status: outcome === 'stopped' ? 'canceled' : 'draft',
        problem: null,
        providerCampaignId: null,
      }),
    );
    return moved !== null;
  } catch (error) {
    if (error instanceof ProviderAway) throw providerRefusal(error);
    throw error;
  }
}

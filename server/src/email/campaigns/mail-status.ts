import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import type { CampaignKind, MailStatus } from '@masthead/shared/email/campaigns/campaign.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import { isAtHome } from '../../platform/db/place.queries.ts';
import { notFound } from '../../platform/http/errors.ts';
import {
  ProviderAway,
  type ProviderStatus,
} from '../../platform/integrations/mail/mail-provider.ts';
import { logged } from '../../platform/process/logged.ts';
import { findLastSend } from '../mailings/sends.queries.ts';
import { type Campaign, campaignRows, findCampaign } from './campaign.store.ts';
import { settleCampaign } from './settle-campaign.ts';

/** The mail status panel; values are empty if the provider does not know them or does not respond (Spec, content 8). */
export async function mailStatusOf(
  app: App,
  seer: Seer,
  kind: CampaignKind,
  id: number,
): Promise<MailStatus> {
  const visible = rowsOf(seer, campaignRows);
  if (!(await findCampaign(app.pool, visible, id, kind))) throw notFound();
  await settleCampaign(app.pool, app.mail, id).catch((error: unknown) =>
    app.http.log.warn({ err: error }, 'status'),
  );
  const campaign = await findCampaign(app.pool, visible, id, kind);
  if (!campaign) throw notFound();
  const known = (await knownOf(app, campaign)) ?? nothingKnown;
  const isHeld = !(await isAtHome(app.pool));
  const isAtWork = campaign.status === 'unknown' && (await app.mail.isAtWork(campaign));
  const working = isAtWork ? campaignMessages.stillWorking : null;
  return {
    ...known,
    status: campaign.status,
    problem: isHeld ? campaignMessages.held : (working ?? campaign.problem ?? known.problem),
  };
}

/** The status of an email; of a stopped or unscheduled one, its results until then. */
async function knownOf(app: App, { id, providerCampaignId }: Campaign): Promise<Known | null> {
  if (providerCampaignId !== null) return app.mail.status(providerCampaignId).catch(unread);
  const lastSend = await findLastSend(app.pool, id);
  if (lastSend === null) return null;
  const known = await app.mail.status(String(lastSend)).catch(unread);
  return known && { ...known, send_time: null, problem: null };
}

type Known = Omit<ProviderStatus, 'status'>;

const nothingKnown: Known = {
  emails_sent: null,
  recipients: { recipient_count: null, list_name: null },
  send_time: null,
  settings: { subject_line: null, preview_text: null },
  long_archive_url: null,
  failed_count: 0,
  unknown_count: 0,
  problem: null,
};

/** Nothing but why, when people can do something about it. */
const unread = (error: unknown) => ({
  ...nothingKnown,
  problem:
    error instanceof ProviderAway
      ? error.sentence
      : logged('Couldn’t read the status of an email at its provider')(error),
});

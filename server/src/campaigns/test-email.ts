import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { type CampaignKind, testEmailsPerHour } from '@masthead/shared/campaigns/campaign.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { write } from '../db/client.ts';
import { isAtHome } from '../db/place.queries.ts';
import { conflict, notFound, tooMany, upstreamFailed } from '../http/errors.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import { campaignRows } from './campaign.rows.ts';
import {
  countTestEmails,
  deleteTestEmail,
  findCampaign,
  insertTestEmail,
} from './campaigns.queries.ts';
import { providerRefusal } from './provider-refusal.ts';
import { drawnAsSent, type Renderer } from './rendering.ts';
import { outgoing } from './schedule-campaign.ts';
import { sendingTemplate } from './sending-template.ts';

/**
 * Sends a campaign to the person who asks, and to nobody else. A GET that is repeated within a
 * minute sends nothing again, because browsers repeat GETs by themselves.
 */
export async function sendTestEmail(
  app: App,
  viewer: Viewer,
  target: { kind: CampaignKind; id: number; isRepeatable: boolean },
  render: Renderer,
) {
  const campaign = await findCampaign(
    app.pool,
    rowsOf(viewer, campaignRows),
    target.id,
    target.kind,
  );
  if (!campaign) throw notFound();
  if (!(await isAtHome(app.pool))) throw conflict(campaignMessages.held);
  const answer = { to: viewer.email, message: campaignMessages.testSent };
  const template = await sendingTemplate(app.pool, viewer, campaign);
  const email = await outgoing(app, app.pool, campaign, template, drawnAsSent(render));
  const noted = await write(app.pool, viewer.id, async (db) => {
    const asked = await countTestEmails(db, viewer.id, campaign.id);
    if (!target.isRepeatable && asked.justNow > 0) return null;
    if (asked.inHour >= testEmailsPerHour) throw tooMany(600, campaignMessages.testLimit);
    return insertTestEmail(db, viewer.id, campaign.id);
  });
  if (noted === null) return answer;
  try {
    await app.mail.sendTest(email, viewer);
  } catch (error) {
    if (!(error instanceof ProviderAway)) {
      app.http.log.error({ err: error }, 'A test email failed');
      throw upstreamFailed(campaignMessages.testFailed, error);
    }
    // Why: nothing was sent, so asking again must send.
    await write(app.pool, viewer.id, (db) => deleteTestEmail(db, noted));
    throw providerRefusal(error);
  }
  return answer;
}

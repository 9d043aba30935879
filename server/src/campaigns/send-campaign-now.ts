import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { type CampaignReaders, sendTimeStepMinutes } from '@masthead/shared/campaigns/campaign.ts';
import { partOfAudience } from '@masthead/shared/campaigns/envelope.ts';
import { centralClock, centralDay } from '@masthead/shared/dates.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { isAtHome } from '../db/place.queries.ts';
import { badRequest, conflict } from '../http/errors.ts';
import { ProviderAway } from '../integrations/mail/mail-provider.ts';
import { changeCampaign, loadCampaign } from './campaign-editing.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import { partOf } from './part-of-email.ts';
import { providerRefusal } from './provider-refusal.ts';
import { scheduleCampaign } from './schedule-campaign.ts';
import { sendingTemplate } from './sending-template.ts';

/** Who would get an email that went out now; what is missing for that is said as Schedule says it. */
export async function readersOf(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  id: number,
): Promise<CampaignReaders> {
  const campaign = await loadCampaign(app.pool, viewer, kind, id);
  const { audienceId } = await sendingTemplate(app.pool, viewer, campaign);
  const { part } = await partOf(app.pool, campaign, audienceId);
  const readers = await app.mail.readers(audienceId, id, part).catch((error: unknown) => {
    throw error instanceof ProviderAway ? providerRefusal(error) : error;
  });
  if (!readers) throw badRequest({ path: 'emailTemplateId', message: campaignMessages.noAudience });
  return { ...readers, name: partOfAudience({ name: readers.name, part: part?.name ?? null }) };
}

/**
 * Schedules an email for this moment, by every rule of Schedule. Its send date and time become the
 * quarter hour that has begun, so that the record still follows the rules of its fields; they stay
 * what they were when the provider is away.
 */
export async function sendCampaignNow(
  app: App,
  viewer: Viewer,
  kind: KindOfEmail,
  seen: { id: number; version: number },
): Promise<void> {
  const sendAt = new Date();
  const quarterMs = sendTimeStepMinutes * 60_000;
  const quarter = new Date(Math.floor(sendAt.getTime() / quarterMs) * quarterMs);
  const plan = { sendDate: centralDay(quarter), sendTime: centralClock(quarter) };
  await scheduleCampaign(
    app,
    viewer,
    async (db) => {
      // Why: a schedule may wait until sending is resumed; what is meant for now may not.
      if (!(await isAtHome(db))) throw conflict(campaignMessages.held);
      return (await changeCampaign(db, viewer, kind, seen)).id;
    },
    { ...kind, now: { sendAt, plan } },
  );
}

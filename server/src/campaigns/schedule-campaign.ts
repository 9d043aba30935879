import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyScheduleBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import { sendTime } from '@masthead/shared/campaigns/campaign.ts';
import { centralInstant } from '@masthead/shared/dates.ts';
import { rowsOf } from '../access/rows.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { type Db, write } from '../db/client.ts';
import { badRequest, conflict, notFound, upstreamFailed } from '../http/errors.ts';
import { type OutgoingEmail, ProviderAway } from '../integrations/mail/mail-provider.ts';
import { campaignRows } from './campaign.rows.ts';
import type { KindOfEmail } from './campaign-kind.ts';
import {
  type Campaign,
  type CampaignState,
  findCampaign,
  lockCampaign,
  moveCampaign,
  type SendPlan,
} from './campaigns.queries.ts';
import { refuseUnfit } from './check-email.ts';
import { partOf } from './part-of-email.ts';
import { providerRefusal } from './provider-refusal.ts';
import { refuseUnreleased } from './release.ts';
import type { Renderer } from './rendering.ts';
import { heldTemplate, outgoingOf, type SendingTemplate } from './sending-template.ts';

const takenBack = 'This email was unscheduled while the mail provider was working on it.';

/** The instant a campaign goes out: on the quarter hour, ahead of now, on a clock that exists. */
export function sendInstant(sendDate: string, time: string, now: Date): Date {
  const path = 'sendTime';
  if (!sendTime.safeParse(time).success)
    throw badRequest({ path, message: campaignMessages.offQuarter });
  const at = centralInstant(sendDate, time);
  if (!at) throw badRequest({ path, message: campaignMessages.skippedHour });
  if (at <= now) throw badRequest({ path, message: campaignMessages.inThePast });
  return at;
}

/** A campaign as a provider takes it, read as the caller reads: within a transaction, no second connection is waited for. */
export const outgoing = async (
  { config }: Pick<App, 'config'>,
  db: Db,
  campaign: Campaign,
  template: SendingTemplate,
  render: Renderer,
): Promise<OutgoingEmail> => {
  const { part } = await partOf(db, campaign, template.audienceId);
  return outgoingOf(campaign, template, await render(campaign, config, db), part);
};

/**
 * Schedules a campaign that `save` has just written and checked. First everything is validated and
 * saved, then the row says 'unknown' while the provider is asked, and only its answer makes it
 * 'scheduled' (decisions 7): a crash in between leaves a state with a way on, never a false one.
 */
export async function scheduleCampaign(
  app: App,
  viewer: Viewer,
  save: (db: Db) => Promise<number>,
  /** Without `now` it goes out at its send date and time. */
  how: Pick<KindOfEmail, 'store' | 'render'> & { now?: { sendAt: Date; plan: SendPlan } },
): Promise<number> {
  const seen = rowsOf(viewer, campaignRows);
  const asked = await write(app.pool, viewer.id, async (db) => {
    const id = await save(db);
    const campaign = await lockCampaign(db, seen, id);
    if (!campaign) throw notFound();
    const blocked = whyScheduleBlocked({ ...campaign, ...how.now?.plan });
    if (blocked) throw conflict(blocked);
    const { sendDate, sendTime } = campaign;
    const sendAt = how.now?.sendAt ?? sendInstant(sendDate ?? '', sendTime ?? '', new Date());
    const template = await heldTemplate(db, viewer, campaign);
    await refuseUnreleased(app, db, campaign, template, how.render);
    await refuseUnfit(app, db, how, { ...campaign, ...how.now?.plan });
    const version = await moveCampaign(db, campaign, {
      status: 'unknown',
      problem: campaignMessages.providerUnconfirmed,
      providerCampaignId: null,
      ...how.now?.plan,
    });
    if (version === null) throw new Error('A locked campaign was moved');
    const waiting = { ...campaign, ...how.now?.plan, version };
    const email = await outgoing(app, db, waiting, template, how.render);
    return { campaign, waiting, sendAt, email };
  });
  const { campaign, waiting, sendAt, email } = asked;
  const settle = (to: CampaignState) =>
    write(app.pool, viewer.id, async (db) => {
      if (await moveCampaign(db, waiting, to)) return true;
      // Why: an open status panel may have found the provider's answer before we got here.
      return (
        (await findCampaign(db, seen, campaign.id))?.providerCampaignId === to.providerCampaignId
      );
    });
  let providerCampaignId: string;
  try {
    ({ id: providerCampaignId } = await app.mail.schedule(email, sendAt, viewer.id));
  } catch (error) {
    if (!(error instanceof ProviderAway)) {
      app.http.log.error({ err: error }, 'The mail provider did not confirm');
      throw upstreamFailed(campaignMessages.providerUnconfirmed, error);
    }
    // Why the whole campaign: its send date and time are again what they were.
    await settle(campaign);
    throw providerRefusal(error);
  }
  if (await settle({ status: 'scheduled', problem: null, providerCampaignId })) return campaign.id;
  // Why: somebody took it back while the provider was working; then it must not go out.
  await app.mail.unschedule(providerCampaignId);
  throw conflict(takenBack);
}

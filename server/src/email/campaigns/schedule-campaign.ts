import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import {
  whyScheduleBlocked,
  whyUnscheduleBlocked,
} from '@masthead/shared/email/campaigns/campaign.rules.ts';
import { type CampaignKind, sendTime } from '@masthead/shared/email/campaigns/campaign.ts';
import type { AnyCampaign } from '@masthead/shared/email/campaigns/campaign-record.ts';
import { isPassed } from '@masthead/shared/email/campaigns/passed-day.ts';
import { centralDay, centralInstant } from '@masthead/shared/platform/values/dates.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { type Db, write } from '../../platform/db/client.ts';
import {
  badRequest,
  conflict,
  type HttpError,
  notFound,
  upstreamFailed,
} from '../../platform/http/errors.ts';
import {
  type OutgoingEmail,
  ProviderAway,
} from '../../platform/integrations/mail/mail-provider.ts';
import type { PendingSave } from '../../platform/records/store.ts';
import {
  type Campaign,
  type CampaignState,
  campaignRows,
  findCampaign,
  lockCampaign,
  moveCampaign,
  type SendPlan,
} from './campaign.store.ts';
import { refuseUnfit } from './check-email.ts';
import type { KindOfEmail } from './kind-of-email.ts';
import { partOf, refuseUnreleased } from './release-steps.ts';
import type { Renderer } from './rendering.ts';
import { heldTemplate, outgoingOf, type SendingTemplate } from './sending-template.ts';

const takenBack = 'This email was unscheduled while the mail provider was working on it.';

/** The send time of a campaign: on the quarter hour, in the future, and not skipped by a clock change. */
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
  /** Without `now`, it is sent at its send date and time. */
  how: Pick<KindOfEmail, 'store' | 'render'> & { now?: { sendAt: Date; plan: SendPlan } },
): Promise<number> {
  const visible = rowsOf(viewer, campaignRows);
  const asked = await write(app.pool, viewer.id, async (db) => {
    const id = await save(db);
    const campaign = await lockCampaign(db, visible, id);
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
        (await findCampaign(db, visible, campaign.id))?.providerCampaignId === to.providerCampaignId
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
  // Why: it was unscheduled while the provider was working, so it must not be sent.
  await app.mail.unschedule(providerCampaignId);
  throw conflict(takenBack);
}

/** Retries for a campaign that changes concurrently. */
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

const dayIn = (values: object | null, path: string): string | null =>
  (values as Record<string, string | null> | null)?.[path] ?? null;

/** Refuses a day before today that is new; one that stood there must not keep the rest from being saved. */
export function refusePassed(
  { values, current }: Pick<PendingSave<AnyCampaign>, 'values' | 'current'>,
  path: string,
  message: string,
): void {
  if (isPassed(dayIn(values, path), dayIn(current, path), centralDay(new Date())))
    throw badRequest({ path, message });
}

/** What people are told when the provider cannot be asked, or does not take an email; never its own 401 or 403. */
export const providerRefusal = (error: ProviderAway): HttpError =>
  error.sentence ? conflict(error.sentence) : upstreamFailed(campaignMessages.providerAway, error);

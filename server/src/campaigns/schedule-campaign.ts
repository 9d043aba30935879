import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import { whyScheduleBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import { sendTime } from '@masthead/shared/campaigns/campaign.ts';
import { centralInstant } from '@masthead/shared/dates.ts';
import type { EmailTemplate } from '@masthead/shared/email-templates/email-template.ts';
import type { Viewer } from '../access/viewer.ts';
import type { App } from '../app-parts.ts';
import { type Db, write } from '../db/client.ts';
import { findEmailTemplate } from '../email-templates/email-templates.queries.ts';
import { badRequest, conflict, notFound, upstreamFailed } from '../http/errors.ts';
import { type OutgoingEmail, ProviderAway } from '../integrations/mail/mail-provider.ts';
import {
  type Campaign,
  type CampaignState,
  findCampaign,
  lockCampaign,
  moveCampaign,
} from './campaigns.queries.ts';
import type { Renderer } from './rendering.ts';

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

/** The template of a campaign, complete enough to send with. */
export async function sendingTemplate(
  db: Db,
  campaign: Campaign,
): Promise<EmailTemplate & { mailchimpListId: string }> {
  const template =
    campaign.emailTemplateId === null
      ? null
      : await findEmailTemplate(db, campaign.emailTemplateId);
  if (!template)
    throw badRequest({ path: 'emailTemplateId', message: campaignMessages.noTemplate });
  const { mailchimpListId } = template;
  if (!mailchimpListId)
    throw badRequest({ path: 'emailTemplateId', message: campaignMessages.noAudience });
  return { ...template, mailchimpListId };
}

/** A campaign as a provider takes it. */
export async function outgoing(
  app: App,
  campaign: Campaign,
  template: EmailTemplate & { mailchimpListId: string },
  render: Renderer,
): Promise<OutgoingEmail> {
  const { html, text } = await render(campaign, app.config);
  return {
    campaignId: campaign.id,
    campaignVersion: campaign.version,
    audienceId: template.mailchimpListId,
    subject: campaign.subject,
    fromName: template.fromName,
    replyTo: template.replyTo,
    html,
    text,
  };
}

/**
 * Schedules a campaign that `save` has just written and checked. First everything is validated and
 * saved, then the row says 'unknown' while the provider is asked, and only its answer makes it
 * 'scheduled' (decisions 7): a crash in between leaves a state with a way on, never a false one.
 */
export async function scheduleCampaign(
  app: App,
  viewer: Viewer,
  save: (db: Db) => Promise<number>,
  render: Renderer,
): Promise<number> {
  const asked = await write(app.pool, viewer.id, async (db) => {
    const id = await save(db);
    const campaign = await lockCampaign(db, id);
    if (!campaign) throw notFound();
    const blocked = whyScheduleBlocked(campaign);
    if (blocked) throw conflict(blocked);
    const sendAt = sendInstant(campaign.sendDate ?? '', campaign.sendTime ?? '', new Date());
    const template = await sendingTemplate(db, campaign);
    const version = await moveCampaign(db, campaign, {
      status: 'unknown',
      problem: campaignMessages.providerUnconfirmed,
      providerCampaignId: null,
    });
    if (version === null) throw new Error('A locked campaign was moved');
    const waiting = { ...campaign, version };
    return { campaign, waiting, sendAt, email: await outgoing(app, waiting, template, render) };
  });
  const { campaign, waiting, sendAt, email } = asked;
  const settle = (to: CampaignState) =>
    write(app.pool, viewer.id, async (db) => {
      if (await moveCampaign(db, waiting, to)) return true;
      // Why: an open status panel may have found the provider's answer before we got here.
      return (await findCampaign(db, campaign.id))?.providerCampaignId === to.providerCampaignId;
    });
  let providerCampaignId: string;
  try {
    ({ id: providerCampaignId } = await app.mail.schedule(email, sendAt, viewer.id));
  } catch (error) {
    if (!(error instanceof ProviderAway)) {
      app.http.log.error({ err: error }, 'The mail provider did not confirm');
      throw upstreamFailed(campaignMessages.providerUnconfirmed);
    }
    await settle(campaign);
    throw upstreamFailed(campaignMessages.providerAway);
  }
  if (await settle({ status: 'scheduled', problem: null, providerCampaignId })) return campaign.id;
  // Why: somebody took it back while the provider was working; then it must not go out.
  await app.mail.unschedule(providerCampaignId);
  throw conflict(takenBack);
}

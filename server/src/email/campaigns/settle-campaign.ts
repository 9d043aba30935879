import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { centralInstant, hourMs } from '@masthead/shared/platform/values/dates.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { sharedNow } from '../../platform/db/clock.queries.ts';
import type { MailProvider } from '../../platform/integrations/mail/mail-provider.ts';
import { ownMailing } from '../mailings/mailings.queries.ts';
import {
  type Campaign,
  campaignRows,
  findCampaign,
  listUnsettled,
  moveCampaign,
} from './campaign.store.ts';

/** An unconfirmed schedule is looked for this long after it was asked; before, the answer may be on its way. */
const confirmAfterMs = 30_000;

/**
 * Brings the row of a campaign in line with what the provider says; the row never claims more than
 * the provider has confirmed (decisions 7).
 */
export async function settleCampaign(pool: Pool, mail: MailProvider, id: number): Promise<void> {
  const campaign = await findCampaign(pool, rowsOf(theProduct, campaignRows), id);
  if (campaign && isRenewable(campaign)) return renewProblem(pool, mail, campaign);
  if (!campaign || !['scheduled', 'sending', 'unknown'].includes(campaign.status)) return;
  let providerCampaignId = campaign.providerCampaignId;
  if (providerCampaignId === null) {
    const now = await sharedNow(pool);
    if (now.getTime() - campaign.updatedAt.getTime() < confirmAfterMs) return;
    if (await mail.isAtWork(campaign)) return;
    providerCampaignId = (await mail.find(campaign))?.id ?? null;
  }
  const known = providerCampaignId === null ? null : await mail.status(providerCampaignId);
  const to = known
    ? {
        status: known.status,
        problem: known.problem,
        providerCampaignId: known.status === 'draft' ? null : providerCampaignId,
      }
    : { status: 'draft' as const, problem: goneOf(campaign), providerCampaignId: null };
  if (to.status === campaign.status && to.problem === campaign.problem) return;
  // Why: while the provider was asked, somebody may have taken it back and scheduled it anew.
  await write(pool, null, (db) => moveCampaign(db, campaign, to));
}

/** What has ended here with a sentence that a sender can still correct, because it wakes up late. */
const isRenewable = ({ status, problem, providerCampaignId }: Campaign) =>
  (status === 'sent' || status === 'late') &&
  problem !== null &&
  ownMailing(providerCampaignId) !== null;

/** Says of an ended email what its mailing says now, its figures having changed since (29.10). */
async function renewProblem(pool: Pool, mail: MailProvider, campaign: Campaign): Promise<void> {
  const { providerCampaignId } = campaign;
  const known = providerCampaignId === null ? null : await mail.status(providerCampaignId);
  const isSame = known?.status === campaign.status && known.problem === campaign.problem;
  if (!known || isSame || !['sent', 'failed', 'late'].includes(known.status)) return;
  const { status, problem } = known;
  await write(pool, null, (db) =>
    moveCampaign(db, campaign, { status, problem, providerCampaignId }),
  );
}

/** Why: an email that was only asked for has never been at the provider, so nobody has deleted it there. */
const goneOf = ({ providerCampaignId }: Campaign) =>
  providerCampaignId === null ? null : campaignMessages.goneAtProvider;

/**
 * Is this the minute to ask about a campaign? About one that is scheduled for later than in an hour it is asked once an hour,
 * each in a minute of its own; whoever opens it has it asked about at once (the mail status panel).
 */
function isAskedAt(now: Date, campaign: Awaited<ReturnType<typeof listUnsettled>>[number]) {
  const { id, status, sendDate, sendTime } = campaign;
  const sendAt = sendDate && sendTime && centralInstant(sendDate, sendTime);
  const isFarOff = sendAt && sendAt.getTime() - now.getTime() > hourMs;
  return status !== 'scheduled' || !isFarOff || id % 60 === now.getUTCMinutes();
}

/** Settles every campaign that is somewhere on its way, or with `now` those of this minute; one that fails holds up no other. */
export async function settleCampaigns(pool: Pool, mail: MailProvider, now?: Date): Promise<void> {
  const failures: unknown[] = [];
  const unsettled = await listUnsettled(pool);
  for (const { id } of now ? unsettled.filter((one) => isAskedAt(now, one)) : unsettled) {
    await settleCampaign(pool, mail, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

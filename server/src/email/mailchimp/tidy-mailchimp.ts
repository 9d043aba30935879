import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import { sharedNow } from '../../platform/db/clock.queries.ts';
import { isAtHome } from '../../platform/db/place.queries.ts';
import { campaignRows, lockCampaign, moveCampaign } from '../campaigns/campaign.store.ts';
import type { MailchimpAccounts } from './mailchimp-account.ts';
import { accountOf } from './mailchimp-provider.ts';
import {
  closeRequest,
  listDoubles,
  listOrphans,
  type MailchimpRequest,
  noteDouble,
} from './mailchimp-requests.queries.ts';
import { beforeThat, clearRequest } from './take-back.ts';

/** One request is tidied up for so long; what is left is done a minute later. */
const tidyMs = 120_000;
/** Nothing that was asked this long ago can still be on its way to Mailchimp. */
const mayArriveMs = 15 * 60_000;
const isOver = async (pool: Pool, { askedAt }: MailchimpRequest) =>
  (await sharedNow(pool)).getTime() - askedAt.getTime() > mayArriveMs;

/** Reports on the email when Mailchimp sent one that was not scheduled here. */
async function sayItWent(
  pool: Pool,
  campaignId: number,
  went: { status: 'sent' | 'canceled'; providerCampaignId: string },
): Promise<void> {
  await write(pool, null, async (db) => {
    const campaign = await lockCampaign(db, rowsOf(theProduct, campaignRows), campaignId);
    if (!campaign || !['draft', 'late', 'failed'].includes(campaign.status)) return;
    await moveCampaign(db, campaign, { ...went, problem: mailchimpMessages.sentThere });
  });
}

async function tidyOne(pool: Pool, accounts: MailchimpAccounts, request: MailchimpRequest) {
  const { calls } = await accountOf(accounts, request, tidyMs);
  const { outcome, wentOut, wasThere } = await clearRequest(calls, request);
  if (outcome !== 'gone') {
    const status = outcome === 'sent' ? 'sent' : 'canceled';
    if (wentOut !== null && request.campaignVersion !== null)
      await sayItWent(pool, request.campaignId, { status, providerCampaignId: wentOut });
    await closeRequest(pool, request.id, outcome);
    return;
  }
  // Why: a request may still be on its way that would create it again.
  if (!wasThere && (await isOver(pool, request))) await closeRequest(pool, request.id, 'gone');
}

/** Removes every draft of a request except the scheduled one; all drafts of an abandoned request. */
async function removeDoubles(pool: Pool, accounts: MailchimpAccounts, request: MailchimpRequest) {
  const { calls } = await accountOf(accounts, request, tidyMs);
  const marked = await calls.marked(request.mark, beforeThat(request.askedAt));
  for (const { id, status } of marked)
    if (status === 'save' && id !== request.providerCampaignId) await calls.remove(id);
  if (await isOver(pool, request)) await noteDouble(pool, request.id, false);
}

/**
 * Takes back what no email names at Mailchimp: its server died half-way, or was overtaken. A restored copy leaves
 * everything to its original.
 */
export async function tidyMailchimp(pool: Pool, accounts: MailchimpAccounts): Promise<void> {
  if (!(await isAtHome(pool))) return;
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  for (const request of await listOrphans(pool)) await tidyOne(pool, accounts, request).catch(note);
  for (const request of await listDoubles(pool))
    await removeDoubles(pool, accounts, request).catch(note);
  if (failures.length > 0) throw failures[0];
}

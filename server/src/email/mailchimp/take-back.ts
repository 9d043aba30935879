import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { ProviderAway } from '../../platform/integrations/mail/mail-provider.ts';
import type { MailchimpCalls } from './mailchimp-calls.ts';
import { MailchimpFailure } from './mailchimp-failure.ts';
import type { MailchimpRequest, Outcome } from './mailchimp-requests.queries.ts';

const mostSteps = 5;

/** An action whose effect the next reading shows, whatever became of its answer. */
async function tried(act: Promise<unknown>): Promise<MailchimpFailure | null> {
  try {
    await act;
    return null;
  } catch (error) {
    if (error instanceof MailchimpFailure && error.why !== 'away') return error;
    throw error;
  }
}

/**
 * Takes a campaign back, whatever it is doing: each step looks at what stands there and goes one further. What
 * waits is unscheduled and deleted, so that nothing of it is left; of what is being sent the rest is stopped.
 */
export async function takeBack(calls: MailchimpCalls, id: string): Promise<Outcome> {
  for (let step = 0; step < mostSteps; step += 1) {
    const campaign = await calls.campaign(id);
    if (!campaign) return 'gone';
    switch (campaign.status) {
      case 'canceled':
      case 'canceling':
        return 'stopped';
      case 'save':
        // Why: a draft that lost its request to schedule must not wait for it.
        await tried(calls.remove(id));
        break;
      case 'schedule':
        await tried(calls.unschedule(id));
        break;
      case 'sending':
      case 'paused': {
        // Why: stopping a send needs a plan that has it; without, it can no longer be called back.
        if (campaign.delivery_status?.can_cancel === false) return 'sent';
        const failure = await tried(calls.cancelSend(id));
        if (failure?.status === 403) return 'sent';
        break;
      }
      default:
        return 'sent';
    }
  }
  throw new ProviderAway('Mailchimp did not let go', mailchimpMessages.stillGoing);
}

/** Why: the clock of the other side may be a little off. */
export const beforeThat = (at: Date): Date => new Date(at.getTime() - 3_600_000);

/** Takes back everything that a request has made, known or only found by its mark. */
export async function clearRequest(
  calls: MailchimpCalls,
  { mark, askedAt, providerCampaignId }: MailchimpRequest,
): Promise<{ outcome: Outcome; wentOut: string | null; wasThere: boolean }> {
  const marked = (await calls.marked(mark, beforeThat(askedAt))).map(({ id }) => id);
  let outcome: Outcome = 'gone';
  let wentOut: string | null = null;
  for (const id of new Set([...marked, ...(providerCampaignId ? [providerCampaignId] : [])])) {
    const one = await takeBack(calls, id);
    if (one === 'gone') continue;
    outcome = one;
    wentOut = id;
  }
  return { outcome, wentOut, wasThere: marked.length > 0 };
}

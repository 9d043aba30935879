import type { ProviderPoint } from '@masthead/shared/email/campaigns/preflight-provider.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import {
  type OutgoingEmail,
  ProviderAway,
} from '../../platform/integrations/mail/mail-provider.ts';
import type { MailchimpCalls } from './mailchimp-calls.ts';
import { MailchimpFailure } from './mailchimp-failure.ts';
import { beforeThat } from './take-back.ts';

const isLost = (error: unknown) => error instanceof MailchimpFailure && error.why === 'lost';

/** Why: people recognize it at Mailchimp by its subject, and we by the mark at the end. */
export const titleOf = (email: OutgoingEmail, mark: string): string =>
  `${email.subject.replace(/\s+/g, ' ').slice(0, 60)} ${mark}`;

/**
 * Creates the draft of an email with its content. One whose answer was lost is looked for by its mark before
 * another is created.
 */
export async function putUp(
  calls: MailchimpCalls,
  email: OutgoingEmail,
  { mark, askedAt }: { mark: string; askedAt: Date },
  onLost: () => Promise<void>,
): Promise<string> {
  const title = titleOf(email, mark);
  const created = await calls.create(email, title).catch(async (error: unknown) => {
    if (!isLost(error)) throw error;
    await onLost();
    const [found] = await calls.marked(mark, beforeThat(askedAt));
    return found ?? calls.create(email, title);
  });
  return created.id;
}

const mostPoints = 20;

/** What Mailchimp has against a draft, in its own words. */
export async function readChecklist(calls: MailchimpCalls, id: string): Promise<ProviderPoint[]> {
  const { is_ready: isReady, items } = await calls.checklist(id);
  const points = items.rows
    .filter(({ type }) => type !== 'success')
    .slice(0, mostPoints)
    .map(({ type, heading, details }) => ({
      isError: type === 'error' && !isReady,
      heading: (heading ?? '').slice(0, 100),
      details: (details ?? '').slice(0, 300),
    }));
  const { unreadPoint: details } = mailchimpMessages;
  return items.odd.length > 0 ? [...points, { isError: false, heading: '', details }] : points;
}

/** Refuses what Mailchimp would not send, with its own words. */
export async function checkReady(calls: MailchimpCalls, id: string): Promise<void> {
  const { is_ready: isReady, items } = await calls.checklist(id);
  if (isReady) return;
  const findings = items.rows
    .filter(({ type }) => type === 'error')
    .map(({ heading, details }) => [heading, details].filter(Boolean).join(': ').slice(0, 200));
  throw new ProviderAway('not ready', mailchimpMessages.notReady(findings.slice(0, 5)));
}

/**
 * The one step that makes a campaign live. Without an answer, what stands there is the answer; a plan is asked
 * for once more, which is the same plan, but nothing is sent a second time.
 */
export async function launch(
  calls: MailchimpCalls,
  id: string,
  { sendAt, isNow }: { sendAt: Date; isNow: boolean },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await (isNow ? calls.send(id) : calls.schedule(id, sendAt));
      return;
    } catch (error) {
      if (!(error instanceof MailchimpFailure) || error.why === 'away') throw error;
      const there = await calls.campaign(id).catch((cause: unknown) => {
        throw new MailchimpFailure('lost', error.message, error.status, { cause });
      });
      if (there && there.status !== 'save') return;
      if (error.why === 'refused' || isNow || tries > 1) throw error;
    }
  }
}

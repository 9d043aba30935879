import { campaignMessages, deliveryProblem } from '@masthead/shared/campaigns/campaign.messages.ts';
import type { Db } from '../db/client.ts';
import { countLedger, type LedgerCounts } from './ledger.queries.ts';
import { findMailing, lockMailing, type MailingStatus, moveMailing } from './mailings.queries.ts';

/** How a mailing ends of which nothing waits any more, by its figures. */
export const endOf = ({
  sent,
  failed,
  unknown,
}: LedgerCounts): { status: MailingStatus; problem: string | null } => ({
  status: sent + unknown === 0 ? 'failed' : 'sent',
  problem: deliveryProblem(failed, unknown),
});

/** What a mailing says that was held because its time had passed: how far it had come before. */
export const lateProblem = ({ sent, total }: LedgerCounts): string =>
  total > 0
    ? `${campaignMessages.late} ${sent} of ${total} had been sent before; they are not sent again.`
    : campaignMessages.late;

/**
 * Brings the sentence of a mailing that has ended in line with its figures: a sender that was thought dead has told
 * what it knew. True when it says something else now.
 */
export async function renewEnd(db: Db, id: number): Promise<boolean> {
  // Why: of two who tell at the same moment, the sentence is that of whoever counts last.
  await lockMailing(db, id);
  const mailing = await findMailing(db, id);
  if (mailing?.status !== 'sent' && mailing?.status !== 'late') return false;
  const counts = await countLedger(db, id);
  const { status } = mailing;
  const end = status === 'sent' ? endOf(counts) : { status, problem: lateProblem(counts) };
  if (end.status === status && end.problem === mailing.problem) return false;
  return moveMailing(db, id, [status], end.status, end.problem);
}

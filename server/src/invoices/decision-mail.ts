import { cutTo } from '@masthead/shared/fields.ts';
import { amountText } from '@masthead/shared/invoices/amount.ts';
import { rowsOf, theProduct } from '../access/rows.ts';
import type { Db, Pool } from '../db/client.ts';
import { type Letter, letter, oneLine } from '../integrations/mail/letter.ts';
import { type LetterSender, sendLetter } from '../integrations/mail/send-letter.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { invoiceRows } from './invoice.rows.ts';
import { type DecidedInvoice, findDecided } from './invoice-mail.queries.ts';

/** A decision that its contributor is told of, by the state that it made and when. */
export interface DecisionMail {
  invoiceId: number;
  state: string;
  decidedAt: string | null;
}

export const decisionMailQueue = 'invoice-decision-mail';

/** So long a decision can be undone before anybody is told of it. */
export const undoMs = 60_000;

/** Plans the mail of a decision, in the transaction that makes it. */
export const planDecisionMail = (jobs: Pick<Jobs, 'plan'>, db: Db, mail: DecisionMail) =>
  jobs.plan(db, decisionMailQueue, mail, new Date(Date.now() + undoMs));

const said: Record<string, { subject: string; sentence: (by: string) => string }> = {
  approved: {
    subject: 'Your invoice was approved',
    sentence: (by) => `${by} approved your invoice:`,
  },
  'changes asked': {
    subject: 'Your invoice needs changes',
    sentence: (by) => `${by} asks you to change your invoice:`,
  },
  awaiting: {
    subject: 'A decision on your invoice was taken back',
    sentence: () => 'A decision on your invoice was taken back; it awaits review again:',
  },
};

/** The letter of a decision. */
function decisionLetter(invoice: DecidedInvoice, publicUrl: string): Letter {
  const { state, amount, changesAsked } = invoice;
  const { subject, sentence } = said[state] ?? { subject: state, sentence: () => state };
  const what = cutTo(oneLine(invoice.description), 200);
  return letter({
    subject: `${subject}: ${amountText(amount)}`,
    paragraphs: [
      `Hello ${oneLine(invoice.name)},`,
      sentence(oneLine(invoice.decidedBy ?? 'Masthead')),
      `${what}, ${oneLine(invoice.site)}, ${invoice.date}, ${amountText(amount)}.`,
      ...(changesAsked ? [changesAsked] : []),
    ],
    button: { label: 'Open the invoice', href: `${publicUrl}/invoice/${invoice.id}` },
    otherwise: 'You get this mail because the invoice is yours.',
  });
}

/**
 * Tells a contributor of a decision. One that was undone or followed by another meanwhile is not told;
 * throws when the mail server is away, so that the job tries again.
 */
export async function sendDecisionMail(
  sender: LetterSender & { pool: Pool },
  { invoiceId, state, decidedAt }: DecisionMail,
): Promise<void> {
  const all = rowsOf({ ...theProduct, isEditor: true }, invoiceRows);
  const invoice = await findDecided(sender.pool, all, invoiceId);
  const isStanding =
    invoice?.state === state && (invoice.decidedAt?.toISOString() ?? null) === decidedAt;
  if (!isStanding) return;
  const outcome = await sendLetter(
    sender,
    invoice.email,
    decisionLetter(invoice, sender.publicUrl),
  );
  if (outcome.result === 'retry' || outcome.result === 'away')
    throw new Error(`A mail has to wait: ${outcome.problem}`);
}

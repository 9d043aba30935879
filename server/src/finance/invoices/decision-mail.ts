import { amountText, centsOf, dollarsOf } from '@masthead/shared/finance/invoices/amount.ts';
import { cutTo } from '@masthead/shared/platform/values/fields.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import type { Db, Pool } from '../../platform/db/client.ts';
import {
  type Letter,
  type LetterSender,
  letter,
  oneLine,
  sendLetter,
  throwUnlessSent,
} from '../../platform/integrations/mail/send-letter.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type DecidedInvoice, listDecided } from './decisions.queries.ts';
import { invoiceRows } from './invoice.store.ts';

/** A decision to email to a contributor: one email for all of their invoices in it. */
export interface DecisionMail {
  invoiceIds: number[];
  /** The resulting state, and when it was set. */
  state: string;
  decidedAt: string | null;
}

/** The job format before migration 0136, for one invoice: jobs may still be queued after an update. */
type EarlierMail = Omit<DecisionMail, 'invoiceIds'> & { invoiceId: number };

export const decisionMailQueue = 'invoice-decision-mail';

/** How long a decision can be undone before it is emailed. */
export const undoMs = 60_000;

/** Queues the emails of a decision at `now`, one per contributor, in the transaction of the decision. */
export async function planDecisionMails(
  jobs: Pick<Jobs, 'plan'>,
  db: Db,
  invoices: readonly { id: number; contributorId: number }[],
  { now, ...decision }: Omit<DecisionMail, 'invoiceIds'> & { now: Date },
): Promise<void> {
  const startAfter = new Date(now.getTime() + undoMs);
  for (const own of Map.groupBy(invoices, ({ contributorId }) => contributorId).values()) {
    const mail: DecisionMail = { invoiceIds: own.map(({ id }) => id), ...decision };
    await jobs.plan(db, decisionMailQueue, mail, startAfter);
  }
}

interface Said {
  subject: string;
  sentence: (by: string) => string;
}
const said: Record<string, Said> = {
  approved: {
    subject: 'Your invoice was approved',
    sentence: (by) => `${by} approved your invoice:`,
  },
  'changes asked': {
    subject: 'Your invoice needs changes',
    sentence: (by) => `${by} requested changes to your invoice:`,
  },
  awaiting: {
    subject: 'Your invoice is back in review',
    sentence: () => 'The decision on this invoice was withdrawn, and it is awaiting review again:',
  },
};
const saidOfMany: Record<string, Said> = {
  approved: {
    subject: 'Your invoices were approved',
    sentence: (by) => `${by} approved these invoices:`,
  },
  awaiting: {
    subject: 'Your invoices are back in review',
    sentence: () =>
      'The decisions on these invoices were withdrawn, and they are awaiting review again:',
  },
};

const lineOf = ({ description, site, date, amount }: DecidedInvoice, longest: number) =>
  `${cutTo(oneLine(description), longest)}, ${oneLine(site)}, ${date}, ${amountText(amount)}.`;

/** Invoices that an email lists; it gives only the count of the others. */
const mostNamed = 20;

/** The email about a decision on many invoices of one contributor. */
function letterOfMany(invoices: readonly DecidedInvoice[], publicUrl: string): Letter {
  const [first] = invoices;
  const { state = '', decidedBy, name = '' } = first ?? {};
  const { subject, sentence } = saidOfMany[state] ?? { subject: state, sentence: () => state };
  const cents = invoices.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const more = invoices.length - mostNamed;
  return letter({
    subject: `${subject}: ${invoices.length}, ${amountText(dollarsOf(cents))}`,
    paragraphs: [
      `Hello ${oneLine(name)},`,
      sentence(oneLine(decidedBy ?? 'Masthead')),
      ...invoices.slice(0, mostNamed).map((invoice) => lineOf(invoice, 100)),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    button: { label: 'Open your invoices', href: `${publicUrl}/my-invoices` },
    otherwise: 'You received this email because these are your invoices.',
  });
}

/** The email about a decision on one invoice. */
function decisionLetter(invoice: DecidedInvoice, publicUrl: string): Letter {
  const { state, amount, changesAsked } = invoice;
  const { subject, sentence } = said[state] ?? { subject: state, sentence: () => state };
  return letter({
    subject: `${subject}: ${amountText(amount)}`,
    paragraphs: [
      `Hello ${oneLine(invoice.name)},`,
      sentence(oneLine(invoice.decidedBy ?? 'Masthead')),
      lineOf(invoice, 200),
      ...(changesAsked ? [changesAsked] : []),
    ],
    button: { label: 'Open the invoice', href: `${publicUrl}/invoice/${invoice.id}` },
    otherwise: 'You received this email because this is your invoice.',
  });
}

/**
 * Emails a decision to a contributor, unless it was undone or replaced by another meanwhile.
 * Throws while the mail server is down, so that the job is retried.
 */
export async function sendDecisionMail(
  sender: LetterSender & { pool: Pool },
  mail: DecisionMail | EarlierMail,
): Promise<void> {
  const { state, decidedAt } = mail;
  const invoiceIds = 'invoiceIds' in mail ? mail.invoiceIds : [mail.invoiceId];
  const all = rowsOf({ ...theProduct, isEditor: true }, invoiceRows);
  const found = await listDecided(sender.pool, all, invoiceIds);
  const standing = found.filter(
    (one) => one.state === state && (one.decidedAt?.toISOString() ?? null) === decidedAt,
  );
  const [first] = standing;
  if (!first) return;
  const { publicUrl } = sender;
  const text =
    standing.length === 1 ? decisionLetter(first, publicUrl) : letterOfMany(standing, publicUrl);
  throwUnlessSent(await sendLetter(sender, first.email, text));
}

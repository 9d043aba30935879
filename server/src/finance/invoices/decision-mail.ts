import { amountText, centsOf, dollarsOf } from '@masthead/shared/finance/invoices/amount.ts';
import { cutTo } from '@masthead/shared/platform/values/fields.ts';
import { rowsOf, theProduct } from '../../platform/access/rows.ts';
import { type Pool, write } from '../../platform/db/client.ts';
import {
  type Letter,
  type LetterSender,
  letter,
  oneLine,
  sendLetter,
  throwUnlessSent,
} from '../../platform/integrations/mail/send-letter.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  type DecidedInvoice,
  listDecided,
  listEndedSittings,
  takeSitting,
} from './decisions.queries.ts';
import { invoiceRows } from './invoice.store.ts';

/** The email of a sitting: what was decided on one contributor's invoices, as it was when the sitting ended. */
export interface DecisionMail {
  userId: number;
  decided: { id: number; state: string; decidedAt: string | null }[];
}

/** The job formats before migration 0288, by decision, and before 0136, by invoice: jobs may still be queued. */
type EarlierMail = { state: string; decidedAt: string | null } & (
  | { invoiceIds: number[] }
  | { invoiceId: number }
);

export const decisionMailQueue = 'invoice-decision-mail';

/** What a contributor is told; the same in one email and in the parts of one about several states. */
const decidedIn = (mail: DecisionMail | EarlierMail): DecisionMail['decided'] => {
  if ('decided' in mail) return mail.decided;
  const { state, decidedAt } = mail;
  const ids = 'invoiceIds' in mail ? mail.invoiceIds : [mail.invoiceId];
  return ids.map((id) => ({ id, state, decidedAt }));
};

/**
 * Ends the sittings that are over, and queues one email for each, in one transaction: whatever crashes, each is told
 * once. Left out is what stands as it did before the sitting.
 */
export async function endSittings(pool: Pool, jobs: Pick<Jobs, 'plan'>, now: Date): Promise<void> {
  for (const { id: userId, mail } of await listEndedSittings(pool, now))
    await write(pool, null, async (db) => {
      const decided = await takeSitting(db, userId);
      if (decided.length === 0 || mail === 'never') return;
      await jobs.plan(db, decisionMailQueue, { userId, decided } satisfies DecisionMail);
    });
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
  'changes asked': {
    subject: 'Your invoices need changes',
    sentence: (by) => `${by} requested changes to these invoices:`,
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

const sumOf = (invoices: readonly DecidedInvoice[]) =>
  amountText(dollarsOf(invoices.reduce((sum, { amount }) => sum + centsOf(amount), 0)));

const deciders = (invoices: readonly DecidedInvoice[]) =>
  [...new Set(invoices.map(({ decidedBy }) => oneLine(decidedBy ?? 'Masthead')))].join(', ');

/** What an email says about the invoices of one state: a sentence, lines, and reasons. */
function partOf(invoices: readonly DecidedInvoice[]): string[] {
  const state = invoices[0]?.state ?? '';
  const { sentence } = (invoices.length === 1 ? said : saidOfMany)[state] ?? {
    sentence: () => state,
  };
  const more = invoices.length - mostNamed;
  return [
    sentence(deciders(invoices)),
    ...invoices
      .slice(0, mostNamed)
      .flatMap((one) => [lineOf(one, 100), ...(one.changesAsked ? [one.changesAsked] : [])]),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ];
}

/** The email about decisions on many invoices of one contributor, by state, with the total. */
function letterOfMany(invoices: readonly DecidedInvoice[], publicUrl: string): Letter {
  const states = [...Map.groupBy(invoices, ({ state }) => state).values()];
  const [first] = invoices;
  const subject =
    states.length === 1 ? saidOfMany[first?.state ?? '']?.subject : 'Decisions on your invoices';
  return letter({
    subject: `${subject}: ${invoices.length}, ${sumOf(invoices)}`,
    paragraphs: [
      `Hello ${oneLine(first?.name ?? '')},`,
      ...states.flatMap((some) => [
        ...partOf(some),
        ...(states.length > 1 ? [`Total: ${some.length}, ${sumOf(some)}.`] : []),
      ]),
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
 * Emails the decisions of a sitting, except those undone or replaced by another meanwhile.
 * Throws while the mail server is down, so that the job is retried.
 */
export async function sendDecisionMail(
  sender: LetterSender & { pool: Pool },
  mail: DecisionMail | EarlierMail,
): Promise<void> {
  const decided = new Map(decidedIn(mail).map((one) => [one.id, one]));
  const all = rowsOf({ ...theProduct, isEditor: true }, invoiceRows);
  const found = await listDecided(sender.pool, all, [...decided.keys()]);
  const standing = found.filter((one) => {
    const then = decided.get(one.id);
    return one.state === then?.state && (one.decidedAt?.toISOString() ?? null) === then.decidedAt;
  });
  const [first] = standing;
  if (!first) return;
  const { publicUrl } = sender;
  const text =
    standing.length === 1 ? decisionLetter(first, publicUrl) : letterOfMany(standing, publicUrl);
  throwUnlessSent(await sendLetter(sender, first.email, text));
}

import { today } from '@masthead/shared/dates.ts';
import { day } from '@masthead/shared/fields.ts';
import { amount as amountRule, centsOf } from '@masthead/shared/invoices/amount.ts';
import {
  type HintedInvoice,
  hintWords,
  type InvoiceHint,
  unusualTimes,
} from '@masthead/shared/invoices/invoice-hints.ts';
import type { Rows } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { findMiddleAmount, findSameAmount, findSamePosts } from './invoice-hints.queries.ts';

const hint = (
  kind: InvoiceHint['kind'],
  text: string,
  found: Partial<InvoiceHint> = {},
): InvoiceHint => ({ kind, text, invoiceIds: [], postIds: [], ...found });

const isUnusual = (amount: string, middle: string) =>
  centsOf(amount) > centsOf(middle) * unusualTimes ||
  centsOf(amount) * unusualTimes < centsOf(middle);

/** What is worth a look on an invoice as it is typed or reviewed; what is not understood yet is left out. */
export async function hintAt(
  db: Db,
  seen: Rows<'invoice'>,
  invoice: HintedInvoice,
  now: Date,
): Promise<InvoiceHint[]> {
  const id = invoice.id ?? 0;
  const { contributorId, type, postIds } = invoice;
  const { data: amount } = amountRule.safeParse(invoice.amount);
  const { data: date } = day('').safeParse(invoice.date);
  const [same, posts, middle] = await Promise.all([
    contributorId && amount && date
      ? findSameAmount(db, seen, { id, contributorId, amount, date })
      : [],
    postIds?.length ? findSamePosts(db, seen, id, postIds) : [],
    type && amount && date ? findMiddleAmount(db, seen, { id, type, date }) : null,
  ]);
  const hints: InvoiceHint[] = [];
  if (amount && same.length > 0)
    hints.push(
      hint('same amount', hintWords.sameAmount(amount, same.length), { invoiceIds: same }),
    );
  for (const { postId, headline, invoiceIds } of posts)
    hints.push(
      hint('same article', hintWords.samePost(headline), { invoiceIds, postIds: [postId] }),
    );
  if (amount && type && middle && isUnusual(amount, middle))
    hints.push(hint('unusual amount', hintWords.unusual(type, middle)));
  if (date && date > today(now)) hints.push(hint('future date', hintWords.future));
  return hints;
}

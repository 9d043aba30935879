import { amountText } from '@masthead/shared/finance/invoices/amount.ts';
import {
  invoiceMessages,
  invoiceRecord,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import { type Invoice, stateWords } from '@masthead/shared/finance/invoices/invoice.ts';
import type { Difference } from '@masthead/shared/platform/history/history.ts';
import { useState } from 'react';
import { useUser } from '../../platform/api/session.ts';

/** The selected invoices of the page, each as it was when selected. */
export function useMarks(rows: readonly Invoice[]) {
  const [marks, setMarks] = useState<ReadonlyMap<number, Invoice>>(new Map());
  const onChange = (ids: ReadonlySet<number>) =>
    setMarks((before) => {
      const seen = new Map([...rows.map((row) => [row.id, row] as const), ...before]);
      return new Map(
        [...ids].flatMap((id) => (seen.has(id) ? [[id, seen.get(id) as Invoice]] : [])),
      );
    });
  const ids: ReadonlySet<number> = new Set(marks.keys());
  return {
    ids,
    onChange,
    // Why: an invoice that left the page must not be decided on unseen.
    marked: rows.filter(({ id }) => marks.has(id)),
    whyNotSeen: (invoice: Invoice) => {
      const seen = marks.get(invoice.id) ?? invoice;
      const now = { ...invoice, editorComments: seen.editorComments };
      const isSame = differencesOf(seen, now).length === 0;
      return isSame ? null : invoiceMessages.changedSinceMarked(invoice.description);
    },
    clear: () => setMarks(new Map()),
  };
}

const { fields, systemFields: kept } = invoiceRecord;

/** Everything that a decision covers, as text. */
const wordsOf = (invoice: Invoice): [string, string | null][] => [
  [fields.amount.label, amountText(invoice.amount)],
  [fields.contributorId.label, invoice.contributor.name],
  [fields.editorId.label, invoice.editor.name],
  [fields.siteId.label, invoice.site.name],
  [fields.type.label, invoice.type],
  [fields.date.label, invoice.date],
  [fields.description.label, invoice.description],
  [fields.postIds.label, invoice.posts.map(({ headline }) => headline).join(', ') || null],
  [fields.fileIds.label, invoice.files.map(({ name }) => name).join(', ') || null],
  [fields.editorComments.label, invoice.editorComments],
  [kept.state.label, stateWords[invoice.state]],
  [kept.changesAsked.label, invoice.changesAsked],
];

/** The differences between an invoice as seen and as it is now, before and after. */
function differencesOf(seen: Invoice, now: Invoice): Difference[] {
  const before = new Map(wordsOf(seen));
  return wordsOf(now)
    .map(([field, after]) => ({ field, before: before.get(field) ?? null, after, isHidden: false }))
    .filter((one) => one.before !== one.after);
}

/**
 * The open invoice as the reviewer has seen it. Changes by others are shown, and decisions wait
 * until the reviewer confirms having seen them.
 */
export function useSeenInvoice(invoice: Invoice) {
  const { name } = useUser();
  const [seen, setSeen] = useState(invoice);
  // Why: a decision made here is not a change by others.
  const isOwnDecision = invoice.state !== seen.state && invoice.updatedBy === name;
  const { state, changesAsked } = isOwnDecision ? invoice : seen;
  return {
    // Why: after a save of comments the list is older than what was seen, until it is refetched.
    differences:
      invoice.version < seen.version
        ? []
        : differencesOf({ ...seen, state, changesAsked }, invoice),
    look: () => setSeen(invoice),
    /** Own comments were saved; any other change still has to be reviewed. */
    noteComments: ({ editorComments, version }: Invoice) =>
      setSeen((before) => ({ ...before, editorComments, version })),
    /** Whether an invoice is as it was seen. */
    isAsSeen: (now: Invoice) =>
      differencesOf({ ...seen, editorComments: now.editorComments }, now).length === 0,
  };
}

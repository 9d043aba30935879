import { invoiceMessages } from '@masthead/shared/invoices/invoice.messages.ts';
import type { Invoice } from '@masthead/shared/invoices/invoice.ts';
import { useState } from 'react';
import { differencesOf } from './use-seen-invoice.ts';

/** The invoices of the page that are marked, each as it was when it was marked. */
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
    // Why: what is no longer on the page is not decided on unseen.
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

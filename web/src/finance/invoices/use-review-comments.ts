import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { whyLocked } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import { type Invoice, invoiceForm } from '@masthead/shared/finance/invoices/invoice.ts';
import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { call } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { mayLeave } from '../../platform/forms/use-leave-guard.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { latestInvoice, useCacheInvoice } from './invoice.queries.ts';

const commentsForm = invoiceForm.pick({ editorComments: true });
const valuesOf = ({ editorComments }: Invoice) => ({ editorComments: editorComments ?? '' });

/**
 * The editor's comments on the invoice under review: a form of their own, saved when the reviewer moves on to another
 * invoice or screen. When that fails they are asked whether to stay.
 */
export function useReviewComments(invoice: Invoice, onSaved: (saved: Invoice) => void) {
  const { id, version, description } = invoice;
  const area = useAreaForm(commentsForm, valuesOf(invoice), {
    screen: 'reviewInvoices',
    id,
    title: description,
    version,
  });
  const cacheInvoice = useCacheInvoice();
  const saving = useFormSave(area, {
    record: invoice,
    isFixed: whyLocked(invoice) !== null,
    valuesOf,
    latest: () => latestInvoice(id),
    onSaved: (saved) => {
      cacheInvoice(saved);
      onSaved(saved);
    },
  });
  // Why: a second press waits for the first save instead of starting another.
  const underWay = useRef<Promise<Invoice | null> | null>(null);
  const save = () => {
    underWay.current ??= saving
      .save((values, began) =>
        sayingFailure(
          invoiceMessages.saveFailed,
          call(invoiceEndpoints.update, { body: { ...values, id, version: began } }),
        ),
      )
      .finally(() => {
        underWay.current = null;
      });
    return underWay.current;
  };
  useBlocker({
    shouldBlockFn: async () => {
      if (!area.isChangedNow()) return false;
      if (!(await save())) return !(await mayLeave(area));
      toast(invoiceMessages.commentsSaved);
      return false;
    },
    enableBeforeUnload: area.isChangedNow,
  });
  return {
    area,
    saving,
    save: async () => {
      if (await save()) toast(invoiceMessages.commentsSaved);
    },
    /** Saves unsaved comments before a decision and returns the invoice, or null on failure. */
    settled: async (): Promise<Invoice | null> => (area.isChangedNow() ? save() : invoice),
  };
}
export type ReviewComments = ReturnType<typeof useReviewComments>;

import { invoiceEndpoints } from '@masthead/shared/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/invoices/invoice.messages.ts';
import { whyLocked } from '@masthead/shared/invoices/invoice.rules.ts';
import { type Invoice, invoiceForm } from '@masthead/shared/invoices/invoice.ts';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { latestInvoice, useKeepInvoice } from './invoice.queries.ts';

const commentsForm = invoiceForm.pick({ editorComments: true });
const valuesOf = ({ editorComments }: Invoice) => ({ editorComments: editorComments ?? '' });

/** The editor's comments on the invoice under review: a form of their own, so that nothing typed there is lost. */
export function useReviewComments(invoice: Invoice) {
  const { id, version, description } = invoice;
  const area = useAreaForm(commentsForm, valuesOf(invoice), {
    screen: 'reviewInvoices',
    id,
    title: description,
    version,
  });
  const keep = useKeepInvoice();
  const saving = useSaving(area, {
    record: invoice,
    isFixed: whyLocked(invoice) !== null,
    valuesOf,
    latest: () => latestInvoice(id),
    onSaved: keep,
  });
  const save = () =>
    saving.save((values, began) =>
      sayingFailure(
        invoiceMessages.saveFailed,
        call(invoiceEndpoints.update, { body: { ...values, id, version: began } }),
      ),
    );
  return {
    area,
    saving,
    save: async () => {
      if (await save()) toast(invoiceMessages.updated);
    },
    /** The invoice with what was typed here, before it is decided on; null when that could not be saved. */
    settled: async (): Promise<Invoice | null> => (area.isChanged ? save() : invoice),
  };
}
export type ReviewComments = ReturnType<typeof useReviewComments>;

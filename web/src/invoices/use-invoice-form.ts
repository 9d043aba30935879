import { invoiceEndpoints } from '@masthead/shared/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/invoices/invoice.messages.ts';
import { invoiceRecord } from '@masthead/shared/invoices/invoice.record.ts';
import { whyLocked } from '@masthead/shared/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/invoices/invoice.ts';
import { type FormValues, valuesOf } from '@masthead/shared/records/record.ts';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { latestInvoice, useKeepInvoice } from './invoice.queries.ts';
import { useAttachments } from './use-attachments.ts';

export type InvoiceValues = FormValues<typeof invoiceRecord>;

/** The form of one invoice with its way of saving; null is a new one, which begins with `given`. */
export function useInvoiceForm(invoice: Invoice | null, given: Partial<InvoiceValues> = {}) {
  const area = useRecordForm(invoiceRecord, invoice, { screen: 'invoiceAdd', given });
  const keep = useKeepInvoice();
  const attachments = useAttachments((file) =>
    area.form.setFieldValue('fileIds', (ids) => [...ids, file.id]),
  );
  const saving = useSaving(area, {
    record: invoice,
    isFixed: invoice !== null && whyLocked(invoice) !== null,
    valuesOf: (saved: Invoice) => valuesOf(invoiceRecord, saved),
    ...(invoice && { latest: () => latestInvoice(invoice.id) }),
    onSaved: keep,
  });
  /** Answers with the saved invoice; null when nothing was saved, and the form says why. */
  const save = async (): Promise<Invoice | null> => {
    const saved = await saving.save((values, version) =>
      sayingFailure(
        invoiceMessages.saveFailed,
        invoice
          ? call(invoiceEndpoints.update, { body: { ...values, id: invoice.id, version } })
          : call(invoiceEndpoints.create, { body: values }),
      ),
    );
    if (saved) toast(invoice ? invoiceMessages.updated : invoiceMessages.created);
    return saved;
  };
  return { area, saving, save, attachments };
}
export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;

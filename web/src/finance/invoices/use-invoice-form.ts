import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import {
  invoiceMessages,
  invoiceRecord,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import { whyLocked } from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { invoiceFileEndpoints } from '@masthead/shared/finance/invoices/invoice-file.endpoints.ts';
import { type InvoiceFile, mostOfFile } from '@masthead/shared/finance/invoices/invoice-file.ts';
import { fileTooLarge } from '@masthead/shared/platform/contract/upload.ts';
import { type FormValues, valuesOf } from '@masthead/shared/platform/records/record.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call, callUpload } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { useRecordForm } from '../../platform/forms/use-record-form.ts';
import { mayPass } from '../../platform/ui/may-pass.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { latestInvoice, useCacheInvoice } from './invoice.queries.ts';

export type InvoiceValues = FormValues<typeof invoiceRecord>;

/** The form of one invoice with its save; null is a new one, which starts with `given`. */
export function useInvoiceForm(invoice: Invoice | null, given: Partial<InvoiceValues> = {}) {
  const area = useRecordForm(invoiceRecord, invoice, { screen: 'invoiceAdd', given });
  const cacheInvoice = useCacheInvoice();
  const attachments = useAttachments((file) =>
    area.form.setFieldValue('fileIds', (ids) => [...ids, file.id]),
  );
  const saving = useFormSave(area, {
    record: invoice,
    isFixed: invoice !== null && whyLocked(invoice) !== null,
    valuesOf: (saved: Invoice) => valuesOf(invoiceRecord, saved),
    ...(invoice && { latest: () => latestInvoice(invoice.id) }),
    onSaved: cacheInvoice,
  });
  /** Returns the saved invoice, or null if nothing was saved and the form shows why. */
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

/** A file being uploaded for an invoice. */
export interface Sending {
  key: string;
  file: File;
  /** Upload progress, from 0 to 1. */
  part: number;
  /** Why the upload failed. */
  problem: string | null;
  /** Whether another try may succeed. */
  canRetry: boolean;
}

/** Uploads files while an invoice is edited; calls `onAttached` for each one that is done. */
function useAttachments(onAttached: (file: InvoiceFile) => void) {
  const [sending, setSending] = useState<Sending[]>([]);
  const [attached, setAttached] = useState<InvoiceFile[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);
  const change = (key: string, changes: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string) => {
    running.current.get(key)?.abort();
    setSending((all) => all.filter((one) => one.key !== key));
  };

  const send = async ({ key, file }: Sending) => {
    if (file.size > mostOfFile)
      return change(key, { problem: fileTooLarge(mostOfFile), canRetry: false });
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { part: 0, problem: null });
    try {
      const taken = await callUpload(
        invoiceFileEndpoints.upload,
        { file },
        { signal: abort.signal, onProgress: (part) => change(key, { part }) },
      );
      setAttached((all) => [...all, taken]);
      onAttached(taken);
      drop(key);
    } catch (error) {
      if (abort.signal.aborted || (error instanceof ApiError && error.isRefusal)) return;
      change(key, { problem: (error as Error).message, canRetry: mayPass(error) });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    sending,
    /** Files uploaded while this form was open. */
    kept: attached,
    isBusy: sending.some(({ problem }) => problem === null),
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({
        key: crypto.randomUUID(),
        file,
        part: 0,
        problem: null,
        canRetry: false,
      }));
      setSending((all) => [...all, ...added]);
      for (const one of added) void send(one);
    },
    retry: (one: Sending) => void send(one),
    drop,
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

import { Button } from '@mantine/core';
import type { Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { today } from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import { useGoTo } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { type InvoiceValues, useInvoiceForm } from './use-invoice-form.ts';

/** Values that the next invoice keeps from the one just saved. */
const likeBefore = ({ contributorId, editorId, siteId, type, date }: Invoice) => ({
  contributorId,
  editorId,
  siteId,
  type,
  date,
});

/** Spec, content 2: a new invoice, and then another one. */
export function InvoiceAddPage() {
  const { id } = useUser();
  const [next, setNext] = useState<{ count: number; given: Partial<InvoiceValues> }>(() => ({
    count: 0,
    given: { contributorId: id, date: today(new Date()) },
  }));
  const another = (before: Invoice) =>
    setNext(({ count }) => ({ count: count + 1, given: likeBefore(before) }));
  return <NewInvoice key={next.count} given={next.given} onAnother={another} />;
}

interface Props {
  given: Partial<InvoiceValues>;
  onAnother: (before: Invoice) => void;
}

function NewInvoice({ given, onAnother }: Props) {
  const goTo = useGoTo();
  const form = useInvoiceForm(null, given);
  const onSave = async () => {
    if (await form.save()) await goTo('myInvoices');
  };
  const onSaveAnother = async () => {
    const saved = await form.save();
    if (saved) onAnother(saved);
  };
  return (
    <InvoiceEditor
      invoice={null}
      form={form}
      onSave={() => void onSave()}
      actions={
        <Button
          variant="default"
          disabled={form.saving.isSaving}
          onClick={() => void onSaveAnother()}
        >
          Save &amp; Add Another
        </Button>
      }
    />
  );
}

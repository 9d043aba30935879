import { Button } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { invoiceMessages } from '@masthead/shared/invoices/invoice.messages.ts';
import { invoiceRecord } from '@masthead/shared/invoices/invoice.record.ts';
import { whyLocked, whyNotDeleted } from '@masthead/shared/invoices/invoice.rules.ts';
import type { Invoice } from '@masthead/shared/invoices/invoice.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import type { ReactNode } from 'react';
import { useGoTo } from '../app/links.tsx';
import { BlockedTip } from '../forms/BlockedTip.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { useSites } from '../sites/site.queries.ts';
import { InvoiceFields } from './InvoiceFields.tsx';
import { InvoiceNote } from './InvoiceNote.tsx';
import { useDeleteInvoice, useInvoicePeople } from './invoice.queries.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';
import { useWayBack } from './way-back.ts';

interface Props {
  invoice: Invoice | null;
  form: InvoiceFormState;
  /** What is saved, and where that leads. */
  onSave: () => void;
  /** Buttons besides Save. */
  actions?: ReactNode;
}

/** How the fields are called and shown where two people's work is compared. */
function useInvoiceLabels(invoice: Invoice | null) {
  const { data: people } = useInvoicePeople();
  const { data: sites } = useSites();
  const person = (id: number | null) =>
    people?.contributors.find((one) => one.id === id)?.name ?? (id === null ? null : `No. ${id}`);
  const names = new Map(invoice?.files.map((file) => [file.id, file.name]));
  const headlines = new Map(invoice?.posts.map((post) => [post.id, post.headline]));
  return labelsOf(invoiceRecord, {
    contributorId: person,
    editorId: person,
    siteId: (id) => {
      const site = sites?.find((one) => one.id === id);
      return site ? siteLabel(site) : null;
    },
    postIds: (ids) => ids.map((id) => headlines.get(id) ?? `No. ${id}`).join(', '),
    fileIds: (ids) => ids.map((id) => names.get(id) ?? `No. ${id}`).join(', '),
  });
}

/** The form of an invoice (Spec, content 2); an approved one is locked. */
export function InvoiceEditor({ invoice, form, onSave, actions }: Props) {
  const goTo = useGoTo();
  const { area, saving, attachments } = form;
  const onTheWay = attachments.isBusy ? invoiceMessages.filesOnTheWay : null;
  const labels = useInvoiceLabels(invoice);
  const remove = useDeleteInvoice();
  const back = useWayBack(invoice);
  const locked = invoice && whyLocked(invoice);
  const onDeleted = () => {
    area.discardChanges();
    void goTo(back.list, {}, back.search);
  };
  return (
    <EditShell
      screen={invoice ? 'invoiceEdit' : 'invoiceAdd'}
      title={invoice ? 'Edit invoice' : 'Add invoice'}
      historyOf="this invoice"
      list={back.list}
      listSearch={back.search}
      area={area}
      saving={saving}
      labels={labels}
      locked={locked}
      onSave={() => (locked || onTheWay ? undefined : onSave())}
      note={invoice && <InvoiceNote invoice={invoice} />}
      actions={
        <>
          {invoice && (
            <ConfirmButton
              question={sentences.areYouSure}
              detail={`'${invoice.description}' will be deleted.`}
              confirmLabel="Delete"
              isDangerous
              blockedBy={whyNotDeleted(invoice)}
              loading={remove.isPending}
              onConfirm={() => remove.mutate(invoice, { onSuccess: onDeleted })}
            >
              Delete
            </ConfirmButton>
          )}
          {actions}
          <BlockedTip reason={onTheWay}>
            <Button
              type="submit"
              loading={saving.isSaving}
              disabled={locked !== null || onTheWay !== null}
            >
              Save
            </Button>
          </BlockedTip>
        </>
      }
    >
      <InvoiceFields
        invoice={invoice}
        area={area}
        attachments={attachments}
        isLocked={locked !== null}
      />
    </EditShell>
  );
}

import { Textarea } from '@mantine/core';
import { invoiceEndpoints } from '@masthead/shared/finance/invoices/invoice.endpoints.ts';
import { invoiceMessages } from '@masthead/shared/finance/invoices/invoice.record.ts';
import { changeReason, type Invoice } from '@masthead/shared/finance/invoices/invoice.ts';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { maxLengthOf } from '../../platform/forms/max-length.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';

const reasonForm = z.object({ reason: changeReason });

interface Props {
  invoice: Invoice;
  onSentBack: (invoice: Invoice) => void;
  onClose: () => void;
}

/** Sends the invoice back to its contributor with a reason (decisions 10). */
export function SendBackDialog({ invoice, onSentBack, onClose }: Props) {
  const { id, version, description } = invoice;
  const area = useAreaForm(
    reasonForm,
    { reason: invoice.changesAsked ?? '' },
    { screen: 'reviewInvoices', id, title: description, dialog: 'send-back' },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ reason }) => call(invoiceEndpoints.sendBack, { body: { id, version, reason } }),
    failure: invoiceMessages.sendBackFailed,
    onSaved: (sentBack) => {
      onSentBack(sentBack);
      onClose();
    },
  });
  return (
    <FormDialog title="Send back" onClose={onClose} saveLabel="Send back" {...dialogSave}>
      <Textarea
        label={`What should ${invoice.contributor.name} change?`}
        withAsterisk
        autosize
        minRows={3}
        maxRows={10}
        maxLength={maxLengthOf(changeReason)}
        {...area.form.getInputProps('reason')}
        data-path="reason"
      />
    </FormDialog>
  );
}

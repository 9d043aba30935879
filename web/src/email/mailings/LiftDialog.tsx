import { Text, TextInput } from '@mantine/core';
import { suppressionEndpoints } from '@masthead/shared/email/mailings/suppression.endpoints.ts';
import {
  type Suppression,
  suppressionLift,
  suppressionMessages,
} from '@masthead/shared/email/mailings/suppression.ts';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { maxLengthOf } from '../../platform/forms/max-length.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

/** What happens when an address is removed. */
const explain = ({ email, reason }: Suppression) =>
  reason === 'complained'
    ? `${email} marked an email as spam. To get emails again, this person also has to resubscribe.`
    : `${email} will get the emails of its audiences again. Remove an address only if you know that it works.`;

/** Asks for the reason before an address is removed from the list. */
export function LiftDialog({ row, onClose }: { row: Suppression; onClose: () => void }) {
  const about = {
    screen: 'suppressionList',
    id: null,
    dialog: String(row.id),
    title: row.email,
  } as const;
  const area = useAreaForm(suppressionLift, { reason: '' }, about);
  const dialogSave = useDialogSave(area, {
    send: ({ reason }) =>
      call(suppressionEndpoints.lift, { params: { id: row.id }, body: { reason } }),
    failure: suppressionMessages.removeFailed,
    onSaved: () => {
      toast(suppressionMessages.removed);
      onClose();
    },
  });
  return (
    <FormDialog title="Remove from the list" onClose={onClose} saveLabel="Remove" {...dialogSave}>
      <Text style={{ overflowWrap: 'anywhere' }}>{explain(row)}</Text>
      <TextInput
        label="Reason"
        description="How you know"
        withAsterisk
        maxLength={maxLengthOf(suppressionLift.shape.reason)}
        {...area.form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

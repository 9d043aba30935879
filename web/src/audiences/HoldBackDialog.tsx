import { Text, TextInput } from '@mantine/core';
import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { longestEmail } from '@masthead/shared/audiences/email-address.ts';
import { heldBackForm, heldBackMessages } from '@masthead/shared/audiences/held-back.ts';
import { statusReason } from '@masthead/shared/audiences/status-reason.ts';
import { call } from '../app/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { maxLengthOf } from '../forms/max-length.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';

interface Props {
  audienceId: string;
  onClose: () => void;
}

/** Holds an address back from the emails of an audience, whether it is there or not. */
export function HoldBackDialog({ audienceId, onClose }: Props) {
  const area = useAreaForm(
    heldBackForm,
    { email: '', reason: '' },
    {
      screen: 'audienceEdit',
      id: null,
      dialog: `held back from ${audienceId}`,
      title: heldBackMessages.title,
    },
  );
  const { form } = area;
  const dialogSave = useDialogSave(area, {
    send: (values) =>
      call(subscriberEndpoints.holdBack, { params: { id: audienceId }, body: values }),
    onSaved: () => {
      toast(heldBackMessages.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      title={heldBackMessages.title}
      onClose={onClose}
      saveLabel="Hold back"
      {...dialogSave}
    >
      <Text>{heldBackMessages.intro}</Text>
      <TextInput
        label="Email"
        type="email"
        withAsterisk
        maxLength={longestEmail}
        {...form.getInputProps('email')}
      />
      <TextInput
        label="Reason"
        withAsterisk
        maxLength={maxLengthOf(statusReason)}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

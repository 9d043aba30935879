import { Text, TextInput } from '@mantine/core';
import { subscriberEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { heldBackForm, heldBackMessages } from '@masthead/shared/email/audiences/held-back.ts';
import { statusReason } from '@masthead/shared/platform/imports/status-reason.ts';
import { longestEmail } from '@masthead/shared/platform/values/email-address.ts';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { maxLengthOf } from '../../platform/forms/max-length.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

interface Props {
  audienceId: string;
  onClose: () => void;
}

/** Unsubscribes an address from an audience, even one that is not in it. */
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
      saveLabel="Unsubscribe"
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

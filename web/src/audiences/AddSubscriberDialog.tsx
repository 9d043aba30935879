import { TextInput } from '@mantine/core';
import { subscriberEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { longestName, subscriberForm } from '@masthead/shared/audiences/audience.ts';
import { longestEmail } from '@masthead/shared/audiences/email-address.ts';
import { call } from '../app/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';

interface Props {
  audienceId: string;
  onClose: () => void;
}

/** Adds one person to an audience. */
export function AddSubscriberDialog({ audienceId, onClose }: Props) {
  const area = useAreaForm(
    subscriberForm,
    { email: '', name: '' },
    {
      screen: 'audienceEdit',
      id: null,
      dialog: `subscriber of ${audienceId}`,
      title: 'New subscriber',
    },
  );
  const { form } = area;
  const saving = useDialogSave(area, {
    send: (values) => call(subscriberEndpoints.add, { params: { id: audienceId }, body: values }),
    onSaved: () => {
      toast(audienceMessages.subscriberAdded);
      onClose();
    },
  });
  return (
    <FormDialog title="Add subscriber" onClose={onClose} saveLabel="Add subscriber" {...saving}>
      <TextInput
        label="Email"
        type="email"
        withAsterisk
        maxLength={longestEmail}
        {...form.getInputProps('email')}
      />
      <TextInput label="Name" maxLength={longestName} {...form.getInputProps('name')} />
    </FormDialog>
  );
}

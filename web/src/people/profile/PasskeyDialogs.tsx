import { Text, TextInput } from '@mantine/core';
import { browserName } from '@masthead/shared/people/profile/browser.ts';
import { passkeyEndpoints } from '@masthead/shared/people/profile/passkey.endpoints.ts';
import { passkeyMessages, passkeyName } from '@masthead/shared/platform/access/passkey.ts';
import { call } from '../../platform/api/call.ts';
import { makePasskey } from '../../platform/api/passkeys.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

const about = (id: number | null) =>
  ({ screen: 'profile', id, dialog: 'passkey', title: 'Passkey', isSecret: true }) as const;

/** Names a new passkey; then the device asks. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const name = browserName(navigator.userAgent);
  const area = useAreaForm(passkeyName, { name }, about(null));
  const dialogSave = useDialogSave(area, {
    send: async (values) => {
      const passkey = await makePasskey(await call(passkeyEndpoints.begin));
      return call(passkeyEndpoints.add, { body: { ...values, passkey } });
    },
    onSaved: () => {
      toast(passkeyMessages.added);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add a passkey"
      size="sm"
      onClose={onClose}
      saveLabel="Continue"
      {...dialogSave}
    >
      <Text fz="sm">
        Your device asks for your fingerprint, face or PIN next, or you choose another device or a
        security key.
      </Text>
      <TextInput
        label="Name"
        description="To recognize it in this list"
        maxLength={60}
        {...area.form.getInputProps('name')}
      />
    </FormDialog>
  );
}

interface RenameProps {
  id: number;
  name: string;
  onClose: () => void;
}

export function RenamePasskey({ id, name, onClose }: RenameProps) {
  const area = useAreaForm(passkeyName, { name }, about(id));
  const dialogSave = useDialogSave(area, {
    send: (body) => call(passkeyEndpoints.rename, { params: { id }, body }),
    onSaved: () => {
      toast(passkeyMessages.renamed);
      onClose();
    },
  });
  return (
    <FormDialog title="Rename passkey" size="sm" onClose={onClose} saveLabel="Save" {...dialogSave}>
      <TextInput label="Name" maxLength={60} {...area.form.getInputProps('name')} />
    </FormDialog>
  );
}

import { PasswordInput } from '@mantine/core';
import { mailchimpEndpoints } from '@masthead/shared/email/mailchimp/mailchimp.endpoints.ts';
import { mailchimpMessages } from '@masthead/shared/email/mailchimp/mailchimp.messages.ts';
import { mailchimpKey } from '@masthead/shared/email/mailchimp/mailchimp.ts';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

const keyForm = z.object({ key: mailchimpKey });
const about = {
  screen: 'mailchimp',
  id: null,
  dialog: 'key',
  title: 'Mailchimp key',
  isSecret: true,
} as const;
const shown = { 'aria-label': 'Show the key' };

interface Props {
  onClose: () => void;
  onSaved: () => void;
}

/** Takes a key; the server tries it before it saves it. */
export function KeyDialog({ onClose, onSaved: onKept }: Props) {
  const area = useAreaForm(keyForm, { key: '' }, about);
  const dialogSave = useDialogSave(area, {
    send: ({ key }) => call(mailchimpEndpoints.save, { body: { key } }),
    failure: mailchimpMessages.saveFailed,
    onSaved: ({ accountName, audiences }) => {
      toast(`${mailchimpMessages.keySaved}. ${mailchimpMessages.keyWorks(accountName, audiences)}`);
      onKept();
      onClose();
    },
  });
  return (
    <FormDialog
      title="Mailchimp key"
      size="sm"
      onClose={onClose}
      saveLabel="Test and save"
      {...dialogSave}
    >
      <PasswordInput
        label="API key"
        description="In Mailchimp: Account > Extras > API keys"
        autoComplete="off"
        visibilityToggleButtonProps={shown}
        {...area.form.getInputProps('key')}
      />
    </FormDialog>
  );
}

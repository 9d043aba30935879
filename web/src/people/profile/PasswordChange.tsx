import { Button, PasswordInput, Text } from '@mantine/core';
import { profileEndpoints } from '@masthead/shared/people/profile/profile.endpoints.ts';
import { passwordChange, profileMessages } from '@masthead/shared/people/profile/profile.ts';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { storeSession, useUser } from '../../platform/api/session.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { NewPasswordInput } from '../../platform/forms/NewPasswordInput.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

interface Props {
  username: string;
  /** Called with the new version of the record. */
  onChanged: (version: number) => void;
}

/** Password change: a button, and a dialog that asks for the current and the new password. */
export function PasswordChange({ username, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection title="Password">
      <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
        You sign in as {username}, or with your email address.
      </Text>
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          Change password
        </Button>
      </div>
      {isOpen && (
        <PasswordDialog username={username} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </FormSection>
  );
}

const shown = { 'aria-label': 'Show password' };

const changedTwice = passwordChange
  .extend({ again: z.string() })
  .refine(({ newPassword, again }) => newPassword === again, {
    path: ['again'],
    message: profileMessages.passwordsDiffer,
    // Why: shown together with the other errors, not after them.
    when: () => true,
  });
const nothing = { currentPassword: '', newPassword: '', again: '' };
const about = {
  screen: 'profile',
  id: null,
  dialog: 'password',
  title: 'Password',
  isSecret: true,
} as const;

function PasswordDialog({ username, onChanged, onClose }: Props & { onClose: () => void }) {
  const area = useAreaForm(changedTwice, nothing, about);
  const { form } = area;
  const { name, email } = useUser();
  const dialogSave = useDialogSave(area, {
    send: ({ currentPassword, newPassword }) =>
      call(profileEndpoints.changePassword, { body: { currentPassword, newPassword } }),
    onSaved: ({ access_token, version }) => {
      storeSession(access_token);
      toast(profileMessages.passwordChanged);
      onChanged(version);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Change password"
      size="sm"
      onClose={onClose}
      saveLabel="Change password"
      {...dialogSave}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        visibilityToggleButtonProps={shown}
        {...form.getInputProps('currentPassword')}
      />
      <NewPasswordInput
        label="New password"
        known={[name, username, email]}
        {...form.getInputProps('newPassword')}
      />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        visibilityToggleButtonProps={shown}
        {...form.getInputProps('again')}
      />
    </FormDialog>
  );
}

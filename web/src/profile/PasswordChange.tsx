import { Button, Modal, PasswordInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { passwordMessages } from '@masthead/shared/auth/password.ts';
import { profileEndpoints } from '@masthead/shared/profile/profile.endpoints.ts';
import { passwordChange, profileMessages } from '@masthead/shared/profile/profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../app/call.ts';
import { keepSession, useUser } from '../app/session.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { useEasyPassword } from '../forms/use-easy-password.ts';
import { toast, toastFailure } from '../ui/toast.tsx';
import styles from './profile.module.css';
import { sessionsQuery } from './profile.queries.ts';

interface Props {
  username: string;
  /** The record has this version now. */
  onChanged: (version: number) => void;
}

/** The own password: a button, and a dialog that asks for the current one and the new one. */
export function PasswordChange({ username, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection title="Password">
      <p className={styles.quiet}>You sign in as {username}, or with your email address.</p>
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          Change password
        </Button>
      </div>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Change password" size="sm">
        <PasswordForm
          username={username}
          onChanged={(version) => {
            onChanged(version);
            setOpen(false);
          }}
        />
      </Modal>
    </FormSection>
  );
}

const shown = { 'aria-label': 'Show the password' };

function PasswordForm({ username, onChanged }: Props) {
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', again: '' },
    validate: (values) => ({
      ...schemaResolver(passwordChange, { sync: true })(values),
      ...(values.again !== values.newPassword && { again: profileMessages.passwordsDiffer }),
    }),
  });
  const { name, email } = useUser();
  const easy = useEasyPassword(form.values.newPassword, [name, username, email]);
  const send = form.onSubmit(async ({ currentPassword, newPassword }) => {
    try {
      const body = { currentPassword, newPassword };
      const { access_token, version } = await call(profileEndpoints.changePassword, { body });
      keepSession(access_token);
      toast(profileMessages.passwordChanged);
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
      onChanged(version);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setErrors(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])));
      if (!error.isRefusal) toastFailure(error);
    }
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Why: to React the dialog is inside the form of the profile, which must not be saved by it.
    event.stopPropagation();
    send(event);
  };
  return (
    <form className={styles.password} onSubmit={onSubmit} noValidate>
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={shown}
        {...form.getInputProps('currentPassword')}
      />
      <PasswordInput
        label="New password"
        description={passwordMessages.hint}
        autoComplete="new-password"
        visibilityToggleButtonProps={shown}
        {...form.getInputProps('newPassword')}
        error={form.errors.newPassword ?? easy}
      />
      <PasswordInput
        label="New password again"
        autoComplete="new-password"
        visibilityToggleButtonProps={shown}
        {...form.getInputProps('again')}
      />
      <Button type="submit" loading={form.submitting}>
        Change password
      </Button>
    </form>
  );
}

import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { newUser, userLimits, usernameOf } from '@masthead/shared/users/user.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError, call, queryOf } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { toast } from '../ui/toast.tsx';
import { OrganizationSelect } from './OrganizationSelect.tsx';
import { useSendResetMail } from './reset-mail.ts';
import { sayFailure } from './use-user-acts.ts';

const addedUser = newUser.pick({ name: true, email: true, username: true, userGroupId: true });
type Values = z.input<typeof addedUser>;

/** Spec, platform 2.4: adds a person and goes to their screen. They set their password from a mail. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [wantsMail, setWantsMail] = useState(true);
  const { form, onEmail } = useAddedUser();
  const add = useAddUser(form);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add user"
      closeOnClickOutside={!form.isDirty()}
      // Why: a header element in a dialog counts as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <form noValidate onSubmit={form.onSubmit((values) => add.mutate({ values, wantsMail }))}>
        <Stack gap="md">
          <TextInput
            label="Name"
            description="First and last name"
            data-autofocus
            withAsterisk
            maxLength={userLimits.name}
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Email"
            type="email"
            withAsterisk
            maxLength={userLimits.email}
            {...form.getInputProps('email')}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
          <TextInput
            label="Username"
            description="They sign in with it or with the email address."
            withAsterisk
            maxLength={userLimits.username}
            {...form.getInputProps('username')}
          />
          <OrganizationSelect
            value={form.values.userGroupId}
            error={form.errors.userGroupId}
            onChange={(id) => form.setFieldValue('userGroupId', id)}
          />
          <Checkbox
            label="Send a mail to set the password"
            checked={wantsMail}
            onChange={(event) => setWantsMail(event.currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={add.isPending}>
              Add user
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The user name follows the e-mail until somebody writes another one. */
function useAddedUser() {
  const form = useForm<Values>({
    initialValues: { name: '', email: '', username: '', userGroupId: null },
    validate: schemaResolver(addedUser, { sync: true }) as (
      values: Values,
    ) => Record<string, string>,
  });
  const onEmail = (email: string) => {
    const isDerived = form.values.username === usernameOf(form.values.email);
    form.setFieldValue('email', email);
    if (isDerived) form.setFieldValue('username', usernameOf(email));
  };
  return { form, onEmail };
}

function useAddUser(form: UseFormReturnType<Values>) {
  const goTo = useGoTo();
  const queryClient = useQueryClient();
  const reset = useSendResetMail();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: ({ values }: { values: Values; wantsMail: boolean }) =>
      call(userEndpoints.create, { body: values }),
    onSuccess: ({ id }, { values, wantsMail }) => {
      toast(userMessages.added);
      if (wantsMail) reset.mutate(values.email);
      void queryClient.invalidateQueries({ queryKey: queryOf(userEndpoints.list).queryKey });
      void goTo('userEdit', { id });
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? error.errors : [];
      const fields = errors.filter(({ path }) => path in form.values);
      if (fields.length > 0)
        form.setErrors(Object.fromEntries(fields.map((one) => [one.path, one.message])));
      else sayFailure(userMessages.addFailed, error);
    },
  });
}

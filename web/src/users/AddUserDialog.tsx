import { Checkbox, TextInput } from '@mantine/core';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { userRecord } from '@masthead/shared/users/user.record.ts';
import { newUser, usernameOf } from '@masthead/shared/users/user.ts';
import { useState } from 'react';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { inputsOf } from '../forms/record-inputs.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';
import { OrganizationSelect } from './OrganizationSelect.tsx';
import { useSendResetMail } from './reset-mail.ts';

const addedUser = newUser.pick({ name: true, email: true, username: true, organizationId: true });
/** Their user name is given once. */
const addedRecord = { fields: { ...userRecord.fields, username: userRecord.kept.username } };

/** Spec, platform 2.4: adds a person and goes to their screen. They set their password from a mail. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [wantsMail, setWantsMail] = useState(true);
  const { area, onEmail } = useAddedUser();
  const input = inputsOf(addedRecord, area.form);
  const saving = useAddUser(area, wantsMail);
  return (
    <FormDialog title="Add user" onClose={onClose} saveLabel="Add user" {...saving}>
      <TextInput {...input('name')} description="First and last name" />
      <TextInput
        {...input('email')}
        type="email"
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      <TextInput
        {...input('username')}
        description="They sign in with it or with the email address."
      />
      <OrganizationSelect {...input('organizationId')} />
      <Checkbox
        label="Send a mail to set the password"
        checked={wantsMail}
        onChange={(event) => setWantsMail(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}

/** The user name follows the e-mail until somebody writes another one. */
function useAddedUser() {
  const area = useAreaForm(
    addedUser,
    { name: '', email: '', username: '', organizationId: null },
    { screen: 'userList', id: null, title: 'New user' },
  );
  const { form } = area;
  const onEmail = (email: string) => {
    const isDerived = form.values.username === usernameOf(form.values.email);
    form.setFieldValue('email', email);
    if (isDerived) form.setFieldValue('username', usernameOf(email));
  };
  return { area, onEmail };
}

function useAddUser(area: ReturnType<typeof useAddedUser>['area'], wantsMail: boolean) {
  const goTo = useGoTo();
  const reset = useSendResetMail();
  return useDialogSave(area, {
    send: (values) => call(userEndpoints.create, { body: values }),
    failure: userMessages.addFailed,
    onSaved: ({ id }) => {
      toast(userMessages.added);
      if (wantsMail) reset.mutate(area.form.getValues().email);
      void goTo('userEdit', { id });
    },
  });
}

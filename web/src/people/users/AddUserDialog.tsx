import { Checkbox, TextInput } from '@mantine/core';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { userMessages, userRecord } from '@masthead/shared/people/users/user.record.ts';
import { newUser, usernameOf } from '@masthead/shared/people/users/user.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { AddDialog } from '../../platform/records/AddDialog.tsx';
import { OrganizationSelect } from './OrganizationSelect.tsx';
import { useSendResetMail } from './reset-mail.ts';

const addedUser = newUser.pick({ name: true, email: true, username: true, organizationId: true });
/** The username can only be set here. */
const addedRecord = {
  ...userRecord,
  fields: { ...userRecord.fields, username: userRecord.systemFields.username },
};

/** Spec, platform 2.4: adds a person and goes to their screen. They set their password from an email. */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [wantsMail, setWantsMail] = useState(true);
  const goTo = useGoTo();
  const reset = useSendResetMail();
  return (
    <AddDialog
      title="Add user"
      record={addedRecord}
      asks={addedUser}
      screen="userList"
      create={(values) => call(userEndpoints.create, { body: values })}
      failure={userMessages.addFailed}
      added={userMessages.added}
      onAdded={({ id }, { email }) => {
        if (wantsMail) reset.mutate(email);
        void goTo('userEdit', { id });
      }}
      onClose={onClose}
    >
      {({ form, input }) => (
        <>
          <TextInput {...input('name')} description="First and last name" />
          <TextInput
            {...input('email')}
            onChange={({ currentTarget: { value } }) => {
              const { email, username } = form.values;
              form.setFieldValue('email', value);
              // Why: the username follows the email until someone edits it.
              if (username === usernameOf(email)) form.setFieldValue('username', usernameOf(value));
            }}
          />
          <TextInput {...input('username')} />
          <OrganizationSelect {...input('organizationId')} />
          <Checkbox
            label="Send an email for setting the password"
            checked={wantsMail}
            onChange={(event) => setWantsMail(event.currentTarget.checked)}
          />
        </>
      )}
    </AddDialog>
  );
}

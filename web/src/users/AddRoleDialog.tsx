import { Select, Text } from '@mantine/core';
import { type Role, roleNames, roles } from '@masthead/shared/roles.ts';
import { userEndpoints } from '@masthead/shared/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { rolesNotHeld, type User } from '@masthead/shared/users/user.ts';
import { z } from 'zod';
import { call } from '../app/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { useKeep } from '../records/record-query.ts';
import { toast } from '../ui/toast.tsx';

const roleChoice = z.object({ name: z.enum(roles, 'Choose a role') });

/** Spec, platform 2.4: gives a person one of the roles they do not hold yet. */
export function AddRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const keep = useKeep(userEndpoints.get);
  const area = useAreaForm<typeof roleChoice>(roleChoice, nothingChosen, {
    screen: 'userEdit',
    id: user.id,
    dialog: 'role',
    title: `${user.name}, new role`,
  });
  const { form } = area;
  const saving = useDialogSave(area, {
    send: ({ name }) => call(userEndpoints.addRole, { body: { userId: user.id, name } }),
    failure: userMessages.roleAddFailed,
    onSaved: (saved) => {
      keep(saved);
      toast(userMessages.roleAdded);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Add user to role"
      size="sm"
      onClose={onClose}
      saveLabel="Add role"
      {...saving}
    >
      <Select
        label="Role"
        placeholder="Choose a role"
        data-path="name"
        searchable
        nothingFoundMessage="No role matches."
        data={rolesNotHeld(user.roles).map((value) => ({ value, label: roleNames[value] }))}
        value={form.values.name}
        error={form.errors.name}
        onChange={(name) => form.setFieldValue('name', name as Role)}
      />
      {!user.isStaff && (
        <Text fz="sm" c="dimmed">
          {userMessages.partnerRole}
        </Text>
      )}
    </FormDialog>
  );
}

const nothingChosen = { name: null as unknown as Role };

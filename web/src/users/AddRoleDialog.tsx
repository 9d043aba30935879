import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { type Role, roleNames } from '@masthead/shared/roles.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { rolesNotHeld, type User } from '@masthead/shared/users/user.ts';
import { useState } from 'react';
import type { UserActs } from './use-user-acts.ts';

interface Props {
  user: User;
  acts: UserActs;
  onClose: () => void;
}

/** Spec, platform 2.4: gives a person one of the roles they do not hold yet. */
export function AddRoleDialog({ user, acts, onClose }: Props) {
  const [role, setRole] = useState<Role | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { addRole } = acts;
  const onAdd = () => {
    if (role) addRole.mutate(role, { onSuccess: onClose });
    else setError('Choose a role');
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Add user to role"
      size="sm"
      // Why: a header element in a dialog counts as a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        <Stack gap="md">
          <Select
            label="Role"
            placeholder="Choose a role"
            data-autofocus
            searchable
            nothingFoundMessage="No role matches."
            data={rolesNotHeld(user.roles).map((value) => ({ value, label: roleNames[value] }))}
            value={role}
            error={error}
            onChange={(next) => {
              setRole(next);
              setError(null);
            }}
          />
          {!user.isGowUser && (
            <Text fz="sm" c="dimmed">
              {userMessages.partnerRole}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={addRole.isPending}>
              Add role
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

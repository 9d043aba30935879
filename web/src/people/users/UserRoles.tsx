import { Button, Group, Select, Text } from '@mantine/core';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { userMessages } from '@masthead/shared/people/users/user.record.ts';
import { rolesNotHeld, type User } from '@masthead/shared/people/users/user.ts';
import { heldRole, type Role, roleNames, roles } from '@masthead/shared/platform/access/roles.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { z } from 'zod';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { BlockedTip } from '../../platform/forms/UnsavedOffer.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { useCacheRecord } from '../../platform/records/record-query.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { useRoleActions } from './UserSide.tsx';
import styles from './users.module.css';

interface Props {
  user: User;
  onAdd: () => void;
}

/** The roles of a person, with buttons to remove and add them. Changes apply immediately. */
export function UserRoles({ user, onAdd }: Props) {
  const me = useUser();
  const { removeRole } = useRoleActions(user);
  const onRemove = async (name: Role) => {
    const isSure = await confirm({
      title: userMessages.removeRoleTitle(heldRole(name, user).name),
      detail: userMessages.removeRoleDetail(user.name),
      confirmLabel: 'Remove role',
      isDangerous: true,
    });
    if (isSure) removeRole.mutate(name);
  };
  const blockedBy = (name: Role) =>
    name === 'admin' && user.id === me.id ? userMessages.ownAdminRole : null;
  return (
    <FormSection title="Roles" aside={user.roles.length === 0 && 'None yet'}>
      <Group className={styles.held} gap="xs">
        {user.roles.map(({ id, name }) => (
          <RoleBadge key={id} role={name} holder={user}>
            <TakeRole
              name={heldRole(name, user).name}
              blockedBy={blockedBy(name)}
              onRemove={() => onRemove(name)}
            />
          </RoleBadge>
        ))}
        {rolesNotHeld(user.roles).length > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} stroke={1.75} />}
            onClick={onAdd}
          >
            Add role
          </Button>
        )}
      </Group>
      {!user.isStaff && (
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {userMessages.partnerRole}
        </Text>
      )}
    </FormSection>
  );
}

interface TakeRoleProps {
  name: string;
  blockedBy: string | null;
  onRemove: () => Promise<void>;
}

function TakeRole({ name, blockedBy, onRemove }: TakeRoleProps) {
  return (
    <BlockedTip reason={blockedBy}>
      <button
        type="button"
        className={styles.takeRole}
        aria-label={`Remove role ${name}`}
        aria-disabled={blockedBy !== null || undefined}
        onClick={() => (blockedBy === null ? void onRemove() : undefined)}
      >
        <IconX size={13} stroke={2} />
      </button>
    </BlockedTip>
  );
}

const roleChoice = z.object({ name: z.enum(roles, 'Choose a role') });

/** Spec, platform 2.4: adds a role that the person doesn't have yet. */
export function AddRoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const cacheUser = useCacheRecord(userEndpoints.get);
  const area = useAreaForm<typeof roleChoice>(roleChoice, nothingChosen, {
    screen: 'userEdit',
    id: user.id,
    dialog: 'role',
    title: `${user.name}, new role`,
  });
  const { form } = area;
  const dialogSave = useDialogSave(area, {
    send: ({ name }) => call(userEndpoints.addRole, { body: { userId: user.id, name } }),
    failure: userMessages.roleAddFailed,
    onSaved: (saved) => {
      cacheUser(saved);
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
      {...dialogSave}
    >
      <Select
        label="Role"
        placeholder="Choose a role"
        data-path="name"
        searchable
        nothingFoundMessage="No roles match."
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

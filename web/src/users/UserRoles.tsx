import { Button } from '@mantine/core';
import { heldRole, type Role } from '@masthead/shared/roles.ts';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import { rolesNotHeld, type User } from '@masthead/shared/users/user.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useUser } from '../app/session.ts';
import { BlockedTip } from '../forms/BlockedTip.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { confirm } from '../ui/confirm.tsx';
import { RoleBadge } from './RoleBadge.tsx';
import { useRoleActs } from './use-user-acts.ts';
import styles from './users.module.css';

interface Props {
  user: User;
  onAdd: () => void;
}

/** The roles of a person: each can be taken, others can be given. They count at once. */
export function UserRoles({ user, onAdd }: Props) {
  const me = useUser();
  const { removeRole } = useRoleActs(user);
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
      <div className={styles.held}>
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
      </div>
      {!user.isStaff && <p className={styles.note}>{userMessages.partnerRole}</p>}
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

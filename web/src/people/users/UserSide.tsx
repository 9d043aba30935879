import { Button, Stack } from '@mantine/core';
import { viewAsEndpoints } from '@masthead/shared/people/sign-in/view-as.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import { userMessages, userRecord } from '@masthead/shared/people/users/user.record.ts';
import type { User } from '@masthead/shared/people/users/user.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import type { Role } from '@masthead/shared/platform/access/roles.ts';
import { viewAsMessages } from '@masthead/shared/platform/access/view-as.ts';
import { valuesOf } from '@masthead/shared/platform/records/record.ts';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/call.ts';
import { useUser, viewAs } from '../../platform/api/session.ts';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import type { RecordForm } from '../../platform/forms/use-record-form.ts';
import { useCacheRecord } from '../../platform/records/record-query.ts';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import surface from '../../platform/ui/surface.module.css';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';
import { UserAvatar } from '../../platform/ui/UserAvatar.tsx';
import { useSendResetMail } from './reset-mail.ts';
import styles from './users.module.css';

interface Props {
  user: User;
  /** The form of the person. */
  area: RecordForm<typeof userRecord>;
}

/** The account: who it is, whether they can sign in, and the actions on it. */
export function UserSide({ user, area }: Props) {
  const me = useUser();
  const reset = useSendResetMail();
  const { mutate: setDisabled, isPending } = useSetDisabled(user, area);
  const { isDisabled, name } = user;
  return (
    <section className={`${surface.panel} ${styles.panel}`} aria-label="Account">
      <div className={styles.who}>
        <UserAvatar user={user} size={52} />
        <div className={styles.words}>
          <h2>{name}</h2>
          <StatusDot tone={isDisabled ? 'draft' : 'done'}>
            {isDisabled ? 'Disabled' : 'Enabled'}
          </StatusDot>
        </div>
      </div>
      <dl className={surface.values}>
        <Value name="Username">{user.username}</Value>
        <Value name="Organization">{user.group ?? userMessages.noOrganization}</Value>
        <Value name="Admin">{user.isAdmin ? 'Yes' : 'No'}</Value>
        <Value name="Password">{user.hasPassword ? 'Set' : 'Not set yet'}</Value>
      </dl>
      <Stack gap="xs" mt={14}>
        <ViewAsButton person={user} />
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} />}
          loading={reset.isPending}
          disabled={isDisabled}
          onClick={() => reset.mutate(user.email)}
        >
          Send reset email
        </Button>
        <ConfirmButton
          question={(isDisabled ? userMessages.enableTitle : userMessages.disableTitle)(name)}
          detail={isDisabled ? userMessages.enableDetail : userMessages.disableDetail}
          confirmLabel={isDisabled ? 'Enable' : 'Disable'}
          isDangerous={!isDisabled}
          blockedBy={user.id === me.id ? userMessages.ownDisable : null}
          loading={isPending}
          onConfirm={() => setDisabled(!isDisabled)}
        >
          {isDisabled ? 'Enable user' : 'Disable user'}
        </ConfirmButton>
      </Stack>
    </section>
  );
}

function Value({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ViewAsButtonProps {
  person: { id: number; name: string; isDisabled?: boolean };
}

/** Lets an admin view Masthead as this person, read-only. Hidden if the admin may not. */
export function ViewAsButton({ person }: ViewAsButtonProps) {
  const user = useUser();
  const begin = useMutation({ mutationFn: () => viewAs(person.id) });
  const isOffered = may(user, viewAsEndpoints.begin.access) && !user.viewedBy;
  if (!isOffered || person.id === user.id || person.isDisabled) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconEye size={16} stroke={1.5} />}
      loading={begin.isPending}
      onClick={() => begin.mutate()}
    >
      <span className={styles.cut}>{viewAsMessages.begin(person.name)}</span>
    </Button>
  );
}

/** Adds and removes roles of a person; both apply immediately. */
export function useRoleActions({ id: userId }: User) {
  const cacheUser = useCacheRecord(userEndpoints.get);

  const addRole = useMutation({
    mutationFn: (name: Role) =>
      sayingFailure(
        userMessages.roleAddFailed,
        call(userEndpoints.addRole, { body: { userId, name } }),
      ),
    onSuccess: (saved) => {
      cacheUser(saved);
      toast(userMessages.roleAdded);
    },
  });

  const removeRole = useMutation({
    mutationFn: (name: Role) =>
      sayingFailure(
        userMessages.roleRemoveFailed,
        call(userEndpoints.removeRole, { body: { userId, name } }),
      ),
    onSuccess: (saved, name) => {
      cacheUser(saved);
      toastUndo(userMessages.roleRemoved, () => addRole.mutate(name));
    },
  });

  return { addRole, removeRole };
}

/** Disables or enables a person immediately; their form follows. */
function useSetDisabled({ id }: User, area: RecordForm<typeof userRecord>) {
  const cacheUser = useCacheRecord(userEndpoints.get);
  return useMutation({
    mutationFn: (isDisabled: boolean) =>
      sayingFailure(
        isDisabled ? userMessages.disableFailed : userMessages.enableFailed,
        call(userEndpoints.update, { body: { id, version: area.version, isDisabled } }),
      ),
    onSuccess: (saved) => {
      cacheUser(saved);
      const values = valuesOf(userRecord, saved);
      area.markSaved(values, saved.version, values);
      toast((saved.isDisabled ? userMessages.disabled : userMessages.enabled)(saved.name));
    },
  });
}

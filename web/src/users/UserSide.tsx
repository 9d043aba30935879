import { Button } from '@mantine/core';
import { userMessages } from '@masthead/shared/users/user.messages.ts';
import type { userRecord } from '@masthead/shared/users/user.record.ts';
import type { User } from '@masthead/shared/users/user.ts';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import type { ReactNode } from 'react';
import { useUser } from '../app/session.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import type { RecordForm } from '../forms/use-record-form.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import { UserAvatar } from '../ui/UserAvatar.tsx';
import { useSendResetMail } from './reset-mail.ts';
import { useSetDisabled } from './use-user-acts.ts';
import styles from './users.module.css';
import { ViewAsButton } from './ViewAsButton.tsx';

interface Props {
  user: User;
  /** Its form. */
  area: RecordForm<typeof userRecord>;
}

/** Who this is, whether they can sign in, and what can be done about it. */
export function UserSide({ user, area }: Props) {
  const me = useUser();
  const reset = useSendResetMail();
  const { mutate: setDisabled, isPending } = useSetDisabled(user, area);
  const { isDisabled, name } = user;
  return (
    <section className={styles.panel} aria-label="Account">
      <div className={styles.who}>
        <UserAvatar user={user} size={52} />
        <div className={styles.words}>
          <h2>{name}</h2>
          <StatusDot tone={isDisabled ? 'draft' : 'done'}>
            {isDisabled ? 'Disabled' : 'Enabled'}
          </StatusDot>
        </div>
      </div>
      <dl className={styles.values}>
        <Value name="Username">{user.username}</Value>
        <Value name="Organization">{user.group ?? userMessages.noOrganization}</Value>
        <Value name="Admin">{user.isAdmin ? 'Yes' : 'No'}</Value>
        <Value name="Password">{user.hasPassword ? 'Set' : 'Not set yet'}</Value>
      </dl>
      <div className={styles.acts}>
        <ViewAsButton person={user} />
        <Button
          variant="default"
          leftSection={<IconMail size={16} stroke={1.5} />}
          loading={reset.isPending}
          disabled={isDisabled}
          onClick={() => reset.mutate(user.email)}
        >
          Send reset mail
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
      </div>
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

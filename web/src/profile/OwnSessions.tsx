import { Button, Skeleton, Text } from '@mantine/core';
import { browserName } from '@masthead/shared/profile/browser.ts';
import { profileEndpoints } from '@masthead/shared/profile/profile.endpoints.ts';
import { type OwnSession, profileMessages } from '@masthead/shared/profile/profile.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './profile.module.css';
import { sessionsQuery } from './profile.queries.ts';

/** Where the person is signed in, and the way to end it there. */
export function OwnSessions() {
  const query = useQuery(sessionsQuery());
  const end = useMutation({
    /** One session, or every other one. */
    mutationFn: async (id: number | 'others'): Promise<unknown> =>
      id === 'others'
        ? call(profileEndpoints.endOtherSessions)
        : call(profileEndpoints.endSession, { params: { id: String(id) } }),
    onSuccess: (_answer, id) =>
      toast(id === 'others' ? profileMessages.otherSessionsEnded : profileMessages.sessionEnded),
  });
  const sessions = query.data ?? [];
  return (
    <FormSection title="Signed in" path="sessions">
      {query.isPending && <Skeleton h={48} />}
      {query.error && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ConfirmButton
            question={profileMessages.endOthers}
            confirmLabel="Sign out"
            size="xs"
            loading={end.isPending}
            onConfirm={() => end.mutate('others')}
          >
            Sign out everywhere else
          </ConfirmButton>
        </div>
      )}
    </FormSection>
  );
}

interface RowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const { userAgent, createdAt, seenAt, isThis } = session;
  const name = browserName(userAgent);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {isThis && (
          <Text span inherit c="var(--live)" fz="sm" ml="xs">
            This browser
          </Text>
        )}
        <Text c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          Since {exactInstant(createdAt)}
          <br />
          Last seen {exactInstant(seenAt)}
        </Text>
      </div>
      {!isThis && (
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={isBusy}
          aria-label={`Sign out ${name}, since ${exactInstant(createdAt)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

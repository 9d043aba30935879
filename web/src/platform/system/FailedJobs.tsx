import { Button, Group, Skeleton, Text } from '@mantine/core';
import { type FailedJob, failedJobMessages } from '@masthead/shared/platform/jobs/failed-job.ts';
import { failedJobEndpoints } from '@masthead/shared/platform/jobs/failed-jobs.endpoints.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../api/call.ts';
import { ConfirmButton } from '../forms/ActionButton.tsx';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './failed-jobs.module.css';

const failedJobs = queryOf(failedJobEndpoints.list);

/** Background jobs that failed permanently, each with Retry and Discard. */
export function FailedJobs({ onClose }: { onClose: () => void }) {
  const query = useQuery({ ...failedJobs, staleTime: 0 });
  const { nodes, count } = query.data ?? { count: 0 };
  return (
    <DialogFrame title={failedJobMessages.title} onClose={onClose} size={640}>
      {query.isPending && <Skeleton h={96} />}
      {query.error && !nodes && (
        <Trouble
          failure={failedJobMessages.failed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {nodes?.length === 0 && (
        <Text c="dimmed" fz="sm">
          {failedJobMessages.none}
        </Text>
      )}
      {nodes && nodes.length > 0 && (
        <ul className={styles.jobs} aria-label={failedJobMessages.title}>
          {nodes.map((job) => (
            <Job key={`${job.id} ${job.failedAt}`} job={job} />
          ))}
        </ul>
      )}
      {nodes && count > nodes.length && (
        <Text c="dimmed" fz="sm">
          {failedJobMessages.newest(nodes.length, count)}
        </Text>
      )}
    </DialogFrame>
  );
}

function Job({ job }: { job: FailedJob }) {
  const { id, title, about, why, tries, failedAt } = job;
  const sent = { params: { id }, body: { failedAt } };
  const retry = useMutation({
    mutationFn: () => call(failedJobEndpoints.retry, sent),
    onSuccess: () => toast(failedJobMessages.retried),
  });
  const discard = useMutation({
    mutationFn: () => call(failedJobEndpoints.discard, sent),
    onSuccess: () => toast(failedJobMessages.discarded),
  });
  const isBusy = retry.isPending || discard.isPending;
  const name = [title, about, exactInstant(failedAt)].filter(Boolean).join(', ');
  return (
    <li>
      <strong>{title}</strong>
      <Text c="dimmed" fz="sm">
        {[about, exactInstant(failedAt), failedJobMessages.tries(tries)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text mt={4} style={{ overflowWrap: 'anywhere' }}>
        {why}
      </Text>
      <Group gap="xs" mt={8}>
        <Button
          size="compact-sm"
          variant="default"
          loading={retry.isPending}
          disabled={isBusy}
          aria-label={`${failedJobMessages.retry}: ${name}`}
          onClick={() => retry.mutate()}
        >
          {failedJobMessages.retry}
        </Button>
        <ConfirmButton
          size="compact-sm"
          variant="subtle"
          question={failedJobMessages.discardQuestion(title)}
          detail={failedJobMessages.discardDetail}
          confirmLabel={failedJobMessages.discard}
          loading={discard.isPending}
          aria-label={`${failedJobMessages.discard}: ${name}`}
          onConfirm={() => discard.mutate()}
        >
          {failedJobMessages.discard}
        </ConfirmButton>
      </Group>
    </li>
  );
}

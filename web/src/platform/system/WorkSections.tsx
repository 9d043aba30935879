import { Button } from '@mantine/core';
import { systemEndpoints } from '@masthead/shared/platform/system/system.endpoints.ts';
import { durationText, systemMessages } from '@masthead/shared/platform/system/system.messages.ts';
import type { QueueState, SystemState } from '@masthead/shared/platform/system/system.ts';
import { countText, howMany, inDigits } from '@masthead/shared/platform/values/counting.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { Fact } from '../ui/Fact.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import { late } from '../ui/late.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { Facts, SystemSection } from './SystemSection.tsx';
import styles from './system.module.css';

interface Props {
  state: SystemState;
}

/** Why late: it is rarely opened. */
const FailedJobs = late(async () => (await import('./FailedJobs.tsx')).FailedJobs);

function countsOf({ active, waiting, scheduled, failed, oldestSeconds }: QueueState): string {
  const counts = { running: active, waiting, scheduled, failed };
  const told = Object.entries(counts).flatMap(([name, count]) =>
    count > 0 ? [`${inDigits(count)} ${name}`] : [],
  );
  if (active + waiting > 0) told.push(`oldest ${durationText(oldestSeconds)}`);
  return told.join(' · ');
}

/** Jobs that wait, run or have failed, by their queue. */
export function Jobs({ state: { needs, queues } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const failed = queues?.reduce((sum, queue) => sum + queue.failed, 0) ?? 0;
  return (
    <SystemSection id="jobs" title="Jobs" needs={needs}>
      {queues === null && <p className={styles.soft}>{systemMessages.queueAway}</p>}
      {queues?.length === 0 && <p className={styles.soft}>{systemMessages.noJobs}</p>}
      {queues && queues.length > 0 && (
        <ul className={styles.rows}>
          {queues.map((queue) => (
            <li key={queue.queue}>
              <span>{queue.title}</span>
              <span className={styles.soft}>{countsOf(queue)}</span>
            </li>
          ))}
        </ul>
      )}
      {failed > 0 && (
        <Button variant="default" size="compact-sm" mt="sm" onClick={() => setOpen(true)}>
          Show failed jobs
        </Button>
      )}
      {isOpen && <FailedJobs onClose={() => setOpen(false)} />}
    </SystemSection>
  );
}

/** The mail server, the queue, and the last problem of each domain. */
export function Mail({ state: { needs, mail } }: Props) {
  const { server, awaySince, waiting, problems } = mail;
  return (
    <SystemSection id="mail" title="Mail" needs={needs}>
      <Facts>
        <Fact name="Mail server">{server ?? systemMessages.outbox}</Fact>
        {awaySince && (
          <Fact name="Not reached">
            <StatusDot tone="failed">since {exactInstant(awaySince)}</StatusDot>
          </Fact>
        )}
        <Fact name="Campaign messages waiting">{countText(waiting)}</Fact>
      </Facts>
      {problems.length === 0 ? (
        <p className={styles.soft}>{systemMessages.noProblems}</p>
      ) : (
        <ul className={styles.problems} aria-label="Delivery problems">
          {problems.map(({ domain, count, says, at }) => (
            <li key={domain}>
              <strong>{domain}</strong>{' '}
              <span className={styles.soft}>
                {howMany(count, 'problem')}, last{' '}
                <span className={styles.whole}>{exactInstant(at)}</span>
              </span>
              <span className={styles.why}>{says}</span>
            </li>
          ))}
        </ul>
      )}
      <TestMail />
    </SystemSection>
  );
}

function TestMail() {
  const test = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => call(systemEndpoints.testMail),
  });
  const { data, error } = test;
  return (
    <div className={styles.test}>
      <ActionButton size="compact-sm" loading={test.isPending} onClick={() => test.mutate()}>
        {systemMessages.sendTest}
      </ActionButton>
      <span role="status">
        {data?.result === 'sent' && systemMessages.testSent(data.to)}
        {data?.result === 'outbox' && systemMessages.testInOutbox}
        {data?.result === 'failed' && (
          <StatusDot tone="failed">{systemMessages.testFailed(data.problem ?? '')}</StatusDot>
        )}
        {error && <StatusDot tone="failed">{error.message}</StatusDot>}
      </span>
    </div>
  );
}

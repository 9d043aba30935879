import { Skeleton, Text } from '@mantine/core';
import { failedJobMessages } from '@masthead/shared/platform/jobs/failed-job.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import {
  bookingKeys,
  type DeskKey,
  deskItems,
  deskMessages,
} from '@masthead/shared/workspace/home/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './desk.module.css';
import home from './home.module.css';

/** Why late: it is rarely opened. */
const FailedJobs = late(
  async () => (await import('../../platform/system/FailedJobs.tsx')).FailedJobs,
);

const waiting = queryOf(deskEndpoints.get);
const isOfBookings = (key: DeskKey) => (bookingKeys as readonly DeskKey[]).includes(key);

/** The to-do list: each count links to the list that shows exactly these records. */
export function Desk({ hasBookings }: { hasBookings: boolean }) {
  const query = useQuery({ ...waiting, staleTime: 0, meta: { isQuiet: true } });
  // Why: the bookings below show the slots themselves.
  const items = query.data?.items.filter(({ key }) => !hasBookings || !isOfBookings(key));
  const failedJobs = query.data?.failedJobs ?? 0;
  const count = (items?.length ?? 0) + failedJobs;
  if (hasBookings && count === 0 && !query.error) return null;
  return (
    <section className={styles.desk} aria-label={deskMessages.title} aria-busy={!items}>
      <h2 className={home.kicker}>{deskMessages.title}</h2>
      {query.error && !items && (
        <Trouble
          failure={deskMessages.failed}
          error={query.error}
          onRetry={query.refetch}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <Skeleton h={64} radius={4} />}
      {items && count === 0 && (
        <Text c="dimmed" fz={17} ff="var(--serif)">
          {deskMessages.none}
        </Text>
      )}
      {items && count > 0 && (
        <ul className={styles.items}>
          {failedJobs > 0 && <FailedJobsItem count={failedJobs} />}
          {items.map(({ key, count, search }) => (
            <li key={key}>
              <ScreenLink to={pathTo(deskItems[key].screen, {}, search)} className={styles.item}>
                <span className={styles.count}>{countText(count)}</span>{' '}
                <span>{deskItems[key].title}</span>
              </ScreenLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The number of background jobs that failed permanently; a click lists them. */
function FailedJobsItem({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.item} onClick={() => setOpen(true)}>
        <span className={styles.count}>{countText(count)}</span>{' '}
        <span>{failedJobMessages.onDesk(count)}</span>
      </button>
      {isOpen && <FailedJobs onClose={() => setOpen(false)} />}
    </li>
  );
}

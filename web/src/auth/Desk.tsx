import { Skeleton } from '@mantine/core';
import { countText } from '@masthead/shared/counting.ts';
import { deskEndpoints } from '@masthead/shared/desk/desk.endpoints.ts';
import { bookingKeys, type DeskKey, deskItems, deskMessages } from '@masthead/shared/desk/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import styles from './desk.module.css';
import home from './home.module.css';

const waiting = queryOf(deskEndpoints.get);
const isOfBookings = (key: DeskKey) => (bookingKeys as readonly DeskKey[]).includes(key);

/** What waits for the person: each count leads to the list that shows exactly these. */
export function Desk({ hasBookings }: { hasBookings: boolean }) {
  const query = useQuery({ ...waiting, staleTime: 0, meta: { isQuiet: true } });
  // Why: the bookings below tell of theirs with the slots themselves.
  const items = query.data?.items.filter(({ key }) => !hasBookings || !isOfBookings(key));
  if (hasBookings && !items?.length && !query.error) return null;
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
      {items?.length === 0 && <p className={home.quiet}>{deskMessages.none}</p>}
      {items && items.length > 0 && (
        <ul className={styles.items}>
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

import { Skeleton, Text } from '@mantine/core';
import { may } from '@masthead/shared/platform/access/access.ts';
import { recordPath } from '@masthead/shared/platform/access/screen.ts';
import { failedJobMessages } from '@masthead/shared/platform/jobs/failed-job.ts';
import { countText } from '@masthead/shared/platform/values/counting.ts';
import { centralSentence, daySentence } from '@masthead/shared/platform/values/dates.ts';
import { type ScreenKey, screens } from '@masthead/shared/screens.ts';
import { deskEndpoints } from '@masthead/shared/workspace/home/desk.endpoints.ts';
import {
  bookingKeys,
  type DeskEntry,
  type DeskKey,
  type Desk as DeskNow,
  deskItem,
  deskItems,
  deskMessages,
  deskText,
  type NamedRecord,
} from '@masthead/shared/workspace/home/desk.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
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

/** The to-do list: what is late or failed, then what is due today, then the rest. */
export function Desk({ hasBookings }: { hasBookings: boolean }) {
  const query = useQuery({ ...waiting, staleTime: 0, meta: { isQuiet: true } });
  // Why: the bookings below show the slots themselves.
  const items = query.data?.items.filter(({ key }) => !hasBookings || !isOfBookings(key));
  const count = (items?.length ?? 0) + (query.data?.failedJobs ?? 0);
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
      {query.data && items && count > 0 && <Ranks desk={query.data} items={items} />}
    </section>
  );
}

function Ranks({ desk, items }: { desk: DeskNow; items: readonly DeskEntry[] }) {
  const of = (rank: DeskEntry['rank']) => items.filter((one) => one.rank === rank);
  const [late, today, rest] = [of('late'), of('today'), of('rest')];
  const isUrgent = late.length + today.length + desk.failedJobs > 0;
  return (
    <>
      {late.length + desk.failedJobs > 0 && (
        <section className={styles.urgent} data-late aria-label={deskMessages.late}>
          <h3>{deskMessages.late}</h3>
          <ul>
            {desk.failedJobs > 0 && <FailedJobsItem desk={desk} />}
            {late.map((item) => (
              <Urgent key={item.key} item={item} />
            ))}
          </ul>
        </section>
      )}
      {today.length > 0 && (
        <section className={styles.urgent} aria-label={deskMessages.today}>
          <h3>{deskMessages.today}</h3>
          <ul>
            {today.map((item) => (
              <Urgent key={item.key} item={item} />
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && !isUrgent && <Rest items={rest} />}
      {rest.length > 0 && isUrgent && (
        <details className={styles.rest}>
          <summary>{deskMessages.rest(rest.length)}</summary>
          <Rest items={rest} />
        </details>
      )}
    </>
  );
}

const Counted = ({ count, children }: { count: number; children: ReactNode }) => (
  <>
    <span className={styles.count}>{countText(count)}</span> <span>{children}</span>
  </>
);

const Rest = ({ items }: { items: readonly DeskEntry[] }) => (
  <ul className={styles.items}>
    {items.map((item) => (
      <li key={item.key}>
        <ListLink item={item} />
      </li>
    ))}
  </ul>
);

const ListLink = ({ item }: { item: DeskEntry }) => (
  <ScreenLink to={pathTo(deskItems[item.key].screen, {}, item.search)} className={styles.item}>
    <Counted count={item.count}>{deskText(item)}</Counted>
  </ScreenLink>
);

/** An entry with its earliest records by name. */
function Urgent({ item }: { item: DeskEntry }) {
  return (
    <li>
      <ListLink item={item} />
      <Names named={item.named} count={item.count} screen={deskItem(item.key).record} />
    </li>
  );
}

function Names({
  named,
  count,
  screen,
}: {
  named: readonly NamedRecord[];
  count: number;
  screen?: ScreenKey | undefined;
}) {
  const user = useUser();
  const opens = screen && may(user, screens[screen].access) ? screen : null;
  const more = count - named.length;
  if (named.length === 0) return null;
  return (
    <ul className={styles.names}>
      {named.map((one) => (
        <li key={`${one.id} ${one.name} ${one.since}`}>
          {opens && one.id !== null ? (
            <ScreenLink to={recordPath(screens[opens], { id: one.id, siteId: one.siteId ?? null })}>
              {one.name || `No. ${one.id}`}
            </ScreenLink>
          ) : (
            <span>{one.name}</span>
          )}
          <When one={one} />
        </li>
      ))}
      {more > 0 && <li className={styles.when}>{deskMessages.more(more)}</li>}
    </ul>
  );
}

function When({ one: { state, since, due } }: { one: NamedRecord }) {
  const when = since ? centralSentence(new Date(since)) : due && daySentence(due);
  const words = [
    state && deskMessages.states[state],
    when && (since ? deskMessages.since(when) : when),
  ];
  const text = words.filter(Boolean).join(' ');
  return text ? <span className={styles.when}>{text}</span> : null;
}

/** The number of background jobs that failed permanently; a click lists them. */
function FailedJobsItem({ desk: { failedJobs, namedJobs } }: { desk: DeskNow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.item} onClick={() => setOpen(true)}>
        <Counted count={failedJobs}>{failedJobMessages.onDesk(failedJobs)}</Counted>
      </button>
      <Names named={namedJobs} count={failedJobs} />
      {isOpen && <FailedJobs onClose={() => setOpen(false)} />}
    </li>
  );
}

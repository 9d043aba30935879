import { Skeleton, Text } from '@mantine/core';
import { may } from '@masthead/shared/platform/access/access.ts';
import { listDay } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import type { AdSlotRow } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { timelineMessages } from '@masthead/shared/showcase/ad-slots/slot-timeline.messages.ts';
import type { SlotQueue } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { type bookingKeys, deskItems } from '@masthead/shared/workspace/home/desk.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../platform/api/call.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './home.module.css';

const running = queryOf(adSlotEndpoints.search, {
  body: { status: 'Active', offset: 0, limit: 6 },
});

/** Most entries per kind on Home. */
const most = 6;

/** Running slots, slots ending soon, and slots and listings that need attention, for people who book. */
export function Bookings() {
  const runs = useQuery({ ...running, staleTime: 0, meta: { isQuiet: true } });
  const queue = useQuery({
    ...queryOf(adSlotEndpoints.queue),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  const failed = [runs, queue].find(({ error, data }) => error && !data);
  if (failed?.error)
    return (
      <section className={styles.news} aria-label="Bookings">
        <Trouble
          failure={timelineMessages.queueFailed}
          error={failed.error}
          onRetry={failed.refetch}
          isRetrying={failed.isFetching}
        />
      </section>
    );
  return (
    <section className={styles.news} aria-label="Bookings" aria-busy={!runs.data || !queue.data}>
      <Part
        title="Running now"
        count={runs.data?.count}
        all={
          <ScreenLink to={pathTo('adSlotList', {}, { status: 'Active' })}>All running</ScreenLink>
        }
        none={timelineMessages.noneRuns}
      >
        {runs.data?.slots.map((slot) => (
          <Slot key={slot.id} slot={slot} note={`until ${listDay(slot.endDate)}`} />
        ))}
      </Part>
      <Part
        title="Ending soon"
        count={queue.data?.ending.length}
        all={<ScreenLink to={deskPath('slotsEnding')}>All ending soon</ScreenLink>}
        none={timelineMessages.noneEnds}
      >
        {queue.data?.ending.slice(0, most).map((slot) => (
          <Slot
            key={slot.id}
            slot={slot}
            note={`ends ${listDay(slot.endDate)}${slot.renewedAs ? `, renewed as “${slot.renewedAs.title1}”` : ''}`}
          />
        ))}
      </Part>
      <Part
        title="Needs attention"
        count={queue.data && lacking(queue.data).length}
        all={<ScreenLink to={deskPath('slotsLacking')}>All that need attention</ScreenLink>}
        none={timelineMessages.noneLacks}
      >
        {queue.data &&
          lacking(queue.data)
            .slice(0, most)
            .map((one) => <Lack key={`${one.screen} ${one.id}`} lack={one} />)}
      </Part>
    </section>
  );
}

interface PartProps {
  title: string;
  count: number | undefined;
  all: ReactNode;
  none: string;
  children: ReactNode;
}

function Part({ title, count, all, none, children }: PartProps) {
  return (
    <div className={styles.part}>
      <h2 className={styles.kicker}>
        <span>
          {title}{' '}
          {count !== undefined && (
            <Text span inherit c="dimmed" fw={400}>
              {count}
            </Text>
          )}
        </span>
        {all}
      </h2>
      {count === undefined && <Skeleton h={96} radius={4} />}
      {count === 0 && (
        <Text c="dimmed" fz={17} ff="var(--serif)">
          {none}
        </Text>
      )}
      {count !== undefined && count > 0 && <ul className={styles.stories}>{children}</ul>}
    </div>
  );
}

const deskPath = (key: (typeof bookingKeys)[number]) =>
  pathTo('adSlotQueue', {}, deskItems[key].search());

const words = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

function Slot({ slot, note }: { slot: AdSlotRow; note: string }) {
  const firms = slot.firms.map(({ name }) => name).join(', ');
  const sites = slot.sites.map(({ site }) => site).join(', ');
  return (
    <li>
      <h3>
        <ScreenLink to={pathTo('adSlotEdit', { id: slot.id })}>{slot.title1}</ScreenLink>
      </h3>
      <p className={styles.byline}>{words(firms, sites, note, slot.isPaused ? 'paused' : '')}</p>
    </li>
  );
}

interface Lacking {
  screen: 'adSlotEdit' | 'listingEdit';
  id: number;
  title: string;
  note: string;
}

const lacking = ({ starting, withoutImage, pastOpenHouse }: SlotQueue): Lacking[] => [
  ...starting.map(({ id, title1, startDate, missing }) => ({
    screen: 'adSlotEdit' as const,
    id,
    title: title1,
    note: words(`starts ${listDay(startDate)}`, ...missing),
  })),
  ...withoutImage.map(({ id, description1, firm }) => ({
    screen: 'listingEdit' as const,
    id,
    title: description1,
    note: words(firm, 'no image'),
  })),
  ...pastOpenHouse.map(({ id, description1, firm }) => ({
    screen: 'listingEdit' as const,
    id,
    title: description1,
    note: words(firm, 'the open house has passed'),
  })),
];

function Lack({ lack: { screen, id, title, note } }: { lack: Lacking }) {
  const isOpen = may(useUser(), screens[screen].access);
  return (
    <li>
      <h3>{isOpen ? <ScreenLink to={pathTo(screen, { id })}>{title}</ScreenLink> : title}</h3>
      <p className={styles.byline}>{note}</p>
    </li>
  );
}

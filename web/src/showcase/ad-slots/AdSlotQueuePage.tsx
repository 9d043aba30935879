import { listDay } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { queueDays } from '@masthead/shared/showcase/ad-slots/slot-live.ts';
import { timelineMessages } from '@masthead/shared/showcase/ad-slots/slot-timeline.messages.ts';
import type { SlotQueue } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { queryOf } from '../../platform/api/call.ts';
import { EmptyList } from '../../platform/lists/EmptyList.tsx';
import { FilterChips } from '../../platform/lists/FilterChips.tsx';
import { choiceOf, useListSearch } from '../../platform/lists/search.ts';
import { exactInstant } from '../../platform/ui/Instant.tsx';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import {
  DoubleBooking,
  ListingEntry,
  Missing,
  QueueSection,
  Renewal,
  RenewButton,
  SlotEntry,
} from './QueueRows.tsx';
import styles from './queue.module.css';
import { SlotViews } from './SlotViews.tsx';

/** The kinds of entries by URL parameter; `lacking` covers three. */
const shows = {
  ending: ['ending'],
  lacking: ['starting', 'withoutImage', 'pastOpenHouse'],
} as const;
const queueSearch = z.object({ show: choiceOf(['all', 'ending', 'lacking']) });

/** The part of the queue to show; other kinds have no rows. */
function shownOf(queue: SlotQueue, show: 'all' | keyof typeof shows): Partial<SlotQueue> {
  if (show === 'all') return queue;
  return Object.fromEntries(shows[show].map((kind) => [kind, queue[kind]]));
}

/** The booking queue: launches, endings and listings that need attention. */
export function AdSlotQueuePage() {
  const [{ show }, , place] = useListSearch(queueSearch);
  // Why: entries settled by a colleague must be gone when the tab is opened again.
  const query = useQuery({
    ...queryOf(adSlotEndpoints.queue),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  const { error } = query;
  const data = query.data && shownOf(query.data, show);
  const count = data && Object.values(data).reduce((sum, rows) => sum + rows.length, 0);
  const chips =
    show === 'all' ? [] : [{ label: timelineMessages.shows[show], onRemove: place.clear }];
  return (
    <div className={`${surface.page} ${styles.page}`}>
      <PageHeading screen="adSlotQueue" title={screens.adSlotQueue.title} count={count}>
        <SlotViews current="adSlotQueue" />
      </PageHeading>
      <FilterChips chips={chips} onClear={place.clear} />
      {error && !data && (
        <div className={surface.panel}>
          <Trouble
            failure={timelineMessages.queueFailed}
            error={error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        </div>
      )}
      {query.isPending && <Skeleton />}
      {count === 0 && (
        <div className={surface.panel}>
          <EmptyList sentence={timelineMessages.queueClear} />
        </div>
      )}
      {data && count !== 0 && <Sections key={show} queue={data} isWhole={show !== 'all'} />}
    </div>
  );
}

function Sections({ queue, isWhole }: { queue: Partial<SlotQueue>; isWhole: boolean }) {
  const { doubleBooked = [] } = queue;
  return (
    <div className={styles.sections}>
      <QueueSection
        title="Starting soon, incomplete"
        why={`Slots that start within ${queueDays.starting} days and aren’t complete.`}
        rows={queue.starting}
        isWhole={isWhole}
      >
        {(slot) => (
          <SlotEntry slot={slot} when={`starts ${listDay(slot.startDate)}`}>
            <Missing missing={slot.missing} />
          </SlotEntry>
        )}
      </QueueSection>
      <QueueSection
        title="Ending soon"
        why={`Slots that end within ${queueDays.ending} days. A renewal starts the next day and runs just as long.`}
        rows={queue.ending}
        isWhole={isWhole}
      >
        {(slot) => (
          <>
            <SlotEntry slot={slot} when={`ends ${listDay(slot.endDate)}`} />
            {slot.renewedAs ? <Renewal renewal={slot.renewedAs} /> : <RenewButton slot={slot} />}
          </>
        )}
      </QueueSection>
      {doubleBooked.length > 0 && (
        <QueueSection
          title="Double bookings"
          why="Slots of different organizations overlap, and neither can see the other’s. Move one, or give it a reason."
          rows={doubleBooked.map((met) => ({
            ...met,
            id: `${met.id}-${met.other.id}`,
            slot: met,
          }))}
        >
          {(met) => <DoubleBooking met={met.slot} />}
        </QueueSection>
      )}
      <QueueSection
        title="Listings without an image"
        why="Sites show an empty frame for these listings."
        rows={queue.withoutImage}
        isWhole={isWhole}
      >
        {(listing) => <ListingEntry listing={listing} />}
      </QueueSection>
      <QueueSection
        title="Past open houses"
        why="The open house is over, but the listing still announces it."
        rows={queue.pastOpenHouse}
        isWhole={isWhole}
      >
        {(listing) => (
          <ListingEntry listing={listing}> · ended {exactInstant(listing.endedAt)}</ListingEntry>
        )}
      </QueueSection>
    </div>
  );
}

function Skeleton() {
  return (
    <div className={styles.sections} aria-hidden>
      {[1, 2, 3, 4].map((section) => (
        <div key={section} className={styles.skeleton} />
      ))}
    </div>
  );
}

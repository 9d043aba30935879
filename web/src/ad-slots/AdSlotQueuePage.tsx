import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import { queueDays } from '@masthead/shared/ad-slots/slot-live.ts';
import { timelineMessages } from '@masthead/shared/ad-slots/slot-timeline.messages.ts';
import type { SlotQueue } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { listDay } from '@masthead/shared/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../app/call.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { exactInstant } from '../ui/Instant.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { ListingEntry, Missing, RenewButton, SlotEntry } from './QueueRows.tsx';
import { QueueSection } from './QueueSection.tsx';
import styles from './queue.module.css';
import { SlotViews } from './SlotViews.tsx';

/** What somebody should look at: launches, endings, listings in trouble. */
export function AdSlotQueuePage() {
  // Why: what a colleague has just settled must not stand there when somebody comes back to the tab.
  const query = useQuery({
    ...queryOf(adSlotEndpoints.queue),
    staleTime: 0,
    meta: { isQuiet: true },
  });
  const { data, error } = query;
  const count = data && Object.values(data).reduce((sum, rows) => sum + rows.length, 0);
  return (
    <div className={styles.page}>
      <PageHeading screen="adSlotQueue" title={screens.adSlotQueue.title} count={count}>
        <SlotViews current="adSlotQueue" />
      </PageHeading>
      {error && !data && (
        <div className={styles.surface}>
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
        <div className={styles.surface}>
          <EmptyList sentence={timelineMessages.queueClear} />
        </div>
      )}
      {data && count !== 0 && <Sections queue={data} />}
    </div>
  );
}

function Sections({ queue }: { queue: SlotQueue }) {
  return (
    <div className={styles.sections}>
      <QueueSection
        title="Starting and incomplete"
        why={`They start within ${queueDays.starting} days and lack something.`}
        rows={queue.starting}
      >
        {(slot) => (
          <SlotEntry slot={slot} when={`starts ${listDay(slot.startDate)}`}>
            <Missing missing={slot.missing} />
          </SlotEntry>
        )}
      </QueueSection>
      <QueueSection
        title="Ending"
        why={`They end within ${queueDays.ending} days. A renewed slot starts the day after and runs as long.`}
        rows={queue.ending}
      >
        {(slot) => (
          <>
            <SlotEntry slot={slot} when={`ends ${listDay(slot.endDate)}`} />
            <RenewButton slot={slot} />
          </>
        )}
      </QueueSection>
      <QueueSection
        title="Listings without image"
        why="Sites show an empty frame for them."
        rows={queue.withoutImage}
      >
        {(listing) => <ListingEntry listing={listing} />}
      </QueueSection>
      <QueueSection
        title="Past open houses"
        why="Their open house is over, and the listing still announces it."
        rows={queue.pastOpenHouse}
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

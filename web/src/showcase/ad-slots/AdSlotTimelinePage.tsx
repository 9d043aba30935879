import { Text } from '@mantine/core';
import { today as todayAt } from '@masthead/shared/platform/values/dates.ts';
import { screens } from '@masthead/shared/screens.ts';
import { adSlotMessages } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { timelineMessages } from '@masthead/shared/showcase/ad-slots/slot-timeline.messages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListSearch } from '../../platform/lists/search.ts';
import { PageHeading } from '../../platform/ui/PageHeading.tsx';
import surface from '../../platform/ui/surface.module.css';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { useIsNarrow } from '../../platform/ui/use-is-narrow.ts';
import { SlotViews } from './SlotViews.tsx';
import { TimelineGrid, TimelineLegend } from './TimelineGrid.tsx';
import { TimelineConflictDialog, TimelineTable } from './TimelineTable.tsx';
import { shownDays, TimelineToolbar, timelineQuery, timelineSearch } from './TimelineToolbar.tsx';
import styles from './timeline.module.css';
import around from './timeline-around.module.css';
import { useTimelineMove } from './timeline-move.ts';

/** The booking timeline: sites as rows, slots as bars, overlaps and gaps marked. */
export function AdSlotTimelinePage() {
  const [search, setSearch] = useListSearch(timelineSearch);
  const isNarrow = useIsNarrow();
  const [today] = useState(() => todayAt(new Date()));
  const days = shownDays(search.week, search.weeks, today);
  const query = useQuery(timelineQuery(search, days));
  const move = useTimelineMove();
  const isTable = search.as === 'auto' ? isNarrow : search.as === 'table';
  const { data, error } = query;
  const isEmpty = data?.sites.every(({ slots }) => slots.length === 0);
  const isFiltered = search.firms !== '' || search.status !== 'All';
  return (
    <div className={`${surface.page} ${styles.page}`}>
      <PageHeading screen="adSlotTimeline" title={screens.adSlotTimeline.title}>
        <SlotViews current="adSlotTimeline" />
      </PageHeading>
      <TimelineToolbar
        search={search}
        onSearch={setSearch}
        days={days}
        today={today}
        isTable={isTable}
      />
      {isEmpty && (
        <Text c="dimmed" fz="sm" mb={10} role="status">
          {isFiltered ? timelineMessages.nothingMatches : timelineMessages.nothingRuns}
        </Text>
      )}
      {isFiltered && !isEmpty && (
        <Text c="dimmed" fz="sm" mb={10}>
          {timelineMessages.onlyMatching}
        </Text>
      )}
      {isTable && <TimelineTable key={JSON.stringify(search)} query={query} />}
      {!isTable && error && !data && (
        <div className={surface.panel}>
          <Trouble
            failure={adSlotMessages.listFailed}
            error={error}
            onRetry={query.refetch}
            isRetrying={query.isFetching}
          />
        </div>
      )}
      {!isTable && query.isPending && <Skeleton />}
      {!isTable && data && (
        <>
          <TimelineGrid
            timeline={data}
            today={today}
            isStale={query.isPlaceholderData}
            move={move}
          />
          <TimelineLegend />
        </>
      )}
      <p className={`${textStyles.hidden} ${styles.hidden}`} role="status">
        {move.said}
      </p>
      {move.question && <TimelineConflictDialog question={move.question} />}
    </div>
  );
}

function Skeleton() {
  return (
    <div className={`${surface.panel} ${around.skeleton}`} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}

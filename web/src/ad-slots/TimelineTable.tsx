import { Button, Group } from '@mantine/core';
import { adSlotMessages } from '@masthead/shared/ad-slots/ad-slot.messages.ts';
import { timelineMessages } from '@masthead/shared/ad-slots/slot-timeline.messages.ts';
import type { Timeline } from '@masthead/shared/ad-slots/slot-timeline.ts';
import { inDigits } from '@masthead/shared/counting.ts';
import { dayRange } from '@masthead/shared/dates.ts';
import { useState } from 'react';
import { pathTo } from '../app/links.tsx';
import type { Column, ListQuery } from '../lists/column.ts';
import { DataTable } from '../lists/DataTable.tsx';
import { EmptyList } from '../lists/EmptyList.tsx';
import textStyles from '../ui/text.module.css';
import { SlotState } from './slot-columns.tsx';
import styles from './timeline-around.module.css';
import { firmsOf } from './timeline-days.ts';
import { newSlotPath } from './timeline-new.ts';
import { gapOf, overlapsOf, type TimelineTableRow, timelineRows } from './timeline-rows.ts';

interface Props {
  query: Omit<ListQuery<TimelineTableRow>, 'data'> & { data: Timeline | undefined };
}

/** As many rows as are drawn at once. */
const portion = 200;

/** The bookings as a table: the same slots, overlaps and gaps as the picture. */
export function TimelineTable({ query }: Props) {
  const [shown, setShown] = useState(portion);
  const rows = query.data && timelineRows(query.data);
  const data = rows && { totalCount: rows.length, nodes: rows.slice(0, shown) };
  const rest = (rows?.length ?? 0) - shown;
  return (
    <>
      <DataTable
        label="Bookings by site and day"
        failure={adSlotMessages.listFailed}
        query={{ ...query, data }}
        columns={columns}
        pageSize={12}
        rowLink={linkOf}
        rowName={({ slot }) => slot?.title1 ?? timelineMessages.bookGap}
        empty={<EmptyList sentence={timelineMessages.nothingRuns} />}
      />
      {rest > 0 && (
        <Group align="stretch" justify="center" gap={0} wrap="nowrap" p="md">
          <Button variant="default" onClick={() => setShown(shown + portion)}>
            Show {Math.min(rest, portion)} of {inDigits(rest)} more
          </Button>
        </Group>
      )}
    </>
  );
}

/** A slot leads to its form, a gap to the form of a new slot for its days. */
function linkOf({ slot, site, from, to }: TimelineTableRow) {
  if (slot) return { to: pathTo('adSlotEdit', { id: slot.id }) };
  return { to: newSlotPath({ siteId: site.siteId, days: { startDate: from, endDate: to } }) };
}

function SlotTitle({ row }: { row: TimelineTableRow }) {
  if (!row.slot) return <span className={styles.gapTitle}>{timelineMessages.bookGap}</span>;
  return <span className={textStyles.anywhere}>{row.slot.title1}</span>;
}

/** The others by name; on a card, where no title stands over them, with what they are. */
function Overlaps({ row: { site, slot } }: { row: TimelineTableRow }) {
  const others = slot ? overlapsOf(site, slot) : [];
  if (others.length === 0) return null;
  return (
    <>
      <span className={styles.onCard}>Overlaps </span>
      {others.join('; ')}
    </>
  );
}

const columns: Column<TimelineTableRow>[] = [
  { key: 'slot', title: 'Slot', cell: (row) => <SlotTitle row={row} />, onCard: 'title' },
  { key: 'site', title: 'Site', width: '15%', cell: ({ site }) => site.site },
  { key: 'firms', title: 'Firms', width: '17%', cell: ({ slot }) => slot && firmsOf(slot) },
  { key: 'days', title: 'Days', holds: 'value', cell: ({ from, to }) => dayRange(from, to) },
  {
    key: 'state',
    title: 'Status',
    holds: 'value',
    cell: ({ slot }) => slot && <SlotState slot={slot} />,
  },
  {
    key: 'overlaps',
    title: 'Overlaps',
    width: '24%',
    cell: (row) => <Overlaps row={row} />,
  },
  { key: 'gaps', title: 'Gaps', holds: 'value', width: 90, cell: gapOf },
];

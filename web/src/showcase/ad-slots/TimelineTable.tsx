import { Anchor, Button, Group, Text, Textarea } from '@mantine/core';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { type Day, dayRange } from '@masthead/shared/platform/values/dates.ts';
import { text } from '@masthead/shared/platform/values/fields.ts';
import { adSlotRecord } from '@masthead/shared/showcase/ad-slots/ad-slot.record.ts';
import { type AdSlotRow, adSlotMessages } from '@masthead/shared/showcase/ad-slots/ad-slot.ts';
import { conflictWords } from '@masthead/shared/showcase/ad-slots/slot-conflicts.ts';
import { timelineMessages } from '@masthead/shared/showcase/ad-slots/slot-timeline.messages.ts';
import type { Timeline } from '@masthead/shared/showcase/ad-slots/slot-timeline.ts';
import { useState } from 'react';
import { z } from 'zod';
import { pathTo } from '../../platform/api/links.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import type { Column, ListQuery } from '../../platform/lists/column.ts';
import { DataTable } from '../../platform/lists/DataTable.tsx';
import { EmptyList } from '../../platform/lists/EmptyList.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { SlotState } from './slot-columns.tsx';
import styles from './timeline-around.module.css';
import { dayCount, firmsOf, shortRange, type TimelineSite } from './timeline-days.ts';
import type { ConflictQuestion } from './timeline-move.ts';
import { newSlotPath } from './timeline-new.ts';

/** A slot on a site, or days on which a site shows nothing. */
interface TimelineTableRow {
  /** Its position in the table. Why: a slot appears once for each of its sites. */
  id: number;
  site: TimelineSite;
  slot: AdSlotRow | null;
  from: Day;
  to: Day;
}

const byDay = (a: { from: Day }, b: { from: Day }) =>
  a.from < b.from ? -1 : Number(a.from > b.from);

/** The timeline as rows: by site, then by date, including gaps. */
export function timelineRows({ sites }: Timeline): TimelineTableRow[] {
  return sites
    .flatMap((site) =>
      [
        ...site.slots.map((slot) => ({ site, slot, from: slot.startDate, to: slot.endDate })),
        ...site.gaps.map(({ from, to }) => ({ site, slot: null, from, to })),
      ].sort(byDay),
    )
    .map((row, at) => ({ ...row, id: at + 1 }));
}

/** Most other slots in a cell. */
const mostNamed = 5;

/** Which slots run beside one on its site, and on which days: 'Lofts 11/22–11/24'. */
function overlapsOf(site: TimelineSite, slot: AdSlotRow): string[] {
  const met = new Map<number, { from: Day; to: Day }>();
  for (const { from, to, slotIds } of site.overlaps) {
    if (!slotIds.includes(slot.id)) continue;
    for (const id of slotIds) met.set(id, { from: met.get(id)?.from ?? from, to });
  }
  met.delete(slot.id);
  const titles = new Map(site.slots.map(({ id, title1 }) => [id, title1]));
  const named = [...met]
    .slice(0, mostNamed)
    .map(
      ([id, { from, to }]) =>
        `${titles.get(id) ?? ''} ${shortRange({ startDate: from, endDate: to })}`,
    );
  return met.size > mostNamed ? [...named, `${met.size - mostNamed} more`] : named;
}

/** '4 days' for a gap. */
const gapOf = ({ slot, from, to }: TimelineTableRow): string | null =>
  slot === null ? dayCount(from, to) : null;

interface Props {
  query: Omit<ListQuery<TimelineTableRow>, 'data'> & { data: Timeline | undefined };
}

/** Rows rendered at first, and with each 'Show more'. */
const portion = 200;

/** The bookings as a table: the same slots, overlaps and gaps as the bars. */
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

/** A slot links to its form, a gap to the form of a new slot for its dates. */
function linkOf({ slot, site, from, to }: TimelineTableRow) {
  if (slot) return { to: pathTo('adSlotEdit', { id: slot.id }) };
  return { to: newSlotPath({ siteId: site.siteId, days: { startDate: from, endDate: to } }) };
}

function SlotTitle({ row }: { row: TimelineTableRow }) {
  if (!row.slot) return <span className={styles.gapTitle}>{timelineMessages.bookGap}</span>;
  return <span className={textStyles.anywhere}>{row.slot.title1}</span>;
}

/** The overlapping slots by name; on a card, which has no column heading, with a label. */
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

const longestReason = adSlotRecord.fields.conflictReason.maxLength;

const reasonForm = z.object({ reason: text(timelineMessages.reasonMissing, longestReason) });

/** The conflicts of the new dates, with links, and the reason for saving anyway. */
export function TimelineConflictDialog({ question }: { question: ConflictQuestion }) {
  const { slot, days, conflicts, store, close } = question;
  const area = useAreaForm(
    reasonForm,
    { reason: '' },
    { screen: 'adSlotTimeline', id: slot.id, title: slot.title1, dialog: 'conflict' },
  );
  const dialogSave = useDialogSave(area, { send: ({ reason }) => store(reason), onSaved: close });
  return (
    <FormDialog
      title={timelineMessages.conflictsTitle}
      onClose={() => close(null)}
      saveLabel="Save anyway"
      {...dialogSave}
    >
      <Text mb="sm">
        “{slot.title1}”, {dayRange(days.startDate, days.endDate)}: {adSlotMessages.meetsOthers}
      </Text>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <li
            key={`${conflict.kind} ${conflict.slotId} ${conflict.siteId} ${conflict.subject} ${conflict.from}`}
          >
            <Anchor
              href={pathTo('adSlotEdit', { id: conflict.slotId })}
              target="_blank"
              underline="always"
              inherit
            >
              {conflict.title}
            </Anchor>{' '}
            {conflictWords(conflict)}: {conflict.site}, {dayRange(conflict.from, conflict.to)}.
          </li>
        ))}
      </ul>
      <Textarea
        label={timelineMessages.reasonLabel}
        withAsterisk
        autosize
        minRows={2}
        maxLength={longestReason}
        data-autofocus
        {...area.form.getInputProps('reason')}
        data-path="reason"
      />
    </FormDialog>
  );
}

import { ActionIcon, Button, Drawer, Group, Switch } from '@mantine/core';
import { addDays, type Day, dayRange, weekdayOf } from '@masthead/shared/platform/values/dates.ts';
import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { queryOf } from '../../platform/api/call.ts';
import { FilterChips } from '../../platform/lists/FilterChips.tsx';
import { choiceOf } from '../../platform/lists/search.ts';
import { ChoiceBar } from '../../platform/ui/ChoiceBar.tsx';
import { AdSlotFilters, useSlotChips } from './AdSlotFilters.tsx';
import { type SlotSearch, slotSearch } from './ad-slot-search.ts';
import styles from './timeline-around.module.css';

/** Choices of weeks to show from the chosen one; the week before is always shown. */
const weekChoices = ['4', '8', '13', '26'] as const;
export type Weeks = (typeof weekChoices)[number];

const plausibleDay = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2100-12-31');

/** URL parameters of the timeline: the search of the list, the week, the number of weeks, and the view. */
export const timelineSearch = slotSearch.extend({
  /** A date in the first week of the range; none for this week. */
  week: plausibleDay.nullable().default(null).catch(null),
  weeks: choiceOf(weekChoices, '8'),
  /** Bars or a table; a phone starts with the table. */
  as: choiceOf(['auto', 'bars', 'table']),
});

/** The first day of the week, a Sunday as in the calendars. */
const weekOf = (day: Day): Day => addDays(day, -weekdayOf(day));

/** The dates to show: the week before the chosen one, and the chosen weeks. */
export function shownDays(week: Day | null, weeks: Weeks, today: Day): { from: Day; to: Day } {
  const start = weekOf(week ?? today);
  return { from: addDays(start, -7), to: addDays(start, Number(weeks) * 7 - 1) };
}

/** The week a month later or earlier. */
function monthAway(week: Day, months: 1 | -1): Day {
  const [year = 0, month = 1, date = 1] = week.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
  return weekOf(moved.toISOString().slice(0, 10));
}

/** The bookings of a period; the previous ones stay until the new ones are loaded. */
export const timelineQuery = (
  { siteId, firms, status }: SlotSearch,
  days: { from: Day; to: Day },
) =>
  queryOptions({
    ...queryOf(adSlotEndpoints.timeline, {
      query: {
        ...days,
        ...(siteId !== null && { siteId: String(siteId) }),
        ...(firms !== '' && { firmIds: firms }),
        ...(status !== 'All' && { status }),
      },
    }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

type Search = z.output<typeof timelineSearch>;

interface Props {
  search: Search;
  onSearch: (changes: Partial<Search>) => void;
  days: { from: Day; to: Day };
  today: Day;
  isTable: boolean;
}

const weekOptions = weekChoices.map((value) => ({ value, label: value }));

/** Controls for the period, the filters and the view. */
export function TimelineToolbar({ search, onSearch, days, today, isTable }: Props) {
  const chips = useSlotChips({ search, onSearch });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Group className={styles.toolbar} align="flex-end" gap="10px 20px">
        <Steps search={search} onSearch={onSearch} today={today} />
        <p className={styles.range} aria-live="polite">
          {dayRange(days.from, days.to)}
        </p>
        <ChoiceBar
          label="Weeks"
          choices={weekOptions}
          value={search.weeks}
          onChange={(weeks) => onSearch({ weeks })}
        />
        <Group gap={0} wrap="nowrap" h={36}>
          <Switch
            label="Table view"
            checked={isTable}
            onChange={(event) => onSearch({ as: event.currentTarget.checked ? 'table' : 'bars' })}
          />
        </Group>
      </Group>
      <FilterChips chips={chips} onClear={() => onSearch(slotSearch.parse({}))}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} />}
          onClick={() => setOpen(true)}
        >
          Filters{chips.length > 0 && ` (${chips.length})`}
        </Button>
      </FilterChips>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        size={320}
        padding="md"
      >
        <AdSlotFilters
          search={search}
          onSearch={(changes) => {
            onSearch(changes);
            setOpen(false);
          }}
        />
      </Drawer>
    </>
  );
}

function Steps({ search, onSearch, today }: Pick<Props, 'search' | 'onSearch' | 'today'>) {
  const week = weekOf(search.week ?? today);
  const goTo = (next: Day) => onSearch({ week: next === weekOf(today) ? null : next });
  const steps = [
    { label: 'Previous month', Icon: IconChevronsLeft, to: monthAway(week, -1) },
    { label: 'Previous week', Icon: IconChevronLeft, to: addDays(week, -7) },
    { label: 'Next week', Icon: IconChevronRight, to: addDays(week, 7) },
    { label: 'Next month', Icon: IconChevronsRight, to: monthAway(week, 1) },
  ].map(({ label, Icon, to }) => (
    <ActionIcon
      key={label}
      variant="default"
      size={36}
      aria-label={label}
      title={label}
      onClick={() => goTo(to)}
    >
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  ));
  return (
    <Group gap={4} wrap="nowrap">
      {steps.slice(0, 2)}
      <Button variant="default" onClick={() => onSearch({ week: null })}>
        Today
      </Button>
      {steps.slice(2)}
    </Group>
  );
}

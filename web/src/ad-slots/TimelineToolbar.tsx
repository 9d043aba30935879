import { ActionIcon, Button, Drawer, Group, Switch } from '@mantine/core';
import { addDays, type Day, dayRange } from '@masthead/shared/dates.ts';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { useState } from 'react';
import type { z } from 'zod';
import { FilterChips } from '../lists/FilterChips.tsx';
import { ChoiceBar } from '../ui/ChoiceBar.tsx';
import { AdSlotFilters, useSlotChips } from './AdSlotFilters.tsx';
import { slotSearch } from './ad-slot-search.ts';
import styles from './timeline-around.module.css';
import { monthAway, type timelineSearch, weekChoices, weekOf } from './timeline-search.ts';

type Search = z.output<typeof timelineSearch>;

interface Props {
  search: Search;
  onSearch: (changes: Partial<Search>) => void;
  days: { from: Day; to: Day };
  today: Day;
  isTable: boolean;
}

const weekOptions = weekChoices.map((value) => ({ value, label: value }));

/** Which days, which slots, and bars or a table. */
export function TimelineToolbar({ search, onSearch, days, today, isTable }: Props) {
  const chips = useSlotChips({ search, onSearch });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.toolbar}>
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
            label="As a table"
            checked={isTable}
            onChange={(event) => onSearch({ as: event.currentTarget.checked ? 'table' : 'bars' })}
          />
        </Group>
      </div>
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
    { label: 'A month back', Icon: IconChevronsLeft, to: monthAway(week, -1) },
    { label: 'A week back', Icon: IconChevronLeft, to: addDays(week, -7) },
    { label: 'A week on', Icon: IconChevronRight, to: addDays(week, 7) },
    { label: 'A month on', Icon: IconChevronsRight, to: monthAway(week, 1) },
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

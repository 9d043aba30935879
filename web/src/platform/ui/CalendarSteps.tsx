import { ActionIcon, Button, Group } from '@mantine/core';
import {
  type CalendarView,
  calendarViews,
  shownDays,
  stepFrom,
} from '@masthead/shared/platform/values/calendar-days.ts';
import { type Day, monthName, sendDay } from '@masthead/shared/platform/values/dates.ts';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { ChoiceBar } from './ChoiceBar.tsx';
import styles from './calendar-grid.module.css';

interface Props {
  view: CalendarView;
  day: Day;
  today: Day;
  onChange: (shown: { view?: CalendarView; day?: Day }) => void;
}

const choices = calendarViews.map((value) => ({
  value,
  label: value === 'month' ? 'Month' : 'Week',
}));

/** 'November 2026', or the first and the last day of a week. */
export function shownName(view: CalendarView, day: Day): string {
  if (view === 'month') return monthName(day);
  const days = shownDays('week', day);
  return `${sendDay(days[0] ?? day)} – ${sendDay(days[6] ?? day)}`;
}

/** Which days a calendar shows: back, today, on; a month or a week. */
export function CalendarSteps({ view, day, today, onChange }: Props) {
  const step = (by: 1 | -1) => {
    const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
    const label = `${by < 0 ? 'Previous' : 'Next'} ${view}`;
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        title={label}
        onClick={() => onChange({ day: stepFrom(view, day, by) })}
      >
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    );
  };
  return (
    <Group align="flex-end" gap="xs">
      {step(-1)}
      <Button variant="default" onClick={() => onChange({ day: today })}>
        Today
      </Button>
      {step(1)}
      <h2 className={styles.shown} aria-live="polite">
        {shownName(view, day)}
      </h2>
      <ChoiceBar
        label="Show"
        choices={choices}
        value={view}
        onChange={(next) => onChange({ view: next })}
      />
    </Group>
  );
}

import { Select } from '@mantine/core';
import { type Clock, clockTime, type Day } from '@masthead/shared/platform/values/dates.ts';
import type { ReactNode } from 'react';
import { DayField } from './DayField.tsx';
import styles from './day-field.module.css';

export interface DayTimeFieldProps {
  label: string;
  description?: string;
  /** The time of day that a new day begins with. */
  usualTime: Clock;
  /** On one clock: YYYY-MM-DDTHH:mm. */
  value: string | null;
  onChange: (at: string | null) => void;
  error?: ReactNode;
  readOnly?: boolean;
  min?: Day;
  'data-path'?: string;
}

/** A day and a time of day in Central Time. */
export function DayTimeField({ usualTime, value, onChange, ...field }: DayTimeFieldProps) {
  const day = value?.slice(0, 10) ?? null;
  const clock = value?.slice(11, 16) ?? null;
  return (
    <div className={styles.moment}>
      <DayField
        {...field}
        value={day}
        onChange={(next) => onChange(next && `${next}T${clock ?? usualTime}`)}
      />
      <Select
        label="Time (CT)"
        aria-label={`Time (CT) of ${field.label}`}
        placeholder="Time"
        allowDeselect={false}
        searchable
        readOnly={field.readOnly}
        disabled={day === null}
        data={timeChoices(clock)}
        value={clock}
        onChange={(next) => day && next && onChange(`${day}T${next}`)}
      />
    </div>
  );
}

const quarterHours: Clock[] = Array.from({ length: 96 }, (_, at) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(at / 4))}:${two((at % 4) * 15)}`;
});

/** The quarter hours, and whatever else was given by another program. */
function timeChoices(chosen: Clock | null) {
  const others = chosen && !quarterHours.includes(chosen) ? [chosen] : [];
  return [...others, ...quarterHours].map((clock) => ({ value: clock, label: clockTime(clock) }));
}

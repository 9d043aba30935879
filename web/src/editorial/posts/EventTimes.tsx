import { Checkbox } from '@mantine/core';
import { isAllDay, lastDay } from '@masthead/shared/editorial/posts/event-times.ts';
import {
  addDays,
  centralDay,
  centralInstant,
  type Day,
  startOfDay,
} from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import { DayField } from '../../platform/forms/DayField.tsx';
import { MomentField } from '../../platform/forms/MomentField.tsx';
import styles from './post-editor.module.css';
import type { PostPart } from './use-post-commands.ts';

const usual = { starts: '19:00', ends: '21:00' };

const dateOf = (instant: string | null) => (instant ? new Date(instant) : null);
const midnightOf = (day: Day | null) => day && startOfDay(day).toISOString();

/** The times of an event: by the hour, or all-day, ending at midnight (decision 93). */
export function EventTimes({ form, isReadOnly }: PostPart) {
  const start = dateOf(form.values.starts_at);
  const end = dateOf(form.values.ends_at);
  const hasDays = start !== null && isAllDay(start, end);
  const [wantsDays, setWantsDays] = useState(hasDays);
  // Why: hours that came in since, with another version, would be lost in fields of days.
  const isWhole = wantsDays && (start === null || hasDays);
  const setTimes = (starts_at: string | null, ends_at: string | null) => {
    form.setFieldValue('starts_at', starts_at);
    form.setFieldValue('ends_at', ends_at);
  };
  const toggle = (isNowWhole: boolean) => {
    setWantsDays(isNowWhole);
    if (!start) return;
    const first = centralDay(start);
    if (isNowWhole) setTimes(midnightOf(first), midnightOf(addDays(lastDay(start, end), 1)));
    else setTimes(centralInstant(first, usual.starts)?.toISOString() ?? null, null);
  };
  return (
    <>
      <Checkbox
        label="All day"
        checked={isWhole}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {isWhole ? (
        <Days form={form} isReadOnly={isReadOnly} />
      ) : (
        <Hours form={form} isReadOnly={isReadOnly} />
      )}
    </>
  );
}

const fieldOf = ({ form, isReadOnly }: PostPart, path: 'starts_at' | 'ends_at' | 'occurrence') => ({
  'data-path': path,
  error: form.errors[path],
  readOnly: isReadOnly,
});

function Hours({ form, isReadOnly }: PostPart) {
  const moment = (path: 'starts_at' | 'ends_at' | 'occurrence') => ({
    ...fieldOf({ form, isReadOnly }, path),
    value: form.values[path],
    onChange: (instant: string | null) => form.setFieldValue(path, instant),
  });
  return (
    <>
      <div className={styles.pair}>
        <MomentField label="Start" usualTime={usual.starts} {...moment('starts_at')} />
        <MomentField label="End" usualTime={usual.ends} {...moment('ends_at')} />
      </div>
      <div className={styles.pair}>
        <MomentField
          label="Next occurrence"
          description="For an event that repeats."
          usualTime={usual.starts}
          {...moment('occurrence')}
        />
      </div>
    </>
  );
}

function Days({ form, isReadOnly }: PostPart) {
  const { starts_at, ends_at, occurrence } = form.values;
  const start = dateOf(starts_at);
  const end = dateOf(ends_at);
  const first = start && centralDay(start);
  const last = start && end ? lastDay(start, end) : first;
  const setFirst = (day: Day | null) => {
    form.setFieldValue('starts_at', midnightOf(day));
    // Why: an event of one day stays one when its day is another.
    if (day && (last === first || !last || last < day))
      form.setFieldValue('ends_at', midnightOf(addDays(day, 1)));
    if (!day) form.setFieldValue('ends_at', null);
  };
  return (
    <>
      <div className={styles.pair}>
        <DayField
          label="First day"
          value={first}
          onChange={setFirst}
          {...fieldOf({ form, isReadOnly }, 'starts_at')}
        />
        <DayField
          label="Last day"
          value={last}
          onChange={(day) => form.setFieldValue('ends_at', midnightOf(day && addDays(day, 1)))}
          {...fieldOf({ form, isReadOnly }, 'ends_at')}
        />
      </div>
      <div className={styles.pair}>
        <DayField
          label="Next occurrence"
          description="For an event that repeats."
          value={occurrence && centralDay(new Date(occurrence))}
          onChange={(day) => form.setFieldValue('occurrence', midnightOf(day))}
          {...fieldOf({ form, isReadOnly }, 'occurrence')}
        />
      </div>
    </>
  );
}

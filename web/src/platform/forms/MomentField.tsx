import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import {
  centralClock,
  centralDay,
  centralInstant,
} from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import { DayTimeField, type DayTimeFieldProps } from './DayTimeField.tsx';

/** An instant, as its day and time in Central Time; a time that the clocks skip is refused with a sentence. */
export function MomentField({ value, onChange, error, ...field }: DayTimeFieldProps) {
  const [isSkipped, setSkipped] = useState(false);
  const at = value ? new Date(value) : null;
  const take = (wall: string | null) => {
    const instant = wall && centralInstant(wall.slice(0, 10), wall.slice(11));
    setSkipped(wall !== null && !instant);
    if (instant || !wall) onChange(instant ? instant.toISOString() : null);
  };
  return (
    <DayTimeField
      {...field}
      value={at && `${centralDay(at)}T${centralClock(at)}`}
      error={isSkipped ? sentences.skippedHour : error}
      onChange={take}
    />
  );
}

import { TextInput, type TextInputProps } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { type Day, weekdayOf, weekdays } from '@masthead/shared/platform/values/dates.ts';
import { type SyntheticEvent, useState } from 'react';
import styles from './day-field.module.css';

/** Props of a day input. */
export interface DayFieldProps
  extends Pick<
    TextInputProps,
    'label' | 'description' | 'withAsterisk' | 'readOnly' | 'disabled' | 'error'
  > {
  value: Day | null;
  onChange: (day: Day | null) => void;
  min?: Day;
  'data-path'?: string;
}

/** The value of the input: a day, null when empty, undefined when incomplete. */
function dayIn({ value, validity }: HTMLInputElement): Day | null | undefined {
  if (validity.badInput) return undefined;
  if (value === '') return null;
  // Why: on the way to 2026 the year is 2, 20 and 202.
  return /^[1-9]\d{3}-/.test(value) ? value : undefined;
}

/**
 * A day, typed or picked with the browser's own input, with its weekday before it. Only complete days are reported;
 * if the input is not a day when the field is left, the field says so, and the day keeps its value.
 */
export function DayField({ value, onChange, error, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const read = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const day = dayIn(input);
    if (day !== undefined && day !== value) onChange(day);
    return day;
  };
  return (
    <TextInput
      {...field}
      type="date"
      max="9999-12-31"
      error={isRefused ? sentences.noWholeDay : error}
      leftSection={
        value && <span aria-hidden="true">{weekdays[weekdayOf(value)]?.slice(0, 3)}</span>
      }
      leftSectionWidth={46}
      leftSectionPointerEvents="none"
      classNames={{ section: styles.weekday }}
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setRefused(false);
        read(event);
      }}
      // Why: browsers report no change when the last part of an incomplete day is removed.
      onKeyUp={read}
      onKeyDown={(event) => {
        const saves =
          event.key === 'Enter' || ((event.ctrlKey || event.metaKey) && event.key === 's');
        if (!saves || dayIn(event.currentTarget) !== undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setRefused(true);
      }}
      onBlur={(event) => {
        const isWhole = read(event) !== undefined;
        setRefused(!isWhole);
        setTyped(null);
        if (!isWhole) event.currentTarget.value = value ?? '';
      }}
    />
  );
}

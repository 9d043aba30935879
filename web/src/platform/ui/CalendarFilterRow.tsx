import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './calendar-grid.module.css';

/** What a calendar shows, in a row under its days. */
export const CalendarFilterRow = ({ children }: { children: ReactNode }) => (
  <Group align="flex-end" gap="10px 20px">
    {children}
  </Group>
);

interface Props<V extends string> {
  label: string;
  names: Record<V, string>;
  all: readonly V[];
  /** Those chosen, parted by commas. */
  value: string;
  onChange: (value: string) => void;
}

/** Some of a few words; none of them means all. Each is pressed or not. */
export function WordChoices<V extends string>({ label, names, all, value, onChange }: Props<V>) {
  const chosen = value ? value.split(',') : [...all];
  const toggle = (one: V) => {
    const next = all.filter((each) => (each === one) !== chosen.includes(each));
    onChange(next.length === all.length || next.length === 0 ? '' : next.join(','));
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {all.map((one) => (
        <Button
          key={one}
          size="compact-sm"
          variant={chosen.includes(one) ? 'light' : 'default'}
          aria-pressed={chosen.includes(one)}
          onClick={() => toggle(one)}
        >
          {names[one]}
        </Button>
      ))}
    </fieldset>
  );
}

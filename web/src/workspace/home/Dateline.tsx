import { Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { centralClock, clockTime, longDay } from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import styles from './home.module.css';

function greeting(now: Date): string {
  const hour = Number(centralClock(now).slice(0, 2));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

/** Today in the newsroom, in Central Time. */
export function Dateline({ name }: { name: string }) {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), 15_000, { autoInvoke: true });
  return (
    <div className={styles.dateline}>
      <span>
        {greeting(now)}, {name.split(' ')[0]}
      </span>
      <Text span inherit fw={600}>
        {longDay(now)}
      </Text>
      <span>{clockTime(centralClock(now))} CT</span>
    </div>
  );
}

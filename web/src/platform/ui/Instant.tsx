import { centralClock, clockTime, listDate } from '@masthead/shared/platform/values/dates.ts';
import textStyles from './text.module.css';

/** 11/24/2026 6:45 AM CT: an instant to the minute. */
export function exactInstant(at: string): string {
  const instant = new Date(at);
  return `${listDate(instant)} ${clockTime(centralClock(instant))} CT`;
}

/** An instant as lists show it, MM/DD/YYYY, with the exact time in the tooltip. */
export function Instant({ at }: { at: string | null }) {
  if (!at) return null;
  return (
    <time className={textStyles.whole} dateTime={at} title={exactInstant(at)}>
      {listDate(new Date(at))}
    </time>
  );
}

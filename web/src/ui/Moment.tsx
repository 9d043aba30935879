import { centralDay, centralSentence, daySentence } from '@masthead/shared/dates.ts';
import styles from './moment.module.css';

interface Props {
  at: string;
  /** True for a day without an hour. */
  isDay?: boolean;
}

/** Tue, Nov 24 at 6:45 AM CT: in two lines, where one is too short, broken between day and time alone. */
export function Moment({ at, isDay = false }: Props) {
  if (isDay) {
    const date = centralDay(new Date(at));
    return (
      <time dateTime={date} className={styles.part}>
        {daySentence(date)}
      </time>
    );
  }
  const [day = '', time = ''] = centralSentence(new Date(at)).split(' at ');
  return (
    <time dateTime={at}>
      <span className={styles.part}>{day} at</span> <span className={styles.part}>{time}</span>
    </time>
  );
}

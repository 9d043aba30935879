import { centralSentence } from '@masthead/shared/dates.ts';
import styles from './moment.module.css';

/** Tue, Nov 24 at 6:45 AM CT: in two lines, where one is too short, broken between day and time alone. */
export function Moment({ at }: { at: string }) {
  const [day = '', time = ''] = centralSentence(new Date(at)).split(' at ');
  return (
    <time dateTime={at}>
      <span className={styles.part}>{day} at</span> <span className={styles.part}>{time}</span>
    </time>
  );
}

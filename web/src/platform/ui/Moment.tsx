import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import textStyles from './text.module.css';

/** Tue, Nov 24 at 6:45 AM CT: in two lines, where one is too short, broken between day and time alone. */
export function Moment({ at }: { at: string }) {
  const [day = '', time = ''] = centralSentence(new Date(at)).split(' at ');
  return (
    <time dateTime={at}>
      <span className={textStyles.whole}>{day} at</span>{' '}
      <span className={textStyles.whole}>{time}</span>
    </time>
  );
}

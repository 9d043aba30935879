import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import {
  type DigestStyle,
  digestRecord,
  digestStyles,
} from '@masthead/shared/daily-digests/daily-digest.record.ts';
import {
  defaultSendDate,
  digestFirstSendTime,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { digestWindow } from '@masthead/shared/daily-digests/digest-window.ts';
import { today } from '@masthead/shared/dates.ts';
import type { Fields } from '../campaigns/CampaignEditor.tsx';
import { EditionFields } from '../campaigns/EditionFields.tsx';
import styles from './digest.module.css';
import { changesForSendDate, type DigestValues, postCount } from './digest-values.ts';
import { LoadPosts } from './LoadPosts.tsx';

/** A new digest goes out on the next day of its style (Spec, content 4). */
const dateOfStyle = (style: DigestStyle) => ({
  sendDate: defaultSendDate(style, today(new Date())),
});

/** What goes out where and when, under which subject, and the posts of its window (Spec, content 2, 4). */
export function DigestFields(props: Fields<DigestValues, typeof digestRecord>) {
  const { values, isNew, isReadOnly, onChange } = props;
  const { siteId, style, sendDate } = values;
  return (
    <EditionFields
      {...props}
      styles={digestStyles}
      firstSendTime={digestFirstSendTime}
      fields={digestRecord.fields}
      citiesOnly
      withSendDate={changesForSendDate}
      {...(isNew && { withStyle: dateOfStyle })}
    >
      <div className={styles.window}>
        <p>{sendDate ? digestMessages.window(digestWindow(sendDate)) : digestMessages.noWindow}</p>
        {!isReadOnly && (
          <LoadPosts
            siteId={siteId}
            style={style}
            sendDate={sendDate}
            count={postCount(values)}
            onChange={onChange}
          />
        )}
      </div>
    </EditionFields>
  );
}

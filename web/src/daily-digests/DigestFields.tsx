import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import { digestRecord, digestStyles } from '@masthead/shared/daily-digests/daily-digest.record.ts';
import { digestFirstSendTime } from '@masthead/shared/daily-digests/daily-digest.ts';
import { digestWindow } from '@masthead/shared/daily-digests/digest-window.ts';
import type { Fields } from '../campaigns/CampaignEditor.tsx';
import { EditionFields } from '../campaigns/EditionFields.tsx';
import styles from './digest.module.css';
import { changesForSendDate, type DigestValues, postCount } from './digest-values.ts';
import { LoadPosts } from './LoadPosts.tsx';

/** What goes out where and when, under which subject, and the posts of its window (Spec, content 2, 4). */
export function DigestFields(props: Fields<DigestValues, typeof digestRecord>) {
  const { values, isReadOnly, onChange } = props;
  const { siteId, sendDate } = values;
  return (
    <EditionFields
      {...props}
      styles={digestStyles}
      firstSendTime={digestFirstSendTime}
      fields={digestRecord.fields}
      withSendDate={changesForSendDate}
    >
      <div className={styles.window}>
        <p>{sendDate ? digestMessages.window(digestWindow(sendDate)) : digestMessages.noWindow}</p>
        {!isReadOnly && (
          <LoadPosts
            siteId={siteId}
            sendDate={sendDate}
            count={postCount(values)}
            onChange={onChange}
          />
        )}
      </div>
    </EditionFields>
  );
}

import { Anchor } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { centralSentence } from '@masthead/shared/dates.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { postStatus } from '@masthead/shared/news-items/news-item.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { useUser } from '../app/session.ts';
import { StatusDot } from '../ui/StatusDot.tsx';
import styles from './post-editor.module.css';

const sentenceOf = (instant: string) => centralSentence(new Date(instant));

/** Where a post stands, and what readers see of it now. */
export function PostStatus({ post }: { post: EditedNewsItem }) {
  const mayPublish = may(useUser(), newsItemEditEndpoints.publish.access);
  const isLive = post.status_code === postStatus.live;
  return (
    <section className={styles.status} aria-label="Status">
      <StatusDot tone={toneOf(post)}>{post.scheduled_at ? 'Scheduled' : post.status}</StatusDot>
      {post.scheduled_at && <p>Goes live {sentenceOf(post.scheduled_at)}</p>}
      {isLive && post.last_published_ts && <p>Published {sentenceOf(post.last_published_ts)}</p>}
      {isLive && post.draft && (
        <p>
          Not yet live: what {post.draft.saved_by ?? 'somebody'} wrote{' '}
          {sentenceOf(post.draft.saved_at)}
        </p>
      )}
      {!mayPublish && <p>{newsItemMessages.publishedByEditors}</p>}
      {post.post_url && isLive && (
        <Anchor href={post.post_url} target="_blank" rel="noopener" fz="sm">
          Open on site
        </Anchor>
      )}
    </section>
  );
}

function toneOf({ status_code, scheduled_at }: EditedNewsItem) {
  if (scheduled_at) return 'scheduled';
  if (status_code === postStatus.live) return 'live';
  return status_code === postStatus.draft ? 'draft' : 'late';
}

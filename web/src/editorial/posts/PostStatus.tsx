import { Anchor, Button, Group } from '@mantine/core';
import { bulkMessages, type TakeDown, takeDowns } from '@masthead/shared/editorial/posts/bulk.ts';
import {
  newsItemMessages,
  whyTakeDownBlocked,
} from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { centralSentence } from '@masthead/shared/platform/values/dates.ts';
import { useState } from 'react';
import { useUser } from '../../platform/api/session.ts';
import { late } from '../../platform/ui/late.tsx';
import { StatusDot } from '../../platform/ui/StatusDot.tsx';
import styles from './post-editor.module.css';

const TakeDownDialog = late(async () => (await import('./TakeDownDialog.tsx')).TakeDownDialog);

const sentenceOf = (instant: string) => centralSentence(new Date(instant));

/** The status of a post and what readers currently see. */
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
          Unpublished changes{post.draft.saved_by && ` by ${post.draft.saved_by}`},{' '}
          {sentenceOf(post.draft.saved_at)}
        </p>
      )}
      {post.taken_down && (
        <p>{newsItemMessages.takenDown(sentenceOf(post.taken_down.at), post.taken_down.reason)}</p>
      )}
      {!mayPublish && !isLive && <p>{newsItemMessages.publishedByEditors}</p>}
      {post.post_url && isLive && (
        <Anchor href={post.post_url} target="_blank" rel="noopener" fz="sm">
          Open on site
        </Anchor>
      )}
      {mayPublish && <TakeDowns post={post} />}
    </section>
  );
}

/** Unpublish and Unlist, for posts that readers can open. */
function TakeDowns({ post }: { post: EditedNewsItem }) {
  const [takingDown, setTakingDown] = useState<TakeDown | null>(null);
  const open = takeDowns.filter((one) => whyTakeDownBlocked(post, one) === null);
  if (open.length === 0 && !takingDown) return null;
  return (
    <Group gap={8}>
      {open.map((one) => (
        <Button key={one} size="compact-sm" variant="default" onClick={() => setTakingDown(one)}>
          {bulkMessages.takeDown[one].label}
        </Button>
      ))}
      {takingDown && (
        <TakeDownDialog
          type={post.type as AddedType}
          action={takingDown}
          posts={[post]}
          onClose={() => setTakingDown(null)}
        />
      )}
    </Group>
  );
}

function toneOf({ status_code, scheduled_at }: EditedNewsItem) {
  if (scheduled_at) return 'scheduled';
  if (status_code === postStatus.live) return 'live';
  return status_code === postStatus.draft ? 'draft' : 'late';
}

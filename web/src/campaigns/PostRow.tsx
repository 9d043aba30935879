import { Box, Text } from '@mantine/core';
import { sinceScheduled } from '@masthead/shared/campaigns/drift.messages.ts';
import { inDigits } from '@masthead/shared/counting.ts';
import { listDate } from '@masthead/shared/dates.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { eventStart } from '@masthead/shared/news-items/event-times.ts';
import type { Post } from './block.ts';
import { useDrifted } from './drifted.ts';
import styles from './post.module.css';

interface Props {
  post: Post;
  /** The field that holds it. */
  path: string;
}

/** A post in a block: its place, picture, headline, and what tells it from others. */
export function PostRow({ post, path }: Props) {
  const drifted = useDrifted(path, post.id);
  return (
    <div className={styles.post}>
      <span className={styles.place} aria-hidden />
      <PostPicture src={post.image_url} />
      <Box miw={0}>
        <a className={styles.headline} href={post.url} target="_blank" rel="noopener">
          {post.headline}
        </a>
        <p className={styles.meta}>
          {drifted && (
            <Text span inherit c="var(--late)">
              {sinceScheduled(drifted)}
            </Text>
          )}
          {post.promoted && (
            <Text span inherit c="var(--late)">
              Promoted
            </Text>
          )}
          {detailsOf(post).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
      </Box>
    </div>
  );
}

function PostPicture({ src }: { src: string | null | undefined }) {
  if (!src) return <span className={styles.noPicture} aria-hidden />;
  return (
    <img
      className={styles.picture}
      src={imageUrl(src, 'thumbnail')}
      alt=""
      width={72}
      height={48}
      loading="lazy"
      decoding="async"
    />
  );
}

/** An event says when it starts; an article where, when and by whom it was published. */
function detailsOf({ starts_at, section, author, total_views, ...post }: Post): string[] {
  const published = post.last_published_ts ?? post.created_ts;
  const views = total_views ? `${inDigits(total_views)} views` : null;
  const details = starts_at
    ? [eventStart(new Date(starts_at)), views]
    : [section, published && listDate(new Date(published)), author, views];
  return details.filter((detail) => typeof detail === 'string' && detail !== '') as string[];
}

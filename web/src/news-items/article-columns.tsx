import { centralSentence } from '@masthead/shared/dates.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import {
  hiddenSections,
  type NewsItem,
  type NewsItemSort,
  postStatus,
} from '@masthead/shared/news-items/news-item.ts';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { Column } from '../lists/column.ts';
import { Instant } from '../ui/Instant.tsx';
import { StatusDot, type Tone } from '../ui/StatusDot.tsx';
import styles from './articles.module.css';

const tones: Record<NewsItem['status'], Tone> = {
  Live: 'live',
  Draft: 'draft',
  'Pending review': 'late',
  Unlisted: 'draft',
  Deleted: 'failed',
};

/** The columns of the articles; views are for admins and editors only (Spec, content 2). */
export function articleColumns(hasViews: boolean): Column<NewsItem, NewsItemSort>[] {
  return hasViews ? [...columns, views] : columns;
}

const columns: Column<NewsItem, NewsItemSort>[] = [
  {
    key: 'picture',
    title: 'Picture',
    cell: (post) => <Thumbnail post={post} />,
    width: 78,
    onCard: 'media',
  },
  {
    key: 'headline',
    title: 'Headline',
    cell: (post) => <Headline post={post} />,
    sort: 'headline',
    onCard: 'title',
  },
  { key: 'status', title: 'Status', cell: statusOf, sort: 'status', width: 120 },
  { key: 'city', title: 'City', cell: (post) => post.city, sort: 'city', width: 92 },
  {
    key: 'sections',
    title: 'Sections',
    cell: (post) => <span className={styles.twoLines}>{sectionsOf(post)}</span>,
    width: 118,
    from: 1040,
    onCard: 'hide',
  },
  {
    key: 'author',
    title: 'Author',
    cell: (post) => <span className={styles.twoLines}>{authorsOf(post)}</span>,
    sort: 'author',
    width: 114,
    from: 860,
    onCard: 'hide',
  },
  {
    key: 'published',
    title: 'Published',
    cell: (post) => <Instant at={post.last_published_ts} />,
    sort: 'last_published_ts',
    sortFirst: 'desc',
    width: 91,
  },
  {
    key: 'updated',
    title: 'Updated',
    cell: (post) => <Instant at={post.updated_ts} />,
    sort: 'updated_ts',
    sortFirst: 'desc',
    width: 91,
    from: 700,
    onCard: 'hide',
  },
];

const views: Column<NewsItem, NewsItemSort> = {
  key: 'views',
  title: 'Views',
  cell: (post) => post.total_views?.toLocaleString('en-US') ?? '',
  sort: 'total_views',
  sortFirst: 'desc',
  align: 'end',
  width: 66,
  from: 700,
  onCard: 'hide',
};

function statusOf(post: NewsItem) {
  return <StatusDot tone={tones[post.status]}>{post.status}</StatusDot>;
}

const authorsOf = (post: NewsItem) => post.authors_names.join(', ') || post.author || '';

function sectionsOf(post: NewsItem): string {
  return post.sections
    .map(({ name }) => name)
    .filter((name) => !hiddenSections.includes(name.toUpperCase()))
    .join(', ');
}

function Thumbnail({ post }: { post: NewsItem }) {
  const picture = post.image_url ?? post.image;
  if (!picture) return <span className={styles.noPicture} aria-hidden />;
  return (
    <img
      className={styles.picture}
      src={imageUrl(picture, 'thumbnail')}
      alt=""
      width={54}
      height={36}
      loading="lazy"
      decoding="async"
    />
  );
}

/** The headline, with what sets the article apart: a star, 'Promoted', when it will go live. */
function Headline({ post }: { post: NewsItem }) {
  const isScheduled = post.scheduled_at !== null && post.status_code === postStatus.draft;
  return (
    <span className={styles.headline} data-marked={post.promoted || isScheduled || undefined}>
      <span className={styles.words}>
        {post.starred && (
          <IconStarFilled className={styles.star} size={13} role="img" aria-label="Starred" />
        )}
        {post.headline}
      </span>
      {(post.promoted || isScheduled) && (
        <span className={styles.marks}>
          {post.promoted && <span className={styles.promoted}>Promoted</span>}
          {isScheduled && post.scheduled_at && (
            <span className={styles.scheduled}>
              Goes live {centralSentence(new Date(post.scheduled_at))}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

import { isAllDay } from '@masthead/shared/editorial/posts/event-times.ts';
import {
  hiddenSections,
  type NewsItem,
  type NewsItemSort,
  postStatus,
} from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import {
  isOverdue,
  storyStateLabel,
  type Workflow,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { howMany } from '@masthead/shared/platform/values/counting.ts';
import { centralDay, daySentence } from '@masthead/shared/platform/values/dates.ts';
import IconFlagFilled from '@tabler/icons-react/dist/esm/icons/IconFlagFilled.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { Column } from '../../platform/lists/column.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { Moment } from '../../platform/ui/Moment.tsx';
import { StatusDot, type Tone } from '../../platform/ui/StatusDot.tsx';
import text from '../../platform/ui/text.module.css';
import styles from './content-list.module.css';

const tones: Record<NewsItem['status'], Tone> = {
  Live: 'live',
  Draft: 'draft',
  'Pending review': 'late',
  Unlisted: 'draft',
  Deleted: 'failed',
};

type PostColumn = Column<NewsItem, NewsItemSort>;

/** The columns of a content list; views are for admins and editors only (Spec, content 2). */
export function contentColumns(type: AddedType, hasViews: boolean): PostColumn[] {
  const { starts, venue, author, published, ...common } = columns;
  const { picture, headline, status, workflow, city, sections, updated, views } = common;
  const own = {
    article: [sections, author, published],
    event: [starts, venue, sections],
    charity: [sections, published],
    place: [sections, published],
  }[type];
  return [picture, headline, status, workflow, city, ...own, updated, ...(hasViews ? [views] : [])];
}

const columns = {
  picture: {
    key: 'picture',
    title: 'Image',
    cell: (post) => <Thumbnail post={post} />,
    width: 78,
    onCard: 'media',
  },
  headline: {
    key: 'headline',
    title: 'Headline',
    cell: (post) => <Headline post={post} />,
    sort: 'headline',
    onCard: 'title',
  },
  status: {
    key: 'status',
    title: 'Status',
    holds: 'value',
    cell: statusOf,
    sort: 'status',
    width: 96,
  },
  workflow: {
    key: 'workflow',
    title: 'Workflow',
    // Why not of a story that nobody has moved: it is a draft, as its status says.
    cell: ({ workflow }) => workflow && workflow.version > 0 && <Way workflow={workflow} />,
    width: 112,
    from: 1240,
  },
  city: {
    key: 'city',
    title: 'City',
    holds: 'label',
    cell: (post) => post.city,
    sort: 'city',
    width: 92,
  },
  starts: {
    key: 'starts',
    title: 'Starts',
    holds: 'label',
    cell: (post) => <Starts post={post} />,
    sort: 'starts_at',
    sortFirst: 'asc',
    width: 128,
  },
  venue: {
    key: 'venue',
    title: 'Venue',
    cell: (post) => <span className={text.lines}>{post.venue}</span>,
    width: 132,
    from: 1040,
    onCard: 'hide',
  },
  sections: {
    key: 'sections',
    title: 'Sections',
    cell: (post) => <span className={text.lines}>{sectionsOf(post)}</span>,
    width: 118,
    from: 860,
    onCard: 'hide',
  },
  author: {
    key: 'author',
    title: 'Author',
    cell: (post) => <span className={text.lines}>{authorsOf(post)}</span>,
    sort: 'author',
    width: 114,
    from: 1040,
    onCard: 'hide',
  },
  published: {
    key: 'published',
    title: 'Published',
    holds: 'value',
    cell: (post) => <Instant at={post.last_published_ts} />,
    sort: 'last_published_ts',
    sortFirst: 'desc',
    width: 91,
  },
  updated: {
    key: 'updated',
    title: 'Updated',
    holds: 'value',
    cell: (post) => <Instant at={post.updated_ts} />,
    sort: 'updated_ts',
    sortFirst: 'desc',
    width: 91,
    from: 700,
    onCard: 'hide',
  },
  views: {
    key: 'views',
    title: 'Views',
    holds: 'value',
    cell: (post) => post.total_views?.toLocaleString('en-US') ?? '',
    sort: 'total_views',
    sortFirst: 'desc',
    align: 'end',
    width: 66,
    from: 700,
    onCard: 'hide',
  },
} as const satisfies Record<string, PostColumn>;

function statusOf(post: NewsItem) {
  return <StatusDot tone={tones[post.status]}>{post.status}</StatusDot>;
}

/** The state of a story, who has it, and when it is due. */
function Way({ workflow: { state, assignee, due_at } }: { workflow: Workflow }) {
  return (
    <span className={styles.headline}>
      {storyStateLabel[state]}
      <span className={styles.marks}>
        {assignee}
        {due_at && (
          <span className={`${text.whole} ${isOverdue(due_at) ? styles.promoted : ''}`}>
            Due <Instant at={due_at} />
          </span>
        )}
      </span>
    </span>
  );
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
  if (!picture) return <span className={styles.picture} aria-hidden />;
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

/** The start of an event, whether it is past, and its next occurrence. */
function Starts({ post }: { post: NewsItem }) {
  if (!post.starts_at) return <span className={styles.marks}>No start date</span>;
  const next = post.occurrence === post.starts_at ? null : post.occurrence;
  const isDay = isAllDay(new Date(post.starts_at), post.ends_at ? new Date(post.ends_at) : null);
  const When = isDay ? WholeDay : Moment;
  return (
    <span className={styles.starts}>
      <When at={post.starts_at} />
      <span className={styles.marks}>
        {next && (
          <span>
            Next: <When at={next} />
          </span>
        )}
        {!next && (post.upcoming ? 'Upcoming' : 'Past')}
      </span>
    </span>
  );
}

function WholeDay({ at }: { at: string }) {
  const day = centralDay(new Date(at));
  return <time dateTime={day}>{daySentence(day)}</time>;
}

/** The headline with the post's marks: star, flag, 'Promoted', scheduled time. */
function Headline({ post }: { post: NewsItem }) {
  const isScheduled = post.scheduled_at !== null && post.status_code === postStatus.draft;
  const words = [
    post.open_comments && howMany(post.open_comments, 'open comment'),
    post.open_suggestions && howMany(post.open_suggestions, 'open suggestion'),
    post.hidePublishDate && 'Date hidden',
    post.has_draft && post.status_code !== postStatus.draft && 'Unpublished changes',
  ].filter(Boolean);
  const isMarked = post.promoted || isScheduled || words.length > 0;
  return (
    <span className={styles.headline} data-marked={isMarked || undefined}>
      <span className={`${text.lines} ${styles.words}`}>
        {post.starred && (
          <IconStarFilled className={styles.star} size={13} role="img" aria-label="Starred" />
        )}
        {post.flaggedForEditor && (
          <IconFlagFilled
            className={styles.flag}
            size={13}
            role="img"
            aria-label="Flagged for the editor"
          />
        )}
        {post.headline}
      </span>
      {isMarked && (
        <span className={styles.marks}>
          {post.promoted && <span className={styles.promoted}>Promoted</span>}
          {words.map((word) => (
            <span key={String(word)}>{word}</span>
          ))}
          {isScheduled && post.scheduled_at && (
            <span className={styles.scheduled}>
              Goes live <Moment at={post.scheduled_at} />
            </span>
          )}
        </span>
      )}
    </span>
  );
}

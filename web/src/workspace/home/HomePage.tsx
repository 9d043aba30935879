import { Skeleton, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { whyOpenBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { screens } from '@masthead/shared/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { newsItemPage } from '../../editorial/posts/news-item.queries.ts';
import { showStoredToast } from '../../platform/api/leave.ts';
import { navigationFor, pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { late } from '../../platform/ui/late.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import { Dateline } from './Dateline.tsx';
import { Desk } from './Desk.tsx';
import styles from './home.module.css';

/** Why late: people who see articles don't need it. */
const Bookings = late(async () => (await import('./Bookings.tsx')).Bookings, <div />);

/** Why late: rarely there, and it is read from the browser's database first. */
const Unfinished = late(
  async () => (await import('../../platform/forms/Unfinished.tsx')).Unfinished,
);

/** Spec, platform 2.1: the landing page, with the name of the product; laid out like a front page. */
export function HomePage() {
  const user = useUser();
  const hasNews = may(user, screens.articleList.access);
  const hasBookings = !hasNews && may(user, screens.adSlotQueue.access);
  const isAlone = !hasNews && !hasBookings;
  useDocumentTitle('Masthead');
  useEffect(showStoredToast, []);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.nameplate} tabIndex={-1}>
          Masthead
        </h1>
        <Dateline name={user.name} />
      </header>
      <Unfinished />
      <Desk hasBookings={hasBookings} />
      <div className={styles.columns} data-news={!isAlone || undefined}>
        {hasNews && <LatestNews />}
        {hasBookings && <Bookings />}
        <Inside isAlone={isAlone} />
      </div>
    </div>
  );
}

/** An index like a newspaper's: every screen that the person may open. */
function Inside({ isAlone }: { isAlone: boolean }) {
  const groups = navigationFor(useUser());
  return (
    <nav className={styles.inside} aria-label="Inside" data-alone={isAlone || undefined}>
      <h2 className={styles.kicker}>Inside</h2>
      {groups.length === 0 && (
        <Text c="dimmed" fz={17} ff="var(--serif)">
          Your roles don’t give you access to any screens yet. Ask an admin to add some.
        </Text>
      )}
      <div className={styles.index}>
        {groups.map(({ label, items }) => (
          <section key={label}>
            {items.some((item) => item.label !== label) && <h3>{label}</h3>}
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <ScreenLink to={item.path}>{item.label}</ScreenLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

const latest = newsItemPage({
  limit: 7,
  offset: 0,
  status: '0',
  type: 'article',
  sort: 'last_published_ts',
  direction: 'desc',
});

/** The newest articles, the first one large. */
function LatestNews() {
  const query = useQuery({ ...latest, meta: { isQuiet: true } });
  const [lead, ...others] = query.data?.nodes ?? [];
  return (
    <section className={styles.news} aria-label="Latest articles">
      <h2 className={styles.kicker}>
        Latest
        <ScreenLink to={pathTo('articleList')}>All articles</ScreenLink>
      </h2>
      {query.error && !query.data && (
        <Trouble error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      {query.isPending && <Skeleton h={300} radius={4} />}
      {query.data && !lead && (
        <Text c="dimmed" fz={17} ff="var(--serif)">
          No articles published yet.
        </Text>
      )}
      {lead && <Lead post={lead} />}
      {others.length > 0 && (
        <ul className={styles.stories}>
          {others.map((post) => (
            <li key={post.id}>
              <h3>
                <StoryLink post={post}>{post.headline}</StoryLink>
              </h3>
              <Byline post={post} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lead({ post }: { post: NewsItem }) {
  const picture = imageUrl(post.image_url ?? post.image, 'lead');
  return (
    <article className={styles.lead}>
      {picture && <img src={picture} alt="" width={600} height={400} decoding="async" />}
      <div>
        <h3>
          <StoryLink post={post}>{post.headline}</StoryLink>
        </h3>
        <p>{post.description}</p>
        <Byline post={post} />
      </div>
    </article>
  );
}

function Byline({ post }: { post: NewsItem }) {
  const names = post.authors_names.join(', ') || post.author;
  return (
    <p className={styles.byline}>
      {[post.city, names].filter(Boolean).join(' · ')} · <Instant at={post.last_published_ts} />
    </p>
  );
}

/** Opens in the editor in a new window for people who may use it, else on the article's site. */
function StoryLink({ post, children }: { post: NewsItem; children: ReactNode }) {
  const isEditorOrAdmin = may(useUser(), ['editor']);
  const to = whyOpenBlocked(post, isEditorOrAdmin) === null ? post.editor_url : post.post_url;
  if (!to) return children;
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

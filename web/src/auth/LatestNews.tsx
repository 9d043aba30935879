import { Skeleton } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { whyOpenBlocked } from '@masthead/shared/news-items/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { useUser } from '../app/session.ts';
import { newsItemPage } from '../news-items/news-item.queries.ts';
import { Instant } from '../ui/Instant.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import styles from './home.module.css';

const latest = newsItemPage({
  limit: 7,
  offset: 0,
  status: '0',
  type: 'article',
  sort: 'last_published_ts',
  direction: 'desc',
});

/** The newest articles, the first of them large. */
export function LatestNews() {
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
      {query.data && !lead && <p className={styles.quiet}>Nothing has been published yet.</p>}
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

/** The editor in a new window for whoever may open it there, else the article on its site. */
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

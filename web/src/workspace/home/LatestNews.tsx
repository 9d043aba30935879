import { Skeleton, Text } from '@mantine/core';
import { whyOpenBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { newsItemPage } from '../../editorial/posts/news-item.queries.ts';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useUser } from '../../platform/api/session.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import { Trouble } from '../../platform/ui/Trouble.tsx';
import styles from './home.module.css';

const latest = newsItemPage({
  limit: 7,
  offset: 0,
  status: '0',
  type: 'article',
  sort: 'last_published_ts',
  direction: 'desc',
});

/** The newest articles, the first one large. */
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

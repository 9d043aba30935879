import { newsItemEndpoints } from '@masthead/shared/editorial/posts/news-item.endpoints.ts';
import { liveOnly } from '@masthead/shared/editorial/posts/news-item.ts';
import { listDate } from '@masthead/shared/platform/values/dates.ts';
import { call } from '../../platform/api/call.ts';

/** How many stories are offered for a link. */
const mostStories = 8;

/** Live posts that a link can point to, by words of the headline, newest first. */
export const storiesFound = (title: string) => ({
  queryKey: [newsItemEndpoints.search.path, 'stories', title],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = {
      title,
      status: liveOnly,
      sort: 'last_published_ts',
      limit: mostStories,
    } as const;
    const posts = await call(newsItemEndpoints.search, { query }, { signal });
    return posts.flatMap(({ headline, post_url: address, city, last_published_ts: at }) =>
      address
        ? [{ title: headline, address, about: `${city}${at ? `, ${listDate(new Date(at))}` : ''}` }]
        : [],
    );
  },
});

import { addDays, startOfDay } from '@masthead/shared/dates.ts';
import { digestWindow } from '@masthead/shared/daily-digests/digest-window.ts';
import { type DigestBuild, digestLimits, newsItemCount, type PickedItem } from '@masthead/shared/daily-digests/daily-digest.ts';
import { hiddenSections } from '@masthead/shared/news-items/news-item.ts';
import type { Db } from '../db/client.ts';
import { listPostsInWindow, listTrendingEvents, type NewsItemRow } from '../news-items/news-items.queries.ts';

/** Trending events start within this many days from the send date. */
const eventDays = 10;

/** A post as a digest keeps it: what it was when it was picked. */
function picked(row: NewsItemRow, siteUrl: string): PickedItem {
  const first = row.authors[0];
  return {
    id: row.id,
    headline: row.headline,
    url: row.postUrl ?? siteUrl,
    image_url: row.imageUrl,
    promoted: row.internalTags.includes('promoted'),
    author: row.authors.map((author) => author.title).join(', ') || null,
    author_avatar: first?.avatar ?? null,
    section: row.sections.find((section) => !hiddenSections.includes(section.name))?.name ?? null,
    dek: row.description || null,
    created_ts: row.createdAt.toISOString(),
    starts_at: row.startsAt?.toISOString() ?? null,
    total_views: row.totalViews,
  };
}

/**
 * What Load posts puts into a digest: live posts of the window, newest first, as many as an allowed
 * number takes; the next three as links; the three most viewed events from the send date on.
 */
export async function buildDigest(db: Db, site: { id: number; url: string }, sendDate: string): Promise<DigestBuild> {
  const window = digestWindow(sendDate);
  const events = { from: startOfDay(sendDate), until: startOfDay(addDays(sendDate, eventDays)) };
  const [posts, trending] = await Promise.all([
    listPostsInWindow(db, site.id, window),
    listTrendingEvents(db, site.id, events, digestLimits.trendingEvents),
  ]);
  const items = posts.map((row) => picked(row, site.url));
  const newsItems = newsItemCount(items.length);
  return {
    news_items: items.slice(0, newsItems),
    news_links: items.slice(newsItems, newsItems + digestLimits.newsLinks),
    events: trending.map((row) => picked(row, site.url)),
    series: [],
    window: { from: window.from.toISOString(), to: window.to.toISOString() },
    found: items.length,
  };
}

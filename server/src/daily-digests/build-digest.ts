import {
  type DigestBuild,
  digestLimits,
  newsItemCount,
  type PickedItem,
  pickedLimits,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { digestWindow } from '@masthead/shared/daily-digests/digest-window.ts';
import { addDays, startOfDay } from '@masthead/shared/dates.ts';
import { isLinkOrPath } from '@masthead/shared/fields.ts';
import { hiddenSections } from '@masthead/shared/news-items/news-item.ts';
import type { Db } from '../db/client.ts';
import {
  listPostsInWindow,
  listTrendingEvents,
  type NewsItemRow,
} from '../news-items/news-items.queries.ts';

/** Trending events start within this many days from the send date. */
const eventDays = 10;

/** Cut to what a digest takes, never inside a character. */
const cut = (text: string | undefined, max: number) =>
  text?.slice(0, max).replace(/[\ud800-\udbff]$/, '') || null;

const link = (address: string | null | undefined) =>
  address && isLinkOrPath(address) ? address : null;

/** A post as a digest keeps it. An import may have brought more, or other links, than a digest takes. */
function picked(row: NewsItemRow, siteUrl: string): PickedItem {
  const names = row.authors.map((author) => author.title).join(', ');
  const section = row.sections.find(({ name }) => !hiddenSections.includes(name));
  return {
    id: row.id,
    headline: cut(row.headline, pickedLimits.headline) ?? '',
    url: link(row.postUrl) ?? siteUrl,
    image_url: link(row.imageUrl),
    promoted: row.internalTags.includes('promoted'),
    author: cut(names, pickedLimits.names),
    author_avatar: link(row.authors[0]?.avatar),
    section: cut(section?.name, pickedLimits.names),
    dek: cut(row.description, pickedLimits.dek),
    created_ts: row.createdAt.toISOString(),
    starts_at: row.startsAt?.toISOString() ?? null,
    total_views: row.totalViews,
  };
}

/**
 * What Load posts puts into a digest: live posts of the window, newest first, as many as an allowed
 * number takes; the next three as links; the three most viewed events from the send date on.
 */
export async function buildDigest(
  db: Db,
  site: { id: number; url: string },
  sendDate: string,
): Promise<DigestBuild> {
  const window = digestWindow(sendDate);
  const events = { from: startOfDay(sendDate), until: startOfDay(addDays(sendDate, eventDays)) };
  const [{ posts, found }, trending] = await Promise.all([
    listPostsInWindow(db, site.id, window, digestLimits.newsItems + digestLimits.newsLinks),
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
    found,
  };
}

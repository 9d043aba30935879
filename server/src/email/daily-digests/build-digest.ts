import { bylineOf } from '@masthead/shared/editorial/authors/author.ts';
import { hiddenSections } from '@masthead/shared/editorial/posts/news-item.ts';
import { wholeAddress } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { type PickedItem, pickedLimits } from '@masthead/shared/email/campaigns/picked-item.ts';
import {
  type DigestStyle,
  digestLimits,
} from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import {
  type DigestBuild,
  newsItemCount,
  preferredSection,
  seriesSlots,
  styleOfDay,
} from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { digestWindow } from '@masthead/shared/email/daily-digests/digest-window.ts';
import {
  addDays,
  type Day,
  startOfDay,
  weekdayOf,
  weekdays,
} from '@masthead/shared/platform/values/dates.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import { postRows } from '../../editorial/posts/news-item.store.ts';
import {
  listPostsInWindow,
  listTrendingEvents,
  type NewsItemRow,
} from '../../editorial/posts/news-items.queries.ts';
import {
  listDigestSeries,
  listSeriesPosts,
  seriesRows,
} from '../../editorial/series/series.store.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Trending events start within this many days from the send date. */
const eventDays = 10;

/** Cut to what a digest takes, never inside a character. */
const cut = (text: string | undefined, max: number) =>
  text?.slice(0, max).replace(/[\ud800-\udbff]$/, '') || null;

const link = (address: string | null | undefined) =>
  address && isLinkOrPath(address) ? address : null;

/** A post as a digest keeps it. An import may have brought more, or other links, than a digest takes. */
export function pickedRow(row: NewsItemRow, siteUrl: string, publicUrl: string): PickedItem {
  const section = row.sections.find(({ name }) => !hiddenSections.includes(name));
  return {
    id: row.id,
    headline: cut(row.headline, pickedLimits.headline) ?? '',
    url: link(row.postUrl && wholeAddress(row.postUrl, publicUrl)) ?? siteUrl,
    image_url: link(row.imageUrl),
    promoted: row.internalTags.includes('promoted'),
    author: cut(bylineOf(row) ?? '', pickedLimits.names),
    author_avatar: link(row.authors[0]?.avatar),
    section: cut(section?.name, pickedLimits.names),
    dek: cut(row.description, pickedLimits.dek),
    created_ts: row.createdAt.toISOString(),
    last_published_ts: row.lastPublishedAt?.toISOString() ?? null,
    starts_at: row.startsAt?.toISOString() ?? null,
    total_views: row.totalViews,
  };
}

interface SeriesDay {
  site: { id: number; url: string };
  sendDate: string;
  publicUrl: string;
  /** Posts that the digest has already. */
  taken: ReadonlySet<number>;
}

/** A section for each series that digests of this day take up: its first live posts that are not there yet. */
async function seriesOfDay(
  db: Db,
  seer: Seer,
  { site, sendDate, publicUrl, taken }: SeriesDay,
): Promise<DigestBuild['series']> {
  const weekday = weekdays[weekdayOf(sendDate)] ?? weekdays[0];
  const found = await listDigestSeries(db, rowsOf(seer, seriesRows), site.id, {
    day: sendDate,
    weekday,
    limit: seriesSlots.length,
  });
  const limit = digestLimits.seriesItems + taken.size;
  const sections = found.map(async ({ id, headline, digestHeaderImage, digestLogoImage, logo }) => {
    const posts = await listSeriesPosts(db, rowsOf(seer, postRows), id, { onlyLive: true, limit });
    const fresh = posts.filter((post) => !taken.has(post.id)).slice(0, digestLimits.seriesItems);
    const items = fresh.map((row) => pickedRow(row, site.url, publicUrl));
    return { title: headline, header: digestHeaderImage, logo: digestLogoImage ?? logo, items };
  });
  return (await Promise.all(sections)).filter(({ items }) => items.length > 0);
}

/**
 * What Load posts puts into a digest of a style: live posts of the window, those of its section first, newest first, as
 * many as an allowed number takes; the next three as links; the three most viewed events from the send date on.
 */
export async function buildDigest(
  db: Db,
  seer: Seer,
  site: { id: number; url: string },
  { sendDate, style = styleOfDay(sendDate) }: { sendDate: Day; style?: DigestStyle | undefined },
  publicUrl: string,
): Promise<DigestBuild> {
  const visible = rowsOf(seer, postRows);
  const window = digestWindow(sendDate);
  const events = { from: startOfDay(sendDate), until: startOfDay(addDays(sendDate, eventDays)) };
  const [{ posts, found }, trending] = await Promise.all([
    listPostsInWindow(db, visible, site.id, window, {
      limit: digestLimits.newsItems + digestLimits.newsLinks,
      first: preferredSection[style] ?? null,
    }),
    listTrendingEvents(db, visible, site.id, events, digestLimits.trendingEvents),
  ]);
  const items = posts.map((row) => pickedRow(row, site.url, publicUrl));
  const newsItems = newsItemCount(items.length);
  const taken = new Set(posts.map(({ id }) => id));
  return {
    news_items: items.slice(0, newsItems),
    news_links: items.slice(newsItems, newsItems + digestLimits.newsLinks),
    events: trending.map((row) => pickedRow(row, site.url, publicUrl)),
    series: await seriesOfDay(db, seer, { site, sendDate, publicUrl, taken }),
    window: { from: window.from.toISOString(), to: window.to.toISOString() },
    found,
  };
}

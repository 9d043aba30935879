import { bylineOf } from '@masthead/shared/authors/byline.ts';
import { isLinkOrPath } from '@masthead/shared/fields.ts';
import { newsItemContent } from '@masthead/shared/news-items/news-item-form.ts';
import { wholeAddress } from '@masthead/shared/public-posts/page-address.ts';
import { seriesMessages as words } from '@masthead/shared/series/series.messages.ts';
import { type Html, html } from '../http/html.ts';
import type { SeriesRow } from '../series/series.queries.ts';
import type { SeriesPost } from '../series/series-posts.queries.ts';
import type { PageCard } from './page-post.ts';

/** A series as pages show it: what it says, and its posts. */
export interface ShownSeries {
  series: SeriesRow;
  posts: SeriesPost[];
}

/** A post of a series as lists show it; a draft, which only previews show, leads to the series itself. */
export const cardOfRow =
  (publicUrl: string, otherwise: string) =>
  (row: SeriesPost): PageCard => {
    const { lead_image } = newsItemContent.parse(row.details ?? {});
    return {
      address: row.postUrl ? wholeAddress(row.postUrl, publicUrl) : otherwise,
      headline: row.headline,
      description: row.description,
      imageUrl: row.imageUrl,
      imageAlt: lead_image.alt,
      focus: lead_image,
      byline: bylineOf(row),
      startsAt: row.type === 'event' ? row.startsAt : null,
      publishedAt: row.lastPublishedAt,
      hidesDate: row.internalTags.includes('hidedate'),
    };
  };

/** In another order each time that a page is made, where the series says so. */
export function inShownOrder<T>(isShuffled: boolean, posts: readonly T[]): T[] {
  const shown = [...posts];
  if (!isShuffled) return shown;
  for (let at = shown.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [shown[at], shown[other]] = [shown[other] as T, shown[at] as T];
  }
  return shown;
}

/** 'Presented by' its sponsor, where it has one. */
export function sponsorLine({ type, sponsorName, sponsorLink }: SeriesRow): Html | null {
  if (type !== 'Sponsored' || !sponsorName) return null;
  const name = sponsorLink
    ? html`<a href="${sponsorLink}" rel="sponsored noopener">${sponsorName}</a>`
    : html`${sponsorName}`;
  return html`<p class="sponsor">${words.presentedBy} ${name}</p>`;
}

/** The address of a picture for a page elsewhere, or null. */
export const pictureAt = (address: string | null, publicUrl: string): string | null =>
  address && isLinkOrPath(address) ? wholeAddress(address, publicUrl) : null;

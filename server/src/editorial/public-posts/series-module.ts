import { bylineOf } from '@masthead/shared/editorial/authors/author.ts';
import { newsItemContent } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { wholeAddress } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { seriesMessages as words } from '@masthead/shared/editorial/series/series.messages.ts';
import { type Focus, hasOwnFocus } from '@masthead/shared/platform/images/focus.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import { type Html, html, markupOf, trusted } from '../../platform/http/html.ts';
import type { SeriesPost, SeriesRow } from '../series/series.store.ts';
import { cardList } from './list-page.ts';
import { type Page, pageFrame } from './page-frame.ts';
import { leadSources, pageUrl } from './page-picture.ts';
import type { PageCard, PageSite } from './page-post.ts';

/** Limit: a module is a teaser; the page of the series has the rest. */
const mostShown = 4;

const style = `:host{display:block;font:16px/1.45 system-ui,sans-serif;color:CanvasText}
.module{border-top:3px solid currentColor;padding:12px 0}h2{margin:0 0 4px;font-size:1.35em;line-height:1.2}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}p{margin:0 0 10px;font-size:.875em;opacity:.75}
.banner{display:block;width:100%;aspect-ratio:3/1;object-fit:cover;margin-bottom:10px}.logo{max-height:48px;margin-bottom:8px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:16px;list-style:none;margin:12px 0 0;padding:0}
li img{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;margin-bottom:6px}h3{margin:0;font-size:1em;line-height:1.3}`;

/** Why inline: a module is shown on pages without our classes, and has its own style sheet anyway. */
const placeOf = (focus: Focus) =>
  hasOwnFocus(focus) ? html` style="object-position:${focus.focus_x}% ${focus.focus_y}%"` : null;

const item =
  (publicUrl: string) =>
  ({ address, imageUrl: image, imageAlt, focus, headline }: PageCard): Html => {
    const picture = image && pictureAt(image, publicUrl) && leadSources(image, focus, 480).src;
    return html`<li><a href="${address}">${
      picture
        ? html`<img src="${wholeAddress(picture, publicUrl)}" alt="${imageAlt ?? ''}" loading="lazy"${placeOf(focus)}>`
        : null
    }<h3>${headline}</h3></a></li>`;
  };

/** The module of a series as self-contained markup, unaffected by the page around it. */
export function moduleMarkup({ series, posts }: ShownSeries, publicUrl: string): string {
  const address = wholeAddress(series.url, publicUrl);
  const cards = inShownOrder(series.shuffle, posts)
    .slice(0, mostShown)
    .map(cardOfRow(publicUrl, address));
  const banner = pictureAt(series.banner && pageUrl(series.banner, 'banner'), publicUrl);
  const logo = series.type === 'Single' ? null : pictureAt(series.logo, publicUrl);
  return markupOf(
    html`<style>${trusted(style)}</style><section class="module">${
      banner ? html`<img class="banner" src="${banner}" alt="">` : null
    }${logo ? html`<img class="logo" src="${logo}" alt="">` : null}<h2><a href="${address}">${
      series.headline
    }</a></h2>${sponsorLine(series)}<ul>${cards.map(item(publicUrl))}</ul></section>`,
  );
}

/** A text as a string literal that is safe inside a script. */
const quoted = (text: string) =>
  JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The script of the tag: inserts the module after itself, or nothing if the series isn't active. */
export const moduleScript = (shown: ShownSeries | null, publicUrl: string): string =>
  shown === null
    ? '// This series is not active.\n'
    : `(() => {
  const tag = document.currentScript;
  if (!tag) return;
  const place = document.createElement('div');
  place.className = 'masthead-series';
  tag.after(place);
  place.attachShadow({ mode: 'open' }).innerHTML = ${quoted(moduleMarkup(shown, publicUrl))};
})();
`;

interface Showing {
  site: PageSite;
  publicUrl: string;
  /** False for a preview, which gets noindex. */
  isIndexed: boolean;
}

/** The page of a series: its banner, its sponsor, its posts in order. */
export function renderSeriesPage({ series, posts }: ShownSeries, showing: Showing): Page {
  const { site, publicUrl, isIndexed } = showing;
  const address = publicUrl + series.url;
  const banner = pictureAt(series.banner && pageUrl(series.banner, 'banner'), publicUrl);
  const card = pictureAt(series.banner && imageUrl(series.banner, 'shareCard'), publicUrl);
  const logo = series.type === 'Single' ? null : pictureAt(series.logo, publicUrl);
  const cards = inShownOrder(series.shuffle, posts).map(cardOfRow(publicUrl, address));
  return pageFrame({
    site,
    title: `${series.headline} | ${site.name}`,
    head: html`<link rel="canonical" href="${address}">
${isIndexed ? null : html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:title" content="${series.headline}">
<meta property="og:url" content="${address}">
${card ? html`<meta property="og:image" content="${card}">` : null}`,
    body: html`${
      banner
        ? html`<img class="series-banner" src="${banner}" alt="" width="1600" height="533">`
        : null
    }${logo ? html`<img class="series-logo" src="${logo}" alt="" height="64">` : null}
<h1 class="list">${series.headline}</h1>${sponsorLine(series)}
${cardList(cards)}`,
  });
}

/** A series as pages show it, with its posts. */
export interface ShownSeries {
  series: SeriesRow;
  posts: SeriesPost[];
}

/** A post of a series as lists show it. A draft, shown only in previews, links to the series itself. */
const cardOfRow =
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

/** Shuffles the posts each time the page is rendered, if the series is set to. */
function inShownOrder<T>(isShuffled: boolean, posts: readonly T[]): T[] {
  const shown = [...posts];
  if (!isShuffled) return shown;
  for (let at = shown.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [shown[at], shown[other]] = [shown[other] as T, shown[at] as T];
  }
  return shown;
}

/** 'Presented by' and the sponsor, if there is one. */
function sponsorLine({ type, sponsorName, sponsorLink }: SeriesRow): Html | null {
  if (type !== 'Sponsored' || !sponsorName) return null;
  const name = sponsorLink
    ? html`<a href="${sponsorLink}" rel="sponsored noopener">${sponsorName}</a>`
    : html`${sponsorName}`;
  return html`<p class="sponsor">${words.presentedBy} ${name}</p>`;
}

/** The absolute URL of an image for other sites, or null. */
const pictureAt = (address: string | null, publicUrl: string): string | null =>
  address && isLinkOrPath(address) ? wholeAddress(address, publicUrl) : null;

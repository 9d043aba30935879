import { imageUrl } from '@masthead/shared/images/image-url.ts';
import { html } from '../http/html.ts';
import { cardList } from './list-page.ts';
import { type Page, pageFrame } from './page-frame.ts';
import { pageUrl } from './page-picture.ts';
import type { PageSite } from './page-post.ts';
import {
  cardOfRow,
  inShownOrder,
  pictureAt,
  type ShownSeries,
  sponsorLine,
} from './series-card.ts';

interface Showing {
  site: PageSite;
  publicUrl: string;
  /** False for a preview, which nobody shall find. */
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

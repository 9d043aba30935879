import { type Focus, hasOwnFocus } from '@masthead/shared/images/focus.ts';
import { wholeAddress } from '@masthead/shared/public-posts/page-address.ts';
import { type Html, html, markupOf, trusted } from '../http/html.ts';
import { leadSources, pageUrl } from './page-picture.ts';
import type { PageCard } from './page-post.ts';
import {
  cardOfRow,
  inShownOrder,
  pictureAt,
  type ShownSeries,
  sponsorLine,
} from './series-card.ts';

/** Limit: a module is a teaser; the page of the series has the rest. */
const mostShown = 4;

const style = `:host{display:block;font:16px/1.45 system-ui,sans-serif;color:CanvasText}
.module{border-top:3px solid currentColor;padding:12px 0}h2{margin:0 0 4px;font-size:1.35em;line-height:1.2}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}p{margin:0 0 10px;font-size:.875em;opacity:.75}
.banner{display:block;width:100%;aspect-ratio:3/1;object-fit:cover;margin-bottom:10px}.logo{max-height:48px;margin-bottom:8px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:16px;list-style:none;margin:12px 0 0;padding:0}
li img{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;margin-bottom:6px}h3{margin:0;font-size:1em;line-height:1.3}`;

/** Why a style: a module stands on pages that know none of our classes, and brings its own rules anyway. */
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

/** The module of a series as markup that stands by itself: nothing of the page around it touches it. */
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

/** A text as a script may hold it, whatever is in it. */
const quoted = (text: string) =>
  JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The script of the one tag: it puts the module after itself; a series that is not active puts nothing. */
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

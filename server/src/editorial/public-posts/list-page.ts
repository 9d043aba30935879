import { eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import {
  type PageSection,
  sectionPath,
  sitePath,
} from '@masthead/shared/editorial/public-posts/page-address.ts';
import { publicPostMessages as words } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { centralDay, sendDay } from '@masthead/shared/platform/values/dates.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { type Page, pageFrame } from './page-frame.ts';
import { focusClasses, leadSources } from './page-picture.ts';
import type { PageCard, PageSite } from './page-post.ts';

/** A page of a list: the front page of a site, or one of its sections. */
export interface PageOfList {
  site: PageSite;
  /** Null is the front page. */
  section: PageSection | null;
  cards: PageCard[];
  page: number;
  hasMore: boolean;
  /** Series that the front page links to. */
  series?: readonly { url: string; headline: string }[];
}

/** The path of a list without its page number. */
export const listPath = ({ site, section }: Pick<PageOfList, 'site' | 'section'>): string =>
  section ? sectionPath(site.id, section.slug) : sitePath(site.id);

function picture({ imageUrl, focus, imageAlt }: PageCard, isFirst: boolean): Html | null {
  if (!imageUrl || !isLinkOrPath(imageUrl)) return null;
  const { src, srcset } = leadSources(imageUrl, focus);
  return html`<img class="${focusClasses(focus)}" src="${src}"${
    srcset
      ? html` srcset="${srcset}" sizes="(min-width: 60rem) 20rem, (min-width: 38rem) 45vw, 100vw"`
      : null
  } alt="${imageAlt ?? ''}" width="640" height="360"${isFirst ? null : html` loading="lazy"`} decoding="async">`;
}

function line({ startsAt, publishedAt, hidesDate, byline }: PageCard): Html {
  const date = startsAt ?? (hidesDate ? null : publishedAt);
  return html`<p>${byline}${byline && date ? ' · ' : null}${
    date
      ? html`<time datetime="${date.toISOString()}">${startsAt ? eventStart(date) : sendDay(centralDay(date))}</time>`
      : null
  }</p>`;
}

const card = (
  post: PageCard,
  at: number,
) => html`<li class="card"><a href="${post.address}">${picture(post, at === 0)}
<h2>${post.headline}</h2></a>${post.description ? html`<div>${post.description}</div>` : null}${line(post)}</li>
`;

/** Posts as a list shows them. */
export const cardList = (cards: readonly PageCard[]): Html =>
  cards.length > 0
    ? html`<ul class="cards">${cards.map(card)}</ul>`
    : html`<p>${words.nothingYet}</p>`;

function pages(list: PageOfList): Html | null {
  const { page, hasMore } = list;
  if (page === 1 && !hasMore) return null;
  const to = (number: number) =>
    number === 1 ? listPath(list) : `${listPath(list)}?page=${number}`;
  return html`<p class="pages">${page > 1 ? html`<a rel="prev" href="${to(page - 1)}">${words.newer}</a> ` : null}${
    hasMore ? html`<a rel="next" href="${to(page + 1)}">${words.older}</a>` : null
  }</p>`;
}

/** Newest posts of a site or a section. */
export function renderListPage(list: PageOfList, publicUrl: string): Page {
  const { site, section, cards, page, series = [] } = list;
  const title = section ? `${section.title} | ${site.name}` : site.name;
  const path = listPath(list) + (page > 1 ? `?page=${page}` : '');
  return pageFrame({
    site,
    title,
    head: html`<link rel="canonical" href="${publicUrl}${path}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:url" content="${publicUrl}${path}">`,
    feed: section ? `${listPath(list)}/feed.rss` : undefined,
    body: html`<h1 class="list">${section ? section.title : words.latest}</h1>
${
  series.length > 0
    ? html`<p class="pages">${series.map(({ url, headline }) => html`<a href="${url}">${headline}</a> `)}</p>`
    : null
}${cardList(cards)}${pages(list)}`,
  });
}

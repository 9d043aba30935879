import { eventDates, eventEnd, eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import { sectionPath } from '@masthead/shared/editorial/public-posts/page-address.ts';
import { publicPostMessages as words } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import {
  centralClock,
  centralDay,
  clockTime,
  sendDay,
} from '@masthead/shared/platform/values/dates.ts';
import { isLinkOrPath, isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import { type Html, html } from '../../platform/http/html.ts';
import type { AimedImage } from '../../platform/integrations/images/aimed-image.ts';
import { pageBody } from './page-body.ts';
import { type Page, pageFrame } from './page-frame.ts';
import { focusClasses, leadSources } from './page-picture.ts';
import type { PagePost } from './page-post.ts';
import { postMeta, titleOf } from './post-meta.ts';

/** How a page is shown. */
export interface Showing {
  publicUrl: string;
  aimed: AimedImage;
  /** False for drafts and unlisted posts, which get noindex. */
  isIndexed: boolean;
  /** The path of the counting pixel; null if views aren't counted. */
  countPath: string | null;
}

const sentenceOfDay = (instant: Date) =>
  `${sendDay(centralDay(instant))}, ${clockTime(centralClock(instant))} CT`;

/** An update date is shown if it is well after the publication. */
const tellsUpdate = (published: Date, updated: Date) =>
  updated.getTime() - published.getTime() > 3_600_000;

function dates({ publishedAt, updatedAt, hidesDate, type }: PagePost): Html | null {
  if (!publishedAt || hidesDate || type === 'event') return null;
  return html`<p class="dates"><time datetime="${publishedAt.toISOString()}">${sentenceOfDay(publishedAt)}</time>${
    tellsUpdate(publishedAt, updatedAt)
      ? html`${' · '}${words.updated} <time datetime="${updatedAt.toISOString()}">${sentenceOfDay(updatedAt)}</time>`
      : null
  }</p>`;
}

function byline({ authors }: PagePost): Html | null {
  if (authors.length === 0) return null;
  const names = new Intl.ListFormat('en').formatToParts(authors.map(({ name }) => name));
  return html`<p class="byline">${authors.flatMap(({ avatar }) =>
    avatar
      ? html`<img class="avatar" src="${imageUrl(avatar, 'avatar')}" alt="" width="40" height="40">`
      : [],
  )}<span>${words.by} ${names.map(({ type, value }) =>
    type === 'element' ? html`<strong>${value}</strong>` : html`${value}`,
  )}</span></p>`;
}

function lead({ content }: PagePost): Html | null {
  const { image_url, lead_image } = content;
  if (!image_url || !isLinkOrPath(image_url)) return null;
  const { src, srcset } = leadSources(image_url, lead_image);
  const { alt, credit } = lead_image;
  return html`<figure class="lead"><img class="${focusClasses(lead_image)}" src="${src}"${
    srcset ? html` srcset="${srcset}" sizes="(min-width: 64rem) 60rem, 100vw"` : null
  } alt="${alt ?? ''}" width="1200" height="675" fetchpriority="high">${
    credit ? html`<figcaption>${words.photo}: ${credit}</figcaption>` : null
  }</figure>`;
}

/** The time of an event as a sentence, with a single day given once. */
function eventTime(startsAt: string, endsAt: string | null): Html {
  const start = new Date(startsAt);
  const end = endsAt ? new Date(endsAt) : null;
  const until = end && eventEnd(start, end);
  const [from, to = ''] = eventDates(start, end);
  return html`<time datetime="${from}">${eventStart(start, end)}</time>${
    until ? html` ${words.until} <time datetime="${to}">${until}</time>` : null
  }`;
}

/** When, where and how to reach it: of events, places and charities. */
function facts({ content: { starts_at, ends_at, occurrence, location } }: PagePost): Html | null {
  const { venue, address, city, phone, website, hours } = location;
  const where = [venue, address, city].filter(Boolean).join(', ');
  const rows = [
    starts_at && html`<dt>${words.when}</dt><dd>${eventTime(starts_at, ends_at)}</dd>`,
    occurrence &&
      occurrence !== starts_at &&
      html`<dt>${words.next}</dt><dd>${eventTime(occurrence, null)}</dd>`,
    where && html`<dt>${words.where}</dt><dd>${where}</dd>`,
    hours && html`<dt>${words.hours}</dt><dd>${hours}</dd>`,
    phone && html`<dt>${words.phone}</dt><dd>${phone}</dd>`,
    website &&
      isWebAddress(website) &&
      html`<dt>${words.website}</dt><dd><a href="${website}" rel="noopener">${new URL(website).host}</a></dd>`,
  ].flatMap((row) => row || []);
  return rows.length > 0 ? html`<dl class="facts">${rows}</dl>` : null;
}

function sectionLine({ site, sections }: PagePost): Html | null {
  if (sections.length === 0) return null;
  return html`<p class="sections">${sections.map(
    ({ title, slug }) => html`<a href="${sectionPath(site.id, slug)}">${title}</a> `,
  )}</p>`;
}

const tagLine = ({ content: { tags } }: PagePost) =>
  tags.length > 0
    ? html`<ul class="tags" aria-label="${words.tags}">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`
    : null;

/** Renders the page of a post, published or not. A pure function. */
export function renderPostPage(post: PagePost, showing: Showing): Page {
  const { isIndexed, countPath } = showing;
  const { content, site, isPromoted, photosets } = post;
  const { markup, frameOrigins } = pageBody(content.body, { isPromoted, photosets });
  return pageFrame({
    site,
    title: `${titleOf(post) || words.untitled} | ${site.name}`,
    head: html`${isIndexed ? null : html`<meta name="robots" content="noindex">\n`}${postMeta(post, showing)}`,
    body: html`<article>
<header>${sectionLine(post)}
<h1>${content.headline || words.untitled}</h1>
${content.description ? html`<p class="dek">${content.description}</p>` : null}
${isPromoted ? html`<p class="promoted">${words.promoted}</p>` : null}
${byline(post)}${dates(post)}</header>
${lead(post)}${facts(post)}
<div class="body">${markup}</div>
${tagLine(post)}</article>`,
    end: countPath
      ? html`<img class="count" src="${countPath}" alt="" width="1" height="1" decoding="async" fetchpriority="low">`
      : null,
    frameOrigins,
  });
}

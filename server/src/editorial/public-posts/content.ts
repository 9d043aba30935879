import { newsItemContent } from '@masthead/shared/editorial/posts/news-item-form.ts';
import type {
  contentPost,
  contentSummary,
} from '@masthead/shared/editorial/public-posts/content.ts';
import {
  pageSections,
  wholeAddress,
} from '@masthead/shared/editorial/public-posts/page-address.ts';
import { type Focus, hasOwnFocus } from '@masthead/shared/platform/images/focus.ts';
import { sizedPlace } from '@masthead/shared/platform/images/image-sizes.ts';
import { isLinkOrPath } from '@masthead/shared/platform/values/fields.ts';
import type { z } from 'zod';
import { markupOf } from '../../platform/http/html.ts';
import type { AimedImage } from '../../platform/integrations/images/aimed-image.ts';
import type { BesideRow } from './content.queries.ts';
import { pageBody } from './page-body.ts';
import { pageUrl } from './page-picture.ts';
import type { PagePost } from './page-post.ts';
import { descriptionOf, titleOf } from './post-meta.ts';
import type { PublishedRow } from './public-posts.queries.ts';

export interface Means {
  publicUrl: string;
  aimed: AimedImage;
}

type Summary = z.input<typeof contentSummary>;

interface Lead extends Focus {
  alt: string | null;
  credit: string | null;
}

const wideSizes = [
  ['wideSmall', 480],
  ['wideMedium', 800],
  ['wideLead', 1200],
  ['wideLarge', 1600],
] as const;

/** A lead image; one with a focal point of its own is cropped around it, in the size of share cards. */
function pictureOf(src: string | null, lead: Lead, { publicUrl, aimed }: Means) {
  if (!src || !isLinkOrPath(src)) return null;
  const whole = (address: string) => wholeAddress(address, publicUrl);
  const cropped = hasOwnFocus(lead)
    ? [{ url: aimed(src, 'shareCard', lead), width: 1200 }]
    : wideSizes.map(([size, width]) => ({ url: pageUrl(src, size), width }));
  return {
    url: whole(src),
    alt: lead.alt,
    credit: lead.credit,
    sizes: sizedPlace(src)
      ? cropped.map(({ url, width }) => ({ url: whole(url), width, height: (width / 16) * 9 }))
      : [],
  };
}

/** A post of a list. */
export function summaryOf(row: PublishedRow, beside: BesideRow, means: Means): Summary {
  const { lead_image } = newsItemContent.parse(row.details);
  const hidesDate = row.internalTags.includes('hidedate');
  return {
    id: row.id,
    siteId: row.siteId,
    type: row.type,
    slug: beside.slug,
    url: wholeAddress(row.postUrl, means.publicUrl),
    headline: row.headline,
    description: row.description,
    authors: beside.authors,
    sections: pageSections(row.sections),
    tags: beside.tags,
    picture: pictureOf(row.imageUrl, lead_image, means),
    isPromoted: row.internalTags.includes('promoted'),
    publishedAt: hidesDate ? null : row.publishedAt.toISOString(),
    updatedAt: hidesDate ? null : row.updatedAt.toISOString(),
    startsAt: beside.startsAt?.toISOString() ?? null,
    endsAt: beside.endsAt?.toISOString() ?? null,
  };
}

/** Where an event is. */
export const locationOf = ({ details }: Pick<PublishedRow, 'details'>) =>
  newsItemContent.parse(details).location;

const inTag = /<[a-z][^<>]*>/g;
const ourPath = /(\s(?:src|href)=")\/(?!\/)/g;

/** Sanitized HTML for the pages of other servers: paths of this one become absolute. */
export const absoluteHtml = (markup: string, publicUrl: string): string =>
  markup.replace(inTag, (tag) =>
    tag
      .replace(ourPath, (_all, before: string) => `${before}${publicUrl}/`)
      .replace(/(\ssrcset=")([^"]*)/, (_all, before: string, set: string) => {
        const sources = set.split(', ').map((source) => wholeAddress(source, publicUrl));
        return before + sources.join(', ');
      }),
  );

/** A whole post. */
export function postOf(
  post: PagePost,
  isListed: boolean,
  means: Means,
): z.input<typeof contentPost> {
  const { content, hidesDate, isPromoted, photosets } = post;
  const { markup } = pageBody(content.body, { isPromoted, photosets });
  return {
    id: post.id,
    siteId: post.site.id,
    type: post.type,
    slug: content.slug ?? '',
    url: post.address,
    headline: content.headline,
    description: content.description,
    authors: post.authors.map(({ name }) => name),
    sections: post.sections,
    tags: content.tags,
    picture: pictureOf(content.image_url, content.lead_image, means),
    isPromoted,
    publishedAt: hidesDate ? null : (post.publishedAt?.toISOString() ?? null),
    updatedAt: hidesDate ? null : post.updatedAt.toISOString(),
    startsAt: content.starts_at && new Date(content.starts_at).toISOString(),
    endsAt: content.ends_at && new Date(content.ends_at).toISOString(),
    html: absoluteHtml(markupOf(markup), means.publicUrl),
    location: content.location,
    seo: { title: titleOf(post), description: descriptionOf(post) },
    isListed,
  };
}

import { publicPostMessages } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { bodyAttributes, bodyTags } from '@masthead/shared/platform/rich-text/body-tags.ts';
import { embedOf } from '@masthead/shared/platform/rich-text/embeds.ts';
import {
  looks,
  type PictureWidth,
  pictureWidths,
} from '@masthead/shared/platform/rich-text/sizes.ts';
import { wordsOf } from '@masthead/shared/platform/rich-text/words.ts';
import { isLinkOrPath, isWebAddress } from '@masthead/shared/platform/values/fields.ts';
import {
  boundedHtml,
  type Html,
  html,
  keepValue,
  markupOf,
  trusted,
} from '../../platform/http/html.ts';
import { type Photosets, showPhotosets } from './page-photosets.ts';
import { pictureSources } from './page-picture.ts';

type Attributes = Record<string, string>;

interface Shown {
  isPromoted?: boolean;
  /** The photos of each photoset that the text shows. */
  photosets?: Photosets;
}

/** The text of a post as a page shows it, and the origins it may frame after a click. */
export interface PageBody {
  markup: Html;
  frameOrigins: string[];
}

/** Maps inline styles to classes, so that the page's policy can block style attributes. */
function sizeClasses(style = ''): string {
  const names = [
    ['font-size', 'fs'],
    ['margin-top', 'mt'],
    ['margin-bottom', 'mb'],
  ] as const;
  return names
    .flatMap(([property, name]) => {
      const [, pixels] = new RegExp(`${property}\\s*:\\s*(\\d{1,2})px`).exec(style) ?? [];
      return pixels ? `${name}-${pixels}` : [];
    })
    .join(' ');
}

const withClasses = (tagName: string, { style, ...attribs }: Attributes) => {
  const names = sizeClasses(style);
  return { tagName, attribs: names ? { ...attribs, class: names } : attribs };
};

const textSizes = '(min-width: 46rem) 44rem, 100vw';
const widerSizes: Record<PictureWidth, string> = {
  wide: '(min-width: 62.5rem) 60rem, 100vw',
  full: '100vw',
};

const nothing = { src: '', srcset: null };

function picture({ src = '', alt = '', title, width, height }: Attributes) {
  const sources = isLinkOrPath(src) ? pictureSources(src, { isSized: Boolean(width) }) : nothing;
  const attribs = {
    ...sources,
    sizes: sources.srcset ? textSizes : null,
    alt,
    title,
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
  };
  const given = Object.entries(attribs).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { tagName: 'img', attribs: (sources.src ? Object.fromEntries(given) : {}) as Attributes };
}

const keepButton = keepValue('data-look', [looks.p]);

/** Why: search engines require paid links to be marked. */
const link = ({ href = '', title }: Attributes, isPromoted: boolean) => {
  const rel = isPromoted ? 'noopener sponsored' : 'noopener';
  const attribs = { href, ...(title ? { title } : {}), ...(isWebAddress(href) ? { rel } : {}) };
  return { tagName: 'a', attribs: attribs as Attributes };
};

/** The placeholder of an embed; a link without scripts. */
function embedMarkup(address: string): string {
  const embed = embedOf(address);
  if (!embed) return '';
  const { provider, frame } = embed;
  return markupOf(html`<a class="embed" href="${embed.address}" data-frame="${frame}" rel="noopener nofollow"
><strong>${publicPostMessages.embed(provider)}</strong><small>${publicPostMessages.embedNote(provider)}</small></a>`);
}

const clean = (body: string, isPromoted: boolean) =>
  boundedHtml(body, {
    allowedTags: bodyTags,
    allowedAttributes: {
      ...bodyAttributes,
      a: [...bodyAttributes.a, 'rel'],
      img: [...bodyAttributes.img, 'srcset', 'sizes', 'loading', 'decoding'],
      figure: ['data-photoset', 'data-credit', 'data-width'],
      blockquote: ['data-look'],
      p: ['class', 'data-look'],
      span: ['class'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset', 'data-embed'],
    allowProtocolRelative: false,
    nestingLimit: 60,
    transformTags: {
      a: (_tag, attribs) => link(attribs, isPromoted),
      img: (_tag, attribs) => picture(attribs),
      p: (tag, attribs) => withClasses(tag, keepButton(tag, attribs).attribs),
      figure: keepValue('data-width', pictureWidths),
      blockquote: keepValue('data-look', [looks.blockquote]),
      span: withClasses,
    },
  });

/** The plain words of a text with too many tags for a page. */
const onlyWords = (body: string) =>
  markupOf(
    wordsOf(body)
      .split('\n')
      .map((line) => html`<p>${line}</p>`),
  );

/** Sanitized HTML with image credits after captions, and image widths. */
const showPictures = (markup: string): string =>
  markup.replace(
    /<figure((?: data-(?:credit|width)="[^"]*")+)>((?:(?!<\/?figure)[\s\S])*)<\/figure>/g,
    (_all, attributes: string, inside: string) => {
      const credit = / data-credit="([^"]*)"/.exec(attributes)?.[1];
      const width = / data-width="([^"]*)"/.exec(attributes)?.[1] as PictureWidth | undefined;
      const [picture = '', caption = ''] = inside
        .replace('</figcaption>', '')
        .split('<figcaption>');
      const words = credit && `${publicPostMessages.photo}: ${credit}`;
      const said = [caption.trim(), words].filter(Boolean).join(' · ');
      const shown = width ? picture.replace(textSizes, widerSizes[width]) : picture;
      const attribute = width ? ` class="${width}"` : '';
      return `<figure${attribute}>${shown}${said && `<figcaption>${said}</figcaption>`}</figure>`;
    },
  );

/** An empty paragraph: only spaces, line breaks and empty marks. */
const emptyParagraph =
  /<p(?: (?:class|data-look)="[^"<>]*")*>(?:[\s\u200b]|<br ?\/?>|<\/?(?:span|strong|b|em|i|u|s|sub|sup|code|a)(?:\s[^<>]*)?>)*<\/p>/g;

/**
 * The text of a post for its page, sanitized again regardless of how it got into the database: images
 * in the sizes of the page, no empty paragraphs, styles as classes, tables in a scrolling box, photosets with their
 * photos, and embeds as links that load them on request.
 */
export function pageBody(
  body: string,
  { isPromoted = false, photosets = new Map() }: Shown = {},
): PageBody {
  const origins = new Set<string>();
  const withEmbeds = (clean(body, isPromoted) ?? onlyWords(body))
    .replaceAll('<img />', '')
    .replace(/<div data-embed(?:="([^"]*)")?>[^<]*<\/div>/g, (_all, address = '') => {
      const written = address.replaceAll('&amp;', '&');
      const frame = embedOf(written)?.frame;
      if (frame) origins.add(new URL(frame).origin);
      return embedMarkup(written);
    })
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const withPictures = showPictures(withEmbeds).replace(emptyParagraph, '');
  return { markup: trusted(showPhotosets(withPictures, photosets)), frameOrigins: [...origins] };
}

import { publicPostMessages } from '@masthead/shared/editorial/public-posts/public-posts.messages.ts';
import { type Html, html, markupOf, trusted } from '../../platform/http/html.ts';
import { pictureSources } from './page-picture.ts';

/** A photo of a photoset, as pages show it. */
export interface PagePhoto {
  src: string;
  altTag: string;
  credit: string | null;
  /** The displayed size, to avoid layout shifts. */
  width: number;
  height: number;
}
export type Photosets = ReadonlyMap<number, readonly PagePhoto[]>;

/** A photo with its credit. */
function photoMarkup({ src, altTag, credit, width, height }: PagePhoto): Html {
  const sources = pictureSources(src);
  return html`<li><figure><img src="${sources.src}"${
    sources.srcset
      ? html` srcset="${sources.srcset}" sizes="(min-width: 46rem) 44rem, 100vw"`
      : null
  } alt="${altTag}" width="${width}" height="${height}" loading="lazy" decoding="async">${
    credit ? html`<figcaption>${publicPostMessages.photo}: ${credit}</figcaption>` : null
  }</figure></li>`;
}

/** The photos of a photoset in order, with its caption; nothing if it is deleted or empty. */
function photosetMarkup(photos: readonly PagePhoto[] | undefined, caption: string): string {
  if (!photos?.length) return '';
  return markupOf(
    html`<figure class="photoset"><ol>${photos.map(photoMarkup)}</ol>${
      caption ? html`<figcaption>${trusted(caption)}</figcaption>` : null
    }</figure>`,
  );
}

const photosetPattern =
  /<figure data-photoset="([^"]*)">(?:<figcaption>((?:(?!<\/?fig)[\s\S])*)<\/figcaption>)?\s*<\/figure>/g;

/** A sanitized text with its photosets filled in. */
export const showPhotosets = (markup: string, photosets: Photosets): string =>
  markup.replace(photosetPattern, (_all, id: string, caption = '') =>
    photosetMarkup(photosets.get(Number(id)), caption),
  );

/** The photosets that a text shows. */
export const photosetsIn = (body: string): number[] => [
  ...new Set(
    [...body.matchAll(/data-photoset="([1-9]\d{0,8})"/g)].map(([, photoset]) => Number(photoset)),
  ),
];

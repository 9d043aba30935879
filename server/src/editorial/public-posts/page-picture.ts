import { type Focus, hasOwnFocus } from '@masthead/shared/platform/images/focus.ts';
import {
  type PageSize,
  pageSizes,
  shapedUrl,
} from '@masthead/shared/platform/images/image-sizes.ts';

type Offered = Record<480 | 800 | 1200 | 1600, PageSize>;
const whole: Offered = { 480: 'small', 800: 'medium', 1200: 'lead', 1600: 'large' };
const wide: Offered = {
  480: 'wideSmall',
  800: 'wideMedium',
  1200: 'wideLead',
  1600: 'wideLarge',
};

/** The URL of an image in a size of the pages. */
export const pageUrl = (address: string, size: PageSize): string =>
  shapedUrl(address, pageSizes[size]);

/** The source set of an image. */
interface Sources {
  src: string;
  srcset: string | null;
}

interface Asked {
  offered?: Offered;
  /** The fallback for browsers without srcset. */
  width?: keyof Offered | undefined;
  /** True if the page sets the size of the image. */
  isSized?: boolean;
}

/**
 * An image with a source set; an external one unchanged. An image without a size in the page gets one width. Why: the
 * browser would take its size from the chosen width, not from the file.
 */
export function pictureSources(
  address: string,
  { offered = whole, width = 800, isSized = true }: Asked = {},
): Sources {
  if (!isSized) return { src: pageUrl(address, offered[1200]), srcset: null };
  const src = pageUrl(address, offered[width]);
  const sources = Object.entries(offered).map(
    ([pixels, size]) => `${pageUrl(address, size)} ${pixels}w`,
  );
  return { src, srcset: src === address ? null : sources.join(', ') };
}

/**
 * A lead image at 16:9. If the post has a focal point, the page crops the whole image; otherwise the server crops it, a
 * library photo around its own focal point (decision 65).
 */
export const leadSources = (address: string, focus: Focus, width?: keyof Offered): Sources =>
  pictureSources(address, { offered: hasOwnFocus(focus) ? whole : wide, width });

/** The focal point as classes, because style attributes are blocked. */
export const focusClasses = ({ focus_x, focus_y }: Focus): string =>
  `fx-${Math.round(focus_x / 5) * 5} fy-${Math.round(focus_y / 5) * 5}`;

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
 * A picture of a page in widths for the browser to choose from; one of another host as it is. One whose size the page does not
 * say comes in one width. Why: a browser takes the size of such a picture from the width that it has chosen, not from the file.
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
 * A lead image in the shape of the page, 16:9. With a focal point of the post it comes whole and the page cuts it; without one
 * it comes cut, a photo of the library around its own focal point (decision 65).
 */
export const leadSources = (address: string, focus: Focus, width?: keyof Offered): Sources =>
  pictureSources(address, { offered: hasOwnFocus(focus) ? whole : wide, width });

/** The focal point as classes, because style attributes are blocked. */
export const focusClasses = ({ focus_x, focus_y }: Focus): string =>
  `fx-${Math.round(focus_x / 5) * 5} fy-${Math.round(focus_y / 5) * 5}`;

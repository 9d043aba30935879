import { imageUrl } from '@masthead/shared/images/image-url.ts';

const offered = [
  ['pageSmall', 480],
  ['pageMedium', 800],
  ['lead', 1200],
  ['pageLarge', 1600],
] as const;

/** A picture of a page in widths for the browser to choose from; one of another host as it is. */
export function pictureSources(address: string): { src: string; srcset: string | null } {
  const src = imageUrl(address, 'pageMedium');
  const sources = offered.map(([size, width]) => `${imageUrl(address, size)} ${width}w`);
  return { src, srcset: src === address ? null : sources.join(', ') };
}

/** Where a crop keeps to, as classes: no element has a style of its own. */
export const focusClasses = ({ focus_x, focus_y }: { focus_x: number; focus_y: number }): string =>
  `fx-${Math.round(focus_x / 5) * 5} fy-${Math.round(focus_y / 5) * 5}`;

import { hiddenSections } from '../posts/news-item.ts';
import { eventSection, slugOf } from '../posts/news-item-form.ts';
import { publicPostMessages } from './public-posts.messages.ts';

/** A section as the pages of a site link to it. */
export interface PageSection {
  title: string;
  /** Its last part of the address. */
  slug: string;
}

/** Paths of the public pages. They begin at the product's own address. */
export const sitePath = (siteId: number): string => `/sites/${siteId}`;
export const postPath = (siteId: number, slug: string): string => `${sitePath(siteId)}/${slug}`;
export const sectionPath = (siteId: number, section: string): string =>
  `${sitePath(siteId)}/sections/${section}`;

/** The path that counts a page view, and the pattern of these paths. */
export const countPath = (siteId: number, postId: number): string =>
  `${sitePath(siteId)}/count/${postId}.gif`;
export const draftPath = (siteId: number, token: string): string =>
  `${sitePath(siteId)}/draft/${token}`;
export const seriesPreviewPath = (
  siteId: number,
  shows: 'page' | 'module',
  token: string,
): string => `${sitePath(siteId)}/series-preview/${shows}/${token}`;
/** The script of the one tag by which a site includes a series. */
export const seriesModulePath = (siteId: number, slug: string): string =>
  `${sitePath(siteId)}/series/${slug}/module.js`;
export const publicPostPaths = {
  seriesPreview: '/sites/:siteId/series-preview/:shows/:token',
  count: '/sites/:siteId/count/:postId.gif',
  draft: '/sites/:siteId/draft/:token',
} as const;

/** A section as readers know it. */
export function pageSection(title: string): PageSection {
  const shown = title === eventSection ? publicPostMessages.events : title;
  return { title: shown, slug: slugOf(shown) || 'section' };
}

/** Those of them that readers know; the others are marks of the newsroom. */
export const pageSections = (titles: readonly string[]): PageSection[] =>
  titles.filter((title) => !hiddenSections.includes(title)).map(pageSection);

/** An absolute URL for readers. A path that begins with a slash is on the product's own host. */
export const wholeAddress = (address: string, publicUrl: string): string =>
  address.startsWith('/') ? publicUrl + address : address;

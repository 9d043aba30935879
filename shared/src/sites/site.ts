import { z } from 'zod';
import { id, text, webAddress } from '../fields.ts';
import { siteMessages } from './site.messages.ts';

/** A site of the publisher: a property, and a city for the main property. */
export const site = z.object({
  id: z.int(),
  property: z.string(),
  city: z.string(),
  url: z.string(),
  name: z.string(),
  isMain: z.boolean(),
});
export type Site = z.infer<typeof site>;

/** What staff write on a site (Spec, platform 2.4, 5). */
export const siteForm = z.object({
  property: text(siteMessages.propertyRequired, 100),
  city: text(siteMessages.cityRequired, 100),
  url: z
    .string(siteMessages.urlRequired)
    .trim()
    .min(1, siteMessages.urlRequired)
    .pipe(webAddress(siteMessages.badUrl)),
});
export type SiteForm = z.infer<typeof siteForm>;

/** A changed site: absent fields stay as they are, the version says what was on the screen. */
export const siteUpdate = siteForm.partial().extend({ id, version: z.int().optional() });

/** A site as its own screen reads it. */
export const siteRecord = site.extend({
  version: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
});
export type SiteRecord = z.infer<typeof siteRecord>;

/** The name of a site, derived: 'CityBeat Austin'. */
export const siteName = ({ property, city }: Pick<Site, 'property' | 'city'>): string =>
  `${property} ${city}`.trim();

const isSameText = (a: string, b: string) =>
  a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;

/**
 * A site is main when its property is that of the other main sites. Where there is none, the first
 * site makes its property the main one, and the last main site keeps its flag under a new name.
 */
export function isMainSite(
  property: string,
  others: readonly Pick<Site, 'property' | 'isMain'>[],
  wasMain: boolean,
): boolean {
  const main = others.filter(({ isMain }) => isMain);
  if (main.length > 0) return main.some((other) => isSameText(other.property, property));
  return wasMain || others.length === 0;
}

/** Order of properties in lists: the main one, then automotive, innovation, sports (Spec, platform 3). */
const propertyOrder = [/autom[ao]ti?ve/i, /innovation/i, /sports/i];

function rank(candidate: Site): number {
  if (candidate.isMain) return -1;
  const found = propertyOrder.findIndex((pattern) => pattern.test(candidate.property));
  return found < 0 ? propertyOrder.length : found;
}

/** Sites in the order of every list: main property first, cities by name. */
export function inSiteOrder<S extends Site>(sites: readonly S[]): S[] {
  return [...sites].sort(
    (a, b) => rank(a) - rank(b) || a.city.localeCompare(b.city) || a.name.localeCompare(b.name),
  );
}

/** City choices of the digest leave out sites whose name contains 'map' (decisions 1). */
export const isCityChoice = (candidate: Pick<Site, 'name'>): boolean =>
  !/map/i.test(candidate.name);

/** How a site is called where its city alone is not enough. */
export const siteLabel = (candidate: Pick<Site, 'property' | 'city' | 'isMain'>): string =>
  candidate.isMain ? candidate.city : `${candidate.property} ${candidate.city}`.trim();

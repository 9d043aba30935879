import { z } from 'zod';

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

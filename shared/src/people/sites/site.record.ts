import { z } from 'zod';
import { colour, readInstant, yesOrNo } from '../../platform/records/kinds.ts';
import {
  changeOf,
  type FormValues,
  formOf,
  newOf,
  type ReplyOf,
  readOf,
  record,
} from '../../platform/records/record.ts';
import { link, longText, picture, text } from '../../platform/records/text-kinds.ts';
import { centralZone } from '../../platform/values/dates.ts';
import { siteMessages } from './site.messages.ts';
import { timeZoneName } from './time-zones.ts';

/** A site of the publisher: a property, with a city for the main property (Spec, platform 2.4, 5). */
export const siteRecord = record({
  noun: 'site',
  plural: 'Sites',
  slug: 'site',
  screen: 'siteEdit',
  table: 'sites',
  title: 'name',
  trash: false,
  fields: {
    property: text({ label: 'Property', required: siteMessages.propertyRequired, max: 100 }),
    city: text({ label: 'City', required: siteMessages.cityRequired, max: 100 }),
    url: link({ label: 'URL', required: siteMessages.urlRequired, invalid: siteMessages.badUrl }),
    /** Where the publisher shows posts itself; null means Masthead's public pages (decisions 9). */
    previewUrl: link({ label: 'Preview address', invalid: siteMessages.badUrl }),
    /** The time zone in which the days of its ad slots begin and end. */
    timeZone: {
      ...text({
        label: 'Time zone',
        required: siteMessages.timeZoneRequired,
        pattern: timeZoneName,
      }),
      initial: centralZone,
      isRequired: false,
    },
    /** Branding of its emails; null falls back to the style and the server's settings. */
    brandColour: colour({ label: 'Brand color' }),
    logoUrl: picture({ label: 'Logo', invalid: siteMessages.badLogo }),
    postalAddress: longText({ label: 'Postal address', max: 300 }),
  },
  added: {
    /** When a page of the site last requested its ad slots, to a few minutes. */
    tagSeenAt: readInstant.nullable(),
  },
  systemFields: {
    name: text({ label: 'Name', required: siteMessages.propertyRequired }),
    isMain: yesOrNo({ label: 'Main property', initial: false }),
  },
});

/** A site as its own screen reads it. */
export const wholeSite = readOf(siteRecord);
export type WholeSite = ReplyOf<typeof siteRecord>;

/** A site as every other screen reads it. */
export const site = wholeSite.pick({
  id: true,
  property: true,
  city: true,
  url: true,
  name: true,
  isMain: true,
});
export type Site = z.infer<typeof site>;

/** A property: the sites with the same property name. */
export const property = z.object({
  name: z.string(),
  isMain: z.boolean(),
  sites: z.array(z.object({ id: z.int(), city: z.string(), name: z.string() })),
});
export type Property = z.infer<typeof property>;

/** Groups sites, which are in site order, by property. */
export function propertiesOf(sites: readonly Site[]): Property[] {
  const byName = Map.groupBy(sites, (one) => one.property);
  return [...byName].map(([name, own]) => ({
    name,
    isMain: own.some(({ isMain }) => isMain),
    sites: own.map(({ id, city, name }) => ({ id, city, name })),
  }));
}

/** The fields that staff enter on a site (Spec, platform 2.4, 5). */
export const siteForm = formOf(siteRecord);
export type SiteForm = FormValues<typeof siteRecord>;

/** Input for adding a site; missing fields have their initial values. */
export const newSite = newOf(siteRecord);

/** A changed site. Omitted fields keep their values; the version is the one that was on the screen. */
export const siteUpdate = changeOf(siteRecord);

/** The derived name of a site: 'CityBeat Austin'. */
export const siteName = ({ property, city }: Pick<Site, 'property' | 'city'>): string =>
  `${property} ${city}`.trim();

const isSameText = (a: string, b: string) =>
  a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0;

/**
 * A site is main if its property is that of the other main sites. If there are none, the first site makes
 * its property the main one; the last main site stays main when it is renamed.
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

/** Property order in lists: the main one, then automotive, innovation, sports (Spec, platform 3). */
const propertyOrder = [/autom[ao]ti?ve/i, /innovation/i, /sports/i];

function rank(candidate: Site): number {
  if (candidate.isMain) return -1;
  const found = propertyOrder.findIndex((pattern) => pattern.test(candidate.property));
  return found < 0 ? propertyOrder.length : found;
}

/** Sites in list order: main property first, its cities by name. */
export function inSiteOrder<S extends Site>(sites: readonly S[]): S[] {
  return [...sites].sort(
    (a, b) => rank(a) - rank(b) || a.city.localeCompare(b.city) || a.name.localeCompare(b.name),
  );
}

/** The digest's city choices exclude sites whose name contains this, in any case (decisions 1). */
export const noCity = 'map';
export const isCityChoice = (candidate: Pick<Site, 'name'>): boolean =>
  !candidate.name.toLowerCase().includes(noCity);

/** The label of a site where its city alone is ambiguous. */
export const siteLabel = (candidate: Pick<Site, 'property' | 'city' | 'isMain'>): string =>
  candidate.isMain ? candidate.city : `${candidate.property} ${candidate.city}`.trim();

import { insertSections, siteStore } from '@masthead/server/people/sites/site.store.ts';
import type { Db } from '@masthead/server/platform/db/client.ts';
import { insertRecord } from '@masthead/server/platform/records/records.queries.ts';
import { siteName } from '@masthead/shared/people/sites/site.record.ts';
import { centralZone } from '@masthead/shared/platform/values/dates.ts';

/** The main property of the demo publisher and its five cities (decisions 1). */
export const demoProperty = 'CityBeat';
export const demoCities = ['Austin', 'Dallas', 'Fort Worth', 'Houston', 'San Antonio'] as const;

const host = (city: string) => city.toLowerCase().replaceAll(' ', '');

const sites = [
  ...demoCities.map((city) => ({
    property: demoProperty,
    city,
    url: `https://${host(city)}.citybeat.example`,
  })),
  { property: 'AutomativeMap', city: 'Houston', url: 'https://automativemap.example' },
  { property: 'InnovationMap', city: 'Houston', url: 'https://houston.innovationmap.example' },
  { property: 'SportsMap', city: 'Houston', url: 'https://sportsmap.example' },
];

const unbranded = { brandColour: null, logoUrl: null, postalAddress: null };
/** What some newsrooms bring to their emails. */
const brands: Readonly<Record<string, Partial<Record<keyof typeof unbranded, string>>>> = {
  Houston: { brandColour: '#0b5f6b', postalAddress: '1200 Main Street\nHouston, TX 77002' },
  'San Antonio': { postalAddress: '300 Alamo Plaza\nSan Antonio, TX 78205' },
};

/** Sites, each with the sections that every site has. */
export async function fillSites(db: Db): Promise<void> {
  for (const site of sites) {
    const isMain = site.property === demoProperty;
    const { id } = await insertRecord(db, siteStore, {
      ...site,
      name: siteName(site),
      isMain,
      previewUrl: null,
      timeZone: centralZone,
      ...unbranded,
      ...brands[site.city],
    });
    await insertSections(db, id);
  }
}

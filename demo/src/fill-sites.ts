import type { Db } from '@masthead/server/db/client.ts';
import { insertSections, insertSite } from '@masthead/server/sites/sites.queries.ts';
import { siteName } from '@masthead/shared/sites/site.ts';

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

/** Sites, each with the sections that every site has. */
export async function fillSites(db: Db): Promise<void> {
  for (const site of sites) {
    const isMain = site.property === demoProperty;
    await insertSections(db, await insertSite(db, { ...site, name: siteName(site), isMain }));
  }
}

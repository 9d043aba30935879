import { newsSections } from '@masthead/shared/news-items/news-item.ts';
import type { Db } from '../db/client.ts';

/** The main property of the demo publisher and its five cities (decisions 1). */
export const demoProperty = 'CityBeat';
export const demoCities = ['Austin', 'Dallas', 'Fort Worth', 'Houston', 'San Antonio'] as const;

const host = (city: string) => city.toLowerCase().replaceAll(' ', '');

const sites = [
  ...demoCities.map((city) => ({
    property: demoProperty,
    city,
    url: `https://${host(city)}.citybeat.example`,
    name: `${demoProperty} ${city}`,
    is_main: true,
  })),
  {
    property: 'AutomativeMap',
    city: 'Houston',
    url: 'https://automativemap.example',
    name: 'AutomativeMap',
    is_main: false,
  },
  {
    property: 'InnovationMap',
    city: 'Houston',
    url: 'https://houston.innovationmap.example',
    name: 'InnovationMap',
    is_main: false,
  },
  {
    property: 'SportsMap',
    city: 'Houston',
    url: 'https://sportsmap.example',
    name: 'SportsMap',
    is_main: false,
  },
];

/** Sites, each with its sections: news with its children, event details, charity, places, front page. */
export async function fillSites(db: Db): Promise<void> {
  await db`insert into sites ${db(sites)}`;
  await db`insert into sections (site_id, title, position)
    select s.id, t.title, t.position from sites s,
      (values ('News', 1), ('Event detail', 2), ('Charity', 3), ('City Guide', 4), ('HOME', 5), ('PROMOTED', 6)) t (title, position)`;
  await db`insert into sections (site_id, title, parent_id, position)
    select n.site_id, t.title, n.id, t.position
      from sections n, unnest(${[...newsSections]}::text[]) with ordinality t (title, position)
     where n.title = 'News' and n.parent_id is null`;
}

import { rowsOf } from '@masthead/server/access/rows.ts';
import type { Db } from '@masthead/server/db/client.ts';
import { savedViewRows } from '@masthead/server/news-items/saved-view.rows.ts';
import { insertView } from '@masthead/server/news-items/saved-views.queries.ts';
import { newSavedView, viewLimit } from '@masthead/shared/news-items/saved-view.ts';
import { as } from './as-person.ts';
import { demoProperty } from './fill-sites.ts';

const flagged = { status: '5', marked: 'flagged' };

/** Views that people of the newsroom keep; `city` stands for a site. */
const views = [
  {
    by: 'editor',
    type: 'article',
    name: 'Drafts flagged for editor',
    filters: flagged,
    teams: ['editor', 'author'],
  },
  {
    by: 'editor',
    type: 'article',
    name: 'Waiting for review',
    filters: { status: '1' },
    teams: ['editor'],
  },
  {
    by: 'editor',
    type: 'article',
    name: 'Austin drafts',
    city: 'Austin',
    filters: { status: '5', sort: 'created_ts', direction: 'asc' },
    teams: [],
  },
  {
    by: 'author',
    type: 'article',
    name: 'Restaurants this week',
    filters: { section: 'Restaurants + Bars', status: '0', published: 'Last 7 Days' },
    teams: [],
  },
  {
    by: 'admin',
    type: 'place',
    name: 'Houston places',
    city: 'Houston',
    filters: { sort: 'headline', direction: 'asc' },
    teams: [],
  },
  {
    by: 'events',
    type: 'event',
    name: 'Events without a date',
    filters: { when: 'undated' },
    teams: ['events', 'editor'],
  },
];

/** Views of the content lists, some of them shared with a team. */
export async function fillViews(db: Db): Promise<void> {
  for (const { by, city, filters, ...view } of views) {
    const [site] = city
      ? await db<{ id: number }[]>`
          select id from sites where property = ${demoProperty} and city = ${city}`
      : [];
    const asked = newSavedView.parse({
      ...view,
      filters: { ...filters, ...(site && { siteId: site.id }) },
    });
    await as(db, by, (viewer) =>
      insertView(db, rowsOf(viewer, savedViewRows), viewer.id, asked, viewLimit),
    );
  }
}

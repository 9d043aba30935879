import { rowsOf } from '@masthead/server/access/rows.ts';
import type { Db } from '@masthead/server/db/client.ts';
import { savedViewRows } from '@masthead/server/news-items/saved-view.rows.ts';
import { insertView } from '@masthead/server/news-items/saved-views.queries.ts';
import { newSavedView, viewLimit } from '@masthead/shared/news-items/saved-view.ts';
import { z } from 'zod';
import { as } from './as-person.ts';
import { readRecords } from './content.ts';
import { demoProperty } from './fill-sites.ts';

/** Views that people of the newsroom keep; `city` stands for a site. What the rest says, `newSavedView` checks. */
const views = readRecords(
  'views',
  z.array(
    z.looseObject({
      by: z.string(),
      city: z.string().optional(),
      filters: z.record(z.string(), z.string()),
    }),
  ),
);

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

import { newsItemImportEndpoints } from '@masthead/shared/news-items/news-item-import.endpoints.ts';
import { postsImportMessages } from '@masthead/shared/news-items/news-item-import.ts';
import { siteLabel } from '@masthead/shared/sites/site.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { badRequest } from '../http/errors.ts';
import { startImport } from '../imports/start-import.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite } from '../sites/sites.queries.ts';
import { handleWriting } from './chosen-content.ts';
import { importOptions } from './import-feed.queries.ts';

/** Import of posts from files of other systems. */
export function importPostsRoutes(app: App): void {
  handleWriting(app, newsItemImportEndpoints.import, async ({ file, body: { siteId }, viewer }) => {
    const seen = rowsOf(viewer, siteRows);
    const site = await findSite(app.pool, seen, siteId);
    if (!site) throw badRequest({ path: 'siteId', message: postsImportMessages.unknownSite });
    return startImport(app, viewer, {
      kind: 'feed',
      fileName: file.name || 'posts.xml',
      options: await importOptions(app.pool, seen, siteId),
      target: siteLabel(site),
      file: file.pieces,
    });
  });
}

import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { inSiteOrder, propertiesOf } from '@masthead/shared/sites/site.ts';
import { rowsOf } from '../access/rows.ts';
import { explainConstraints } from '../http/error-handler.ts';
import { handle, type Server } from '../http/handle.ts';
import { readRecord } from '../records/save-record.ts';
import { addSite, changeSite } from './save-site.ts';
import { siteStore } from './site.record.ts';
import { siteRows } from './site.rows.ts';
import { listSites } from './sites.queries.ts';

/** Sites (Spec, platform 7). */
export function siteRoutes(server: Server): void {
  explainConstraints({
    sites_property_city_unique: { status: 400, path: 'city', sentence: siteMessages.taken },
    // Why: its list of zones may be older than ours.
    sites_time_zone: { status: 400, path: 'timeZone', sentence: siteMessages.badTimeZone },
  });

  handle(server, siteEndpoints.list, async ({ viewer, db }) =>
    inSiteOrder(await listSites(db, rowsOf(viewer, siteRows))),
  );

  handle(server, siteEndpoints.properties, async ({ viewer, db }) =>
    propertiesOf(inSiteOrder(await listSites(db, rowsOf(viewer, siteRows)))),
  );

  handle(server, siteEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, siteStore, viewer, params.id),
  );

  handle(server, siteEndpoints.create, ({ body, viewer, db }) => addSite(db, viewer, body));

  handle(server, siteEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    changeSite(db, viewer, id, change),
  );
}

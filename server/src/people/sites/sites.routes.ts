import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/people/sites/site.messages.ts';
import {
  inSiteOrder,
  isMainSite,
  propertiesOf,
  siteName,
  type siteRecord,
} from '@masthead/shared/people/sites/site.record.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { type ChangeOf, readRecord, saveRecord } from '../../platform/records/save-record.ts';
import { addSite, listSites, lockSites, siteRows, siteStore } from './site.store.ts';

/** Sites (Spec, platform 7). */
export function siteRoutes(server: Server): void {
  explainConstraints({
    sites_property_city_unique: { status: 400, path: 'city', sentence: siteMessages.taken },
    // Why: the database's list of time zones may be older than ours.
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

/** Updates a site. Its name and whether it is a main one are derived from property and city. */
async function changeSite(db: Db, viewer: Viewer, id: number, change: ChangeOf<typeof siteRecord>) {
  await lockSites(db);
  const current = await readRecord(db, siteStore, viewer, id);
  const { property = current.property, city = current.city } = change;
  const others = (await listSites(db, rowsOf(viewer, siteRows))).filter((site) => site.id !== id);
  const isMain = isMainSite(property, others, current.isMain);
  return saveRecord(db, siteStore, viewer, id, change, {
    name: siteName({ property, city }),
    isMain,
  });
}

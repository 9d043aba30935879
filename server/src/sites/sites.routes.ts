import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { inSiteOrder, type SiteRecord } from '@masthead/shared/sites/site.ts';
import type { Db } from '../db/client.ts';
import { explainConstraints } from '../http/constraints.ts';
import { notFound } from '../http/errors.ts';
import { handle, type Server } from '../http/handle.ts';
import { addSite, changeSite } from './save-site.ts';
import { findStoredSite, listSites } from './sites.queries.ts';

async function load(db: Db, id: number): Promise<SiteRecord> {
  const found = await findStoredSite(db, id);
  if (!found) throw notFound();
  const { updatedAt, updatedByName, ...site } = found;
  return { ...site, updatedAt: updatedAt.toISOString(), updatedBy: updatedByName };
}

/** Sites (Spec, platform 7). */
export function siteRoutes(server: Server): void {
  explainConstraints({
    sites_property_city_unique: { status: 400, path: 'city', sentence: siteMessages.taken },
  });

  handle(server, siteEndpoints.list, async ({ db }) => inSiteOrder(await listSites(db)));

  handle(server, siteEndpoints.get, ({ params, db }) => load(db, params.id));

  handle(server, siteEndpoints.create, async ({ body, db }) => load(db, await addSite(db, body)));

  handle(server, siteEndpoints.update, async ({ body, db }) => {
    await changeSite(db, body);
    return load(db, body.id);
  });
}

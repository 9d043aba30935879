import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import { handle, type Server } from '../http/handle.ts';
import { listSites } from './sites.queries.ts';

/** Sites (Spec, platform 7). */
export function siteRoutes(server: Server): void {
  handle(server, siteEndpoints.list, async ({ db }) => inSiteOrder(await listSites(db)));
}

import { hotwEndpoints } from '@masthead/shared/homes-of-the-week/hotw.endpoints.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { notFound } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { hotwKind } from './hotw-kind.ts';
import { listShown } from './hotw-listings.queries.ts';

/** Homes of the Week (Spec, content 7): its listings, and the calls of every email. */
export function hotwRoutes(app: App): void {
  handle(app, hotwEndpoints.listing, async ({ params, viewer, db }) => {
    const [listing] = await listShown(db, rowsOf(viewer, listingRows), [params.id]);
    if (!listing) throw notFound();
    return { ...listing, dateCreated: listing.dateCreated.toISOString() };
  });
  campaignCallRoutes(app, hotwEndpoints, hotwKind);
}

import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import { addDays, today } from '@masthead/shared/dates.ts';
import { rowsOf } from '../access/rows.ts';
import type { App } from '../app-parts.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { badRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite } from '../sites/sites.queries.ts';
import { buildDigest } from './build-digest.ts';
import { listCitiesWithoutDigest } from './daily-digests.queries.ts';
import { digestKind } from './digest-kind.ts';
import { makeTomorrows, undoTomorrows } from './make-tomorrows.ts';

/** The daily digest (Spec, content 7): the calls of every email, and Load posts. */
export function dailyDigestRoutes(app: App): void {
  handle(app, dailyDigestEndpoints.build, async ({ query, viewer, db }) => {
    const site = await findSite(db, rowsOf(viewer, siteRows), query.siteId);
    if (!site) throw badRequest({ path: 'siteId', message: 'A site is required' });
    return buildDigest(db, viewer, site, query, app.config.publicUrl);
  });
  handle(app, dailyDigestEndpoints.missing, async ({ viewer, db }) => {
    const sendDate = addDays(today(new Date()), 1);
    const cities = await listCitiesWithoutDigest(db, rowsOf(viewer, siteRows), sendDate);
    const nodes = cities.map(({ id, city }) => ({ id, city, sendDate }));
    return { totalCount: nodes.length, nodes };
  });
  handle(app, dailyDigestEndpoints.makeTomorrows, ({ viewer, db }) =>
    makeTomorrows(db, viewer, app.config.publicUrl),
  );
  handle(app, dailyDigestEndpoints.undoTomorrows, ({ body, viewer, db }) =>
    undoTomorrows(db, viewer, body.drafts),
  );
  campaignCallRoutes(app, dailyDigestEndpoints, digestKind);
}

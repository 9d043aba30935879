import { dailyDigestEndpoints } from '@masthead/shared/daily-digests/daily-digest.endpoints.ts';
import type { App } from '../app-parts.ts';
import { campaignCallRoutes } from '../campaigns/campaign-calls.routes.ts';
import { badRequest } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { findSite } from '../sites/sites.queries.ts';
import { buildDigest } from './build-digest.ts';
import { digestKind } from './digest-kind.ts';

/** The daily digest (Spec, content 7): the calls of every email, and Load posts. */
export function dailyDigestRoutes(app: App): void {
  handle(app, dailyDigestEndpoints.build, async ({ query, db }) => {
    const site = await findSite(db, query.siteId);
    if (!site) throw badRequest({ path: 'siteId', message: 'A site is required' });
    return buildDigest(db, site, query.sendDate);
  });
  campaignCallRoutes(app, dailyDigestEndpoints, digestKind);
}

import { suppressionEndpoints } from '@masthead/shared/email/mailings/suppression.endpoints.ts';
import { suppressionMessages } from '@masthead/shared/email/mailings/suppression.ts';
import type { App } from '../../app-parts.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { liftSuppression, listSuppressions, suppressionRows } from './suppression.store.ts';

/** The suppression list, for admins (decision 54). */
export function suppressionRoutes(app: App): void {
  handle(app, suppressionEndpoints.list, async ({ query, viewer, db }) => {
    const { nodes, totalCount } = await listSuppressions(db, rowsOf(viewer, suppressionRows), {
      ...query,
      search: query.search?.trim() ?? '',
    });
    return {
      totalCount,
      nodes: nodes.map(({ suppressedAt, liftedAt, ...row }) => ({
        ...row,
        suppressedAt: suppressedAt.toISOString(),
        liftedAt: liftedAt?.toISOString() ?? null,
      })),
    };
  });

  handle(app, suppressionEndpoints.lift, async ({ params, body, viewer, db }) => {
    const { id } = params;
    const isLifted = await liftSuppression(db, rowsOf(viewer, suppressionRows), id, body.reason);
    if (isLifted === null) throw notFound();
    if (!isLifted) throw conflict(suppressionMessages.removedMeanwhile);
    return { id };
  });
}

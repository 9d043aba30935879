import { firmOperations, mostFirms } from '@masthead/shared/firms/firm.operations.ts';
import { organizationScope } from '../access/organization-scope.ts';
import { notFound } from '../http/errors.ts';
import { resolver } from '../http/graphql.ts';
import { findFirm, listFirmOptions, listFirms } from './firms.queries.ts';
import { firmReply } from './firms.routes.ts';

/** Firms over GraphQL (Spec, showcase 7). */
export const firmResolvers = [
  resolver(firmOperations.showcaseFirms, async ({ args, viewer, db }) => {
    const { rows, totalCount } = await listFirms(db, organizationScope(viewer), {
      name: args.name?.trim() || null,
      limit: args.limit ?? mostFirms,
      offset: args.offset ?? 0,
    });
    return { totalCount, nodes: rows };
  }),

  resolver(firmOperations.showcaseFirmOptions, ({ viewer, db }) =>
    listFirmOptions(db, organizationScope(viewer), mostFirms),
  ),

  resolver(firmOperations.showcaseFirm, async ({ args, viewer, db }) => {
    const firm = await findFirm(db, organizationScope(viewer), args.id);
    if (!firm) throw notFound();
    return firmReply(firm);
  }),
];

import { firmOperations, mostFirms } from '@masthead/shared/firms/firm.operations.ts';
import { organizationScope } from '../access/organization-scope.ts';
import { resolver } from '../http/graphql.ts';
import { readRecord } from '../records/save-record.ts';
import { firmStore } from './firm.record.ts';
import { listFirmOptions, listFirms } from './firms.queries.ts';

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

  resolver(firmOperations.showcaseFirm, ({ args, viewer, db }) =>
    readRecord(db, firmStore, organizationScope(viewer), args.id),
  ),
];

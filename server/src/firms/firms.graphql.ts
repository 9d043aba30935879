import { firmOperations, mostFirms } from '@masthead/shared/firms/firm.operations.ts';
import { rowsOf } from '../access/rows.ts';
import { resolver } from '../http/graphql.ts';
import { readRecord } from '../records/save-record.ts';
import { firmStore } from './firm.record.ts';
import { firmRows } from './firm.rows.ts';
import { listFirmOptions, listFirms } from './firms.queries.ts';

/** Firms over GraphQL (Spec, showcase 7). */
export const firmResolvers = [
  resolver(firmOperations.showcaseFirms, async ({ args, viewer, db }) => {
    const { rows, totalCount } = await listFirms(db, rowsOf(viewer, firmRows), {
      name: args.name?.trim() || null,
      limit: args.limit ?? mostFirms,
      offset: args.offset ?? 0,
    });
    return { totalCount, nodes: rows };
  }),

  resolver(firmOperations.showcaseFirmOptions, ({ viewer, db }) =>
    listFirmOptions(db, rowsOf(viewer, firmRows), mostFirms),
  ),

  resolver(firmOperations.showcaseFirm, ({ args, viewer, db }) =>
    readRecord(db, firmStore, viewer, args.id),
  ),
];

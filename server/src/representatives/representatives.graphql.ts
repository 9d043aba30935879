import {
  mostRepresentatives,
  representativeOperations,
} from '@masthead/shared/representatives/representative.operations.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { rowsOf } from '../access/rows.ts';
import { resolver } from '../http/graphql.ts';
import { representativeRows } from './representative.rows.ts';
import { listRepresentatives, listRepresentativesOfFirm } from './representatives.queries.ts';

/** Representatives over GraphQL (Spec, showcase 7). */
export const representativeResolvers = [
  resolver(representativeOperations.representatives, async ({ args, viewer, db }) => {
    const { rows, totalCount } = await listRepresentatives(db, rowsOf(viewer, representativeRows), {
      name: args.name?.trim() || null,
      firmId: args.firmId ?? null,
      isLacking: args.isLacking,
      sort: args.sort,
      direction: args.direction,
      limit: args.limit ?? showcasePageSize,
      offset: args.offset ?? 0,
    });
    return { totalCount, nodes: rows };
  }),

  resolver(representativeOperations.representativesOfFirm, ({ args, viewer, db }) =>
    listRepresentativesOfFirm(
      db,
      rowsOf(viewer, representativeRows),
      args.firmId,
      mostRepresentatives,
    ),
  ),
];

import {
  mostRepresentatives,
  representativeOperations,
} from '@masthead/shared/representatives/representative.operations.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { organizationScope } from '../access/organization-scope.ts';
import { resolver } from '../http/graphql.ts';
import { listRepresentatives, listRepresentativesOfFirm } from './representatives.queries.ts';

/** Representatives over GraphQL (Spec, showcase 7). */
export const representativeResolvers = [
  resolver(representativeOperations.representatives, async ({ args, viewer, db }) => {
    const { rows, totalCount } = await listRepresentatives(db, organizationScope(viewer), {
      name: args.name?.trim() || null,
      showcaseFirmId: args.showcaseFirmId ?? null,
      limit: args.limit ?? showcasePageSize,
      offset: args.offset ?? 0,
    });
    return { totalCount, nodes: rows };
  }),

  resolver(representativeOperations.representativesOfFirm, ({ args, viewer, db }) =>
    listRepresentativesOfFirm(
      db,
      organizationScope(viewer),
      args.showcaseFirmId,
      mostRepresentatives,
    ),
  ),
];

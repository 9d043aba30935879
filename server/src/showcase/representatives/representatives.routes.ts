import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import {
  mostRepresentatives,
  representativeOperations,
} from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { rowsOf } from '../../platform/access/rows.ts';
import { resolver } from '../../platform/http/graphql.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { createRecord, readRecord, saveRecord } from '../../platform/records/save-record.ts';
import {
  listRepresentatives,
  listRepresentativesOfFirm,
  representativeRows,
  representativeStore,
} from './representative.store.ts';

/** Representatives of firms (Spec, showcase 7). */
export function representativeRoutes(server: Server): void {
  handle(server, representativeEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, representativeStore, viewer, params.id),
  );

  handle(server, representativeEndpoints.create, ({ body, viewer, db }) =>
    createRecord(db, representativeStore, viewer, body),
  );

  handle(server, representativeEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveRecord(db, representativeStore, viewer, id, change),
  );
}

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

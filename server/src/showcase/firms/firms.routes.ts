import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { firmOperations, mostFirms } from '@masthead/shared/showcase/firms/firm.operations.ts';
import { rowsOf, type Seer } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { explainConstraints } from '../../platform/http/error-handler.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { resolver } from '../../platform/http/graphql.ts';
import { handle, type Server } from '../../platform/http/handle.ts';
import { readRecord, saveRecord } from '../../platform/records/save-record.ts';
import { listingRows, listListings } from '../listings/listing.store.ts';
import {
  listRepresentatives,
  representativeRows,
} from '../representatives/representative.store.ts';
import { firmRows, firmStore, insertFirm, listFirmOptions, listFirms } from './firm.store.ts';

/** Firms (Spec, showcase 7). */
export function firmRoutes(server: Server): void {
  explainConstraints({
    showcase_firms_name_unique: {
      status: 400,
      path: 'name',
      sentence: 'A firm with this name already exists.',
    },
  });

  handle(server, firmEndpoints.get, ({ params, viewer, db }) =>
    readRecord(db, firmStore, viewer, params.id),
  );

  handle(server, firmEndpoints.create, async ({ body, viewer, db }) => {
    // Why: a partner's firm belongs to their organization, or they could not see it themselves.
    const organizationId = viewer.isStaff ? null : viewer.organizationId;
    if (!viewer.isStaff && organizationId === null) throw badRequest(firmMessages.noOrganization);
    const id = await insertFirm(db, { name: body.name, organizationId });
    return readRecord(db, firmStore, viewer, id);
  });

  handle(server, firmEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    saveRecord(db, firmStore, viewer, id, change),
  );

  handle(server, firmEndpoints.search, async ({ body, viewer, db }) => {
    const { rows, totalCount } = await listFirms(db, rowsOf(viewer, firmRows), {
      name: body.name?.trim() || null,
      isLacking: body.isLacking,
      direction: body.direction,
      limit: body.limit,
      offset: body.offset,
    });
    return { totalCount, nodes: rows };
  });
}

/** Most representatives or properties returned with a firm. */
const mostOfFirm = 1000;

const peopleOf = async (db: Db, seer: Seer, firmId: number) =>
  (
    await listRepresentatives(db, rowsOf(seer, representativeRows), {
      name: null,
      firmId,
      limit: mostOfFirm,
      offset: 0,
    })
  ).rows;

/** The listings of a firm that are not products. */
const propertiesOf = async (db: Db, seer: Seer, firmId: number) =>
  (
    await listListings(
      db,
      rowsOf(seer, listingRows),
      { firmIds: [firmId], type: null, texts: {} },
      { limit: mostOfFirm, offset: 0 },
    )
  ).rows.filter(({ type }) => type !== 'Product');

/** Firms over GraphQL (Spec, showcase 7). */
export const firmResolvers = [
  resolver(firmOperations.showcaseFirms, async ({ args, viewer, db }) => {
    const { rows, totalCount } = await listFirms(db, rowsOf(viewer, firmRows), {
      name: args.name?.trim() || null,
      direction: args.direction,
      limit: args.limit ?? mostFirms,
      offset: args.offset ?? 0,
    });
    return { totalCount, nodes: rows };
  }),

  resolver(firmOperations.showcaseFirmOptions, ({ viewer, db }) =>
    listFirmOptions(db, rowsOf(viewer, firmRows), mostFirms),
  ),

  resolver(firmOperations.showcaseFirm, async ({ args: { id }, asks, viewer, db }) => {
    const firm = await readRecord(db, firmStore, viewer, id);
    const [people, listings] = await Promise.all([
      asks('representatives') ? peopleOf(db, viewer, id) : undefined,
      asks('properties') ? propertiesOf(db, viewer, id) : undefined,
    ]);
    return { ...firm, representatives: people, properties: listings };
  }),
];

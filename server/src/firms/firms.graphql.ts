import { firmOperations, mostFirms } from '@masthead/shared/firms/firm.operations.ts';
import { rowsOf, type Seer } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { resolver } from '../http/graphql.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { listListings } from '../listings/listings.queries.ts';
import { readRecord } from '../records/save-record.ts';
import { representativeRows } from '../representatives/representative.rows.ts';
import { listRepresentatives } from '../representatives/representatives.queries.ts';
import { firmStore } from './firm.record.ts';
import { firmRows } from './firm.rows.ts';
import { listFirmOptions, listFirms } from './firms.queries.ts';

/** Of what belongs to a firm, this many at the most. */
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

/** What a firm offers that is no product. */
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

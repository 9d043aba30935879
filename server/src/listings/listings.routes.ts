import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { listingEndpoints } from '@masthead/shared/listings/listing.endpoints.ts';
import { listingMessages } from '@masthead/shared/listings/listing.messages.ts';
import type { Listing, ListingFields, ListingFilter } from '@masthead/shared/listings/listing.ts';
import { listingForm } from '@masthead/shared/listings/listing.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { type OrganizationScope, organizationScope } from '../access/organization-scope.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import { findFirm } from '../firms/firms.queries.ts';
import { type Change, givenFields } from '../http/change.ts';
import { badRequest, forbidden, notFound } from '../http/errors.ts';
import { handle, parse, type Server } from '../http/handle.ts';
import { checkVersion } from '../http/version-check.ts';
import { findRepresentative } from '../representatives/representatives.queries.ts';
import {
  findListing,
  insertListing,
  type ListingRow,
  type ListingSearch,
  listListings,
  lockListing,
  markListingDeleted,
  updateListing,
} from './listings.queries.ts';

/** Listings of chosen firms are capped at this many. */
const mostListings = 1000;

/**
 * A stored listing as the API answers it. Why spelled out: for a page, copying rows with so many names
 * took longer than checking the answer.
 */
export const listingReply = (row: ListingRow): Listing => ({
  id: row.id,
  showcaseFirmId: row.showcaseFirmId,
  firm: row.firm,
  representativeId: row.representativeId,
  representative: row.representative,
  type: row.type,
  description1: row.description1,
  description2: row.description2,
  address: row.address,
  city: row.city,
  state: row.state,
  zip: row.zip,
  line1: row.line1,
  line2: row.line2,
  line3: row.line3,
  url: row.url,
  imageUrl: row.imageUrl,
  price: row.price,
  externalKey: row.externalKey,
  version: row.version,
  isDeleted: row.isDeleted,
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
  openHouseStartDate: row.openHouseStartDate?.toISOString() ?? null,
  openHouseEndDate: row.openHouseEndDate?.toISOString() ?? null,
  dateCreated: row.createdAt.toISOString(),
  dateUpdated: row.updatedAt.toISOString(),
});

/** What a filter of the API asks of the database. */
export function listingSearchOf(filter: ListingFilter): ListingSearch {
  const { description1, description2, line1, line2, address } = filter;
  const texts = Object.entries({ description1, description2, line1, line2, address })
    .map(([column, words]) => [column, words?.trim()] as const)
    .filter(([, words]) => words);
  const firmIds = filter.showcaseFirmId ? [filter.showcaseFirmId] : (filter.firmIds ?? null);
  const anyText = filter.text?.trim() ?? '';
  return { firmIds, type: filter.type ?? null, texts: Object.fromEntries(texts), anyText };
}

async function load(db: Db, scope: OrganizationScope, id: number) {
  const listing = await findListing(db, scope, id, { withDeleted: true });
  if (!listing) throw notFound();
  return listingReply(listing);
}

/** The firm is in the caller's scope and the representative is one of that firm. */
async function checkOwners(
  db: Db,
  scope: OrganizationScope,
  listing: ListingFields,
): Promise<void> {
  if (!(await findFirm(db, scope, listing.showcaseFirmId)))
    throw badRequest({ path: 'showcaseFirmId', message: firmMessages.unknown });
  if (listing.representativeId === null) return;
  const representative = await findRepresentative(db, scope, listing.representativeId);
  if (representative?.showcaseFirmId !== listing.showcaseFirmId)
    throw badRequest({
      path: 'representativeId',
      message: listingMessages.unknownRepresentative,
    });
}

/** The editable part of a listing, as a save sends it. */
function fieldsOf(listing: ListingRow): Record<string, unknown> {
  const reply: Record<string, unknown> = { ...listingReply(listing) };
  return Object.fromEntries(Object.keys(listingForm.shape).map((key) => [key, reply[key]]));
}

async function save(
  db: Db,
  viewer: Viewer,
  id: number,
  change: Change<ListingFields & { version: number; isDeleted: boolean }>,
) {
  const { version, isDeleted, ...fields } = change;
  const scope = organizationScope(viewer);
  const current = await lockListing(db, scope, id);
  if (!current || (current.isDeleted && isDeleted !== false)) throw notFound();
  const isMarking = isDeleted !== undefined && isDeleted !== current.isDeleted;
  // Spec, showcase 6: only admins delete listings.
  if (isMarking && !viewer.isAdmin) throw forbidden();
  checkVersion(current, version);
  if (isMarking) await markListingDeleted(db, id, isDeleted);
  else {
    const given = givenFields(fields);
    const listing = parse(listingForm, { ...fieldsOf(current), ...given });
    await checkOwners(db, scope, listing);
    await updateListing(db, id, listing);
  }
  return load(db, scope, id);
}

/** Listings (Spec, showcase 7). */
export function listingRoutes(server: Server): void {
  handle(server, listingEndpoints.get, async ({ params, viewer, db }) => {
    const listing = await findListing(db, organizationScope(viewer), params.id);
    if (!listing) throw notFound();
    return listingReply(listing);
  });

  handle(server, listingEndpoints.create, async ({ body, viewer, db }) => {
    const scope = organizationScope(viewer);
    const listing = parse(listingForm, body);
    await checkOwners(db, scope, listing);
    return load(db, scope, await insertListing(db, listing));
  });

  handle(server, listingEndpoints.update, ({ body: { id, ...change }, viewer, db }) =>
    save(db, viewer, id, change),
  );

  handle(server, listingEndpoints.updateOne, ({ params, body: { id, ...change }, viewer, db }) => {
    if (id !== undefined && id !== params.id)
      throw badRequest({ path: 'id', message: listingMessages.otherId });
    return save(db, viewer, params.id, change);
  });

  handle(server, listingEndpoints.search, async ({ body, viewer, db }) => {
    const { rows, totalCount } = await listListings(
      db,
      organizationScope(viewer),
      listingSearchOf(body),
      { limit: body.limit ?? showcasePageSize, offset: body.offset ?? 0 },
    );
    return { totalCount, nodes: rows.map(listingReply) };
  });

  handle(server, listingEndpoints.listOfFirms, async ({ body, viewer, db }) => {
    const { rows } = await listListings(
      db,
      organizationScope(viewer),
      { firmIds: body.firmIds, type: null, texts: {} },
      { limit: mostListings, offset: 0 },
    );
    return rows.map(listingReply);
  });
}

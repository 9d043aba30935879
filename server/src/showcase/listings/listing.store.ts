import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import type { FieldValues, RowOf } from '@masthead/shared/platform/records/record.ts';
import type { PlaceAndPrice } from '@masthead/shared/showcase/delivery/place-and-price.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import {
  type ListingSort,
  listingMessages,
  listingRecord,
  listingRecordOf,
} from '@masthead/shared/showcase/listings/listing.record.ts';
import {
  ofFirm,
  type Rows,
  rowRule,
  rowsOf,
  type Seer,
  within,
} from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains, containsFolded } from '../../platform/db/contains.ts';
import { hasTrigrams, type Page, readFirstPage, readPage } from '../../platform/db/page.ts';
import { badRequest, conflict } from '../../platform/http/errors.ts';
import { columnsOf, lookedUp, sourceOf } from '../../platform/records/columns.ts';
import { findRecord } from '../../platform/records/records.queries.ts';
import type { PendingSave, Store } from '../../platform/records/store.ts';
import { firmRows, holdFirms } from '../firms/firm.store.ts';
import {
  findAnyRepresentative,
  holdRepresentatives,
  representativeRows,
} from '../representatives/representative.store.ts';

/** A listing belongs to the organization of its firm. */
export const listingRows = rowRule({ record: 'listing', visibleTo: 'organization', own: ofFirm });

/** Its firm and representative, current and new. */
async function holdOwners(
  db: Db,
  seer: Seer,
  id: number | null,
  { firmId, representativeId }: Partial<FieldValues<typeof listingRecord>>,
): Promise<void> {
  // Why: those of a new one are locked by their check.
  if (id === null) return;
  const current = await findRecord(db, listingStore, seer, id, { withDeleted: true });
  await holdFirms(db, rowsOf(seer, firmRows), [current?.firmId, firmId]);
  const people = [current?.representativeId, representativeId];
  await holdRepresentatives(db, rowsOf(seer, representativeRows), people);
}

/** The firm is in the caller's scope and the representative is one of that firm; both are locked. */
async function checkOwners(
  db: Db,
  { seer, values: { firmId, representativeId } }: PendingSave<typeof listingRecord>,
): Promise<void> {
  const firms = await holdFirms(db, rowsOf(seer, firmRows), [firmId]);
  if (firms.length === 0) throw badRequest({ path: 'firmId', message: firmMessages.unknown });
  if (representativeId === null) return;
  const visible = rowsOf(seer, representativeRows);
  const [representative] = await holdRepresentatives(db, visible, [representativeId]);
  if (!representative || representative.isDeleted || representative.firmId !== firmId)
    throw badRequest({
      path: 'representativeId',
      message: listingMessages.unknownRepresentative,
    });
}

/** A restored listing must have an existing representative of its own firm. */
async function restoreRule(
  db: Db,
  seer: Seer,
  { firmId, representativeId }: RowOf<typeof listingRecord>,
): Promise<void> {
  if (representativeId === null) return;
  const representative = await findAnyRepresentative(db, seer, representativeId);
  if (!representative) throw conflict(listingMessages.unknownRepresentative);
  const { name, isDeleted } = representative;
  if (isDeleted) throw conflict(listingMessages.restore.representativeDeleted(name));
  if (representative.firmId !== firmId)
    throw conflict(listingMessages.restore.representativeMoved(name));
}

const firmName = lookedUp('showcase_firms', 'name', 'l.showcase_firm_id');

/** Listings, as the server saves them. */
export const listingStore: Store<typeof listingRecord> = {
  record: listingRecord,
  alias: 'l',
  joins: '',
  added: `${firmName} as firm, ${lookedUp('representatives', 'name', 'l.representative_id')} as representative`,
  rows: listingRows,
  recordOf: listingRecordOf,
  found: {
    detail: `concat_ws(' · ', ${firmName}, l.type, l.address)`,
    words: 'l.search_text',
    order: 'l.created_at desc',
  },
  holds: holdOwners,
  check: checkOwners,
  restoreRule,
  // Spec, showcase 6: only admins delete listings.
  mayDelete: ({ isAdmin }) => isAdmin,
};

/** A stored listing. */
export interface ListingRow extends RowOf<typeof listingRecord> {
  /** `dateCreated` to the microsecond, only for cursors. */
  createdText?: string;
}

const columns = (db: Db) => columnsOf(db, listingStore);
const source = (db: Db) => sourceOf(db, listingStore);

/** A request for a list of listings. Text filters match any part of a field. */
export interface ListingSearch {
  firmIds: number[] | null;
  type: string | null;
  texts: Partial<Record<TextColumn, string>>;
  /** Words in any of these columns. */
  anyText?: string;
  isLacking?: boolean | null | undefined;
  placeAndPrice?: PlaceAndPrice;
}
type TextColumn = 'description1' | 'description2' | 'line1' | 'line2' | 'address';

const wordsOf = ({ texts, anyText = '' }: Pick<ListingSearch, 'texts' | 'anyText'>) =>
  [...Object.values(texts), anyText].filter(Boolean);

/** Listings that need attention: without an image, or with an open house that is over. */
const lacking = (db: Db) =>
  db`(l.image_url = '' or coalesce(l.open_house_end_date, l.open_house_start_date) < now())`;

/** The same within the caller's scope, as a part of another statement. */
export const listingsLacking = (db: Db, visible: Rows<'listing'>) => db`
  select from listings l where l.deleted_at is null and ${within(db, visible, 'l')} and ${lacking(db)}`;

function matching(db: Db, visible: Rows<'listing'>, search: ListingSearch) {
  const texts = Object.entries(search.texts).filter(([, words]) => words);
  return db`
    where l.deleted_at is null and ${within(db, visible, 'l')}
    ${search.firmIds ? ofFirms(db, search.firmIds) : db``}
    ${search.type ? db`and l.type = ${search.type}` : db``}
    ${search.isLacking ? db`and ${lacking(db)}` : db``}
    ${search.placeAndPrice ? placedAndPriced(db, search.placeAndPrice) : db``}
    ${wordsOf(search).reduce((all, word) => db`${all} and ${searchHolds(db, word)}`, db``)}
    ${texts.reduce((all, [column, word]) => db`${all} and ${contains(db, `l.${column}`, word)}`, db``)}`;
}

/** Listings `l` in a city and price range; one without a price matches no range. */
export const placedAndPriced = (db: Db, { city, priceFrom, priceTo }: PlaceAndPrice) => db`
  ${city?.trim() ? db`and ${contains(db, 'l.city', city.trim())}` : db``}
  ${typeof priceFrom === 'number' ? db`and l.price >= ${priceFrom}::numeric` : db``}
  ${typeof priceTo === 'number' ? db`and l.price <= ${priceTo}::numeric` : db``}`;

/** Why: one indexed column holds the text of all searched fields (0025). */
const searchHolds = (db: Db, words: string) =>
  db`${containsFolded(db, 'l.search_text', words)} ${!hasTrigrams(words) && rareSign.test(words) ? withSign(db) : db``}`;

/** Why: an index has the listings with such a sign (migration 0192); its condition is repeated here as it is there. */
export const rareSigns = '[%@#*+=<>|^_~;{}]';
const rareSign = new RegExp(rareSigns);
const withSign = (db: Db) => db`and l.search_text ~ ${db.unsafe(`'${rareSigns}'`)}`;

/** Why: for one firm, the index is in order of creation, so a page needs no sort. */
const ofFirms = (db: Db, [first = 0, ...others]: number[]) =>
  others.length === 0
    ? db`and l.showcase_firm_id = ${first}`
    : db`and l.showcase_firm_id = any(${[first, ...others]}::integer[])`;

/** The listings of one firm, whatever they say: an index has them in order of creation. */
const isOfOneFirm = ({ firmIds, type, isLacking, placeAndPrice, ...words }: ListingSearch) =>
  firmIds?.length === 1 &&
  !type &&
  !isLacking &&
  Object.values(placeAndPrice ?? {}).every((value) => (value ?? '') === '') &&
  wordsOf(words).length === 0;

/** The order of a list, by creation by default, oldest first. */
export interface ListingOrder {
  sort?: ListingSort | null | undefined;
  direction?: Direction | null | undefined;
}

/** Why: only creation has an index in its order; the other orders sort the matches. */
const sortKeys: Record<ListingSort, string> = {
  created: 'l.created_at',
  firm: '(select f.name from showcase_firms f where f.id = l.showcase_firm_id) collate "und-x-icu"',
  address: 'l.address collate "und-x-icu"',
  description1: 'l.description1 collate "und-x-icu"',
  type: 'l.type',
  city: 'l.city collate "und-x-icu"',
};

/** A page of listings, with the total count (Spec, showcase 7). */
export const listListings = (
  db: Db,
  visible: Rows<'listing'>,
  search: ListingSearch,
  { sort, direction, ...page }: Page & ListingOrder,
): Promise<{ rows: ListingRow[]; totalCount: number }> => {
  const key = sortKeys[sort ?? 'created'];
  const way = direction ?? 'asc';
  // Why: an index scans backward only if the position of nulls matches.
  const turn = sort && sort !== 'created' ? `${way} nulls last` : way;
  const order = db.unsafe(`${key} ${turn}, l.id ${way}`);
  const where = matching(db, visible, search);
  if (key === sortKeys.created && page.offset === 0 && isOfOneFirm(search))
    return readFirstPage(db, page, db`select from listings l ${where}`, (totalCount) => {
      return db<ListingRow[]>`
        select ${columns(db)}, ${totalCount} from ${source(db)} ${where} order by ${order}`;
    });
  return readPage(
    db,
    page,
    `sort_key ${turn}, id ${way}`,
    db`select l.id, ${db.unsafe(key)} as sort_key from listings l ${where}`,
    (onPage, totalCount) => db<ListingRow[]>`select ${columns(db)}, ${totalCount}
      from ${source(db)} join ${onPage} on on_page.id = l.id
     order by ${order}`,
    { words: wordsOf(search) },
  );
};

/**
 * The next listings after one, by creation, for reading all matches. Why the cursor is passed as
 * text: an instant would round to milliseconds, and listings of one transaction would repeat forever.
 */
export function walkListings(
  db: Db,
  visible: Rows<'listing'>,
  search: ListingSearch,
  after: ListingRow | null,
  limit: number,
) {
  const where = db`${matching(db, visible, search)}
    ${after ? db`and (l.created_at, l.id) > (${after.createdText ?? ''}::text::timestamptz, ${after.id})` : db``}`;
  return db<ListingRow[]>`
    select ${columns(db)}, l.created_at::text as created_text
      from ${source(db)} ${where} order by l.created_at, l.id limit ${limit}`;
}

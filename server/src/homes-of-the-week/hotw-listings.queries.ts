import type { PlaceAndPrice } from '@masthead/shared/showcase/place-and-price.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { contains, containsFolded } from '../db/contains.ts';
import { placedAndPriced } from '../listings/listings.queries.ts';

/** A listing as an email shows it. */
export interface ShownListing {
  id: number;
  imageUrl: string;
  url: string;
  description1: string;
  description2: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  /** Dollars, as exact decimal text. */
  price: string | null;
  type: string;
  firm: string;
  firmId: number;
  dateCreated: Date;
}

const columns = (db: Db) => db`
  l.id, l.image_url, l.url, l.description1, l.description2, l.address, l.city, l.state, l.price::text, l.type,
  f.name as firm, l.showcase_firm_id as firm_id, l.created_at as date_created`;

const source = (db: Db) => db`listings l join showcase_firms f on f.id = l.showcase_firm_id`;

/** These listings that are not deleted, in any order. */
export function listShown(
  db: Db,
  seen: Rows<'listing'>,
  ids: readonly number[],
): Promise<ShownListing[]> {
  return db<ShownListing[]>`
    select ${columns(db)} from ${source(db)}
     where l.id = any(${[...ids]}::integer[]) and l.deleted_at is null and ${within(db, seen, 'l')}`;
}

interface Search extends PlaceAndPrice {
  text: string;
  type: string | null;
  firm: string;
  /** The city whose listings come before all others. */
  near: string;
  offset: number;
  limit: number;
}

/** A page of listings to choose from: those of a city first, each the newest first. */
export async function pageOfShown(
  db: Db,
  seen: Rows<'listing'>,
  search: Search,
): Promise<{ nodes: ShownListing[]; totalCount: number }> {
  const { text, type, firm, near, offset, limit } = search;
  const where = db`
    where l.deleted_at is null and ${within(db, seen, 'l')}
    ${text ? db`and ${containsFolded(db, 'l.search_text', text)}` : db``}
    ${type ? db`and l.type = ${type}` : db``}
    ${firm ? db`and ${contains(db, 'f.name', firm)}` : db``}
    ${placedAndPriced(db, search)}`;
  const nearFirst = near
    ? db`folded(l.city) is not distinct from folded(${near}::text) desc,`
    : db``;
  const [nodes, [count]] = await Promise.all([
    db<ShownListing[]>`select ${columns(db)} from ${source(db)} ${where}
      order by ${nearFirst} l.created_at desc, l.id desc limit ${limit} offset ${offset}`,
    db<{ n: number }[]>`select count(*) as n from ${source(db)} ${where}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { containsFolded } from '../db/contains.ts';

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
  type: string;
  firm: string;
  firmId: number;
  dateCreated: Date;
}

const columns = (db: Db) => db`
  l.id, l.image_url, l.url, l.description1, l.description2, l.address, l.city, l.state, l.type,
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

/** A page of listings to choose from, the newest first. */
export async function pageOfShown(
  db: Db,
  seen: Rows<'listing'>,
  search: { text: string; type: string | null; offset: number; limit: number },
): Promise<{ nodes: ShownListing[]; totalCount: number }> {
  const { text, type, offset, limit } = search;
  const where = db`
    where l.deleted_at is null and ${within(db, seen, 'l')}
    ${text ? db`and ${containsFolded(db, 'l.search_text', text)}` : db``}
    ${type ? db`and l.type = ${type}` : db``}`;
  const [nodes, [count]] = await Promise.all([
    db<ShownListing[]>`select ${columns(db)} from ${source(db)} ${where}
      order by l.created_at desc, l.id desc limit ${limit} offset ${offset}`,
    db<{ n: number }[]>`select count(*) as n from listings l ${where}`,
  ]);
  return { nodes, totalCount: count?.n ?? 0 };
}

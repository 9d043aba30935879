import type { DataMove } from '../../platform/db/data-moves.ts';

/** Listings from before words were found whatever their accents (migration 0139). */
export const moveListingWords: DataMove = {
  id: 'listing-words',
  what: 'Search text of listings',
  async findEnd(db) {
    const [row] = await db<{ last: number }[]>`select coalesce(max(id), 0) as last from listings`;
    return row?.last ?? 0;
  },
  async moveBatch(db, after, size) {
    const [row] = await db<{ last: number | null }[]>`
      with batch as (select id from listings where id > ${after} order by id limit ${size}),
      moved as (
        update listings l set search_text = listing_words(l) from batch b
         where l.id = b.id and l.search_text is distinct from listing_words(l))
      select max(id) as last from batch`;
    return row?.last ?? null;
  },
};

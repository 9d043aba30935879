import type { Db } from '@masthead/server/db/client.ts';

/** The addresses of all drawn pictures that the rows of the database name. */
export async function listDemoPictures(db: Db): Promise<Set<string>> {
  const rows = await db<{ address: string }[]>`
    select distinct address from (
      select image_url from news_items
      union all select avatar from authors
      union all select image_url from listings
      union all select image_url from representatives
      union all select original from photos
      union all select logo from series
      union all select unnest(array[logo_url1, logo_url2]) from showcase_firms) named (address)
     where address like '/images/demo/%'`;
  return new Set(rows.map((row) => row.address));
}

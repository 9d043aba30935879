import type { Author } from '@masthead/shared/authors/author.ts';
import type { Db } from '../db/client.ts';

/** Every author, by name. */
export const listAuthors = (db: Db): Promise<Author[]> =>
  db<Author[]>`select id, name, title, avatar from authors order by name collate "und-x-icu", id`;

/** The ids of authors by name; those that are missing are made. */
export async function findOrAddAuthors(db: Db, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  await db`insert into authors (name) select distinct on (lower(n)) n from unnest(${names as string[]}::text[]) n
    on conflict (lower(name)) do nothing`;
  // Why: the database alone decides which letters are the same in lower case.
  const rows = await db<{ id: number }[]>`
    select a.id from unnest(${names as string[]}::text[]) with ordinality n (name, place)
      join authors a on lower(a.name) = lower(n.name) order by n.place`;
  return rows.map((row) => row.id);
}

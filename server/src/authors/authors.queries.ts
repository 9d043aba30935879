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
  const rows = await db<{ id: number; key: string }[]>`
    select id, lower(name) as key from authors where lower(name) = any(select lower(n) from unnest(${names as string[]}::text[]) n)`;
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  return names.flatMap((name) => ids.get(name.toLowerCase()) ?? []);
}

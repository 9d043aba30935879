import type { Author } from '@masthead/shared/editorial/authors/author.ts';
import { type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { conflict } from '../../platform/http/errors.ts';
import type { Listed } from '../../platform/records/listed.ts';

/** Authors are visible to everyone. */
export const authorRows = rowRule({ record: 'author', visibleTo: 'everybody' });

/** Authors in the palette and Activity. */
export const authorsListed: Listed = {
  table: 'authors',
  rows: authorRows,
  find: [
    {
      kind: 'author',
      alias: 'a',
      from: 'authors a',
      where: 'true',
      title: 'a.name',
      detail: 'a.title',
      order: 'a.name',
    },
  ],
};

/** The authors that a person may see, by name. */
export const listAuthors = (db: Db, visible: Rows<'author'>): Promise<Author[]> =>
  db<Author[]>`
    select id, name, title, avatar from authors where ${within(db, visible, 'authors')}
     order by name collate "und-x-icu", id`;

/**
 * The author of a person, added if they have none. Why never an existing author of the same name: anyone
 * who takes another person's name could edit their drafts.
 */
export async function findOrAddOwnAuthor(
  db: Db,
  person: { id: number; name: string; username: string },
): Promise<{ id: number; name: string }> {
  const [own] = await db<{ id: number; name: string }[]>`
    select id, name from authors where user_id = ${person.id} order by id limit 1`;
  if (own) return own;
  for (const name of [person.name, `${person.name} (${person.username})`]) {
    const [made] = await db<{ id: number; name: string }[]>`
      insert into authors (name, user_id) values (${name}, ${person.id})
      on conflict (lower(name)) do nothing returning id, name`;
    if (made) return made;
  }
  throw conflict('Another author has the same name as you. Ask an admin.');
}

/** The ids of authors by name, in order. Missing ones are added. */
export async function findOrAddAuthors(db: Db, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return [];
  await db`insert into authors (name) select distinct on (lower(n)) n from unnest(${names}::text[]) n
    on conflict (lower(name)) do nothing`;
  // Why in SQL: the database decides which names are equal ignoring case.
  const rows = await db<{ id: number }[]>`
    select a.id from unnest(${names}::text[]) with ordinality n (name, place)
      join authors a on lower(a.name) = lower(n.name) order by n.place`;
  return rows.map((row) => row.id);
}

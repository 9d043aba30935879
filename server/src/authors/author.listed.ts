import type { Listed } from '../records/listed.ts';
import { authorRows } from './author.rows.ts';

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

import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { personalColumns } from './personal-columns.ts';
import { personalRows } from './personal-rows.ts';

const database = withTestDatabase();

/** Columns that can hold words: text, JSON and bytes, also in arrays. */
const columnsThatHoldWords = () => database.pool<{ name: string }[]>`
  select c.table_name || '.' || c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
     and (c.data_type in ('text', 'json', 'jsonb', 'bytea', 'character varying', 'character', 'xml', 'inet')
          or (c.data_type = 'ARRAY' and c.udt_name in ('_text', '_varchar', '_jsonb', '_json')))
   order by 1`;

test('every column of text, JSON or bytes is declared, and no other', async () => {
  const declared = [...personalColumns].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => `${table}.${column}`),
  );
  const there = (await columnsThatHoldWords()).map(({ name }) => name);
  expect(declared.toSorted()).toEqual(there.toSorted());
});

test('the rows of a person are found by columns that exist', async () => {
  for (const { table, column, erase, hidden = [] } of personalRows) {
    const set = typeof erase === 'function' ? Object.keys(erase('erased-1')) : [];
    const rows = await database.pool<{ name: string }[]>`
      select column_name::text as name from information_schema.columns
       where table_schema = 'public' and table_name = ${table}`;
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([column, ...set]));
    expect(hidden).not.toContain(column);
  }
});

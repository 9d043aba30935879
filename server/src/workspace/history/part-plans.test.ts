import { allKinds } from '@masthead/shared/record-kinds.ts';
import { beforeAll, expect, test } from 'vitest';
import { inBulk, withTestDatabase } from '../../../test/database.ts';
import { planOf, statementsOf } from '../../../test/statements.ts';
import { theProduct } from '../../platform/access/rows.ts';
import { findPartOwners, listRecordChanges } from '../../platform/history/history.queries.ts';

const database = withTestDatabase();
beforeAll(async () => {
  // Why: in a table with a single change, every index finds it.
  await inBulk(
    database.pool,
    (db) => db`
      insert into changes (table_name, record_id, action, after)
      select part.name, n::text, 'insert', jsonb_build_object(part.of, n % 1000)
        from unnest(${partsOf.map(({ table }) => table)}::text[], ${partsOf.map(({ of }) => of)}::text[]) part (name, of),
             generate_series(1, 2000) n`,
  );
  await database.pool`analyze changes`;
});

const withParts = allKinds.filter(({ parts = [] }) => parts.length > 0);
const partsOf = withParts.flatMap(({ parts = [] }) => parts);

test.each(withParts.map((kind) => [kind.noun, kind] as const))(
  'the history of one %s finds the changes of its parts, including moved ones, by an index',
  async (_, kind) => {
    const [listed] = await statementsOf(database.pool, (db) =>
      listRecordChanges(db, theProduct, kind, '7', { before: undefined, limit: 20 }),
    );
    const plan = await planOf(database.pool, listed ?? { text: '', values: [] });
    for (const { table, of, moved } of kind.parts ?? []) {
      const cond = `Index Cond: \\(\\(table_name = '${table}'::text\\) AND \\(\\(COALESCE\\(after, before\\) ->> .* = '7'::text`;
      expect(plan).toMatch(new RegExp(cond));
      if (moved) expect(plan).toMatch(new RegExp(`Index Cond: \\(\\(?${of} = 7\\)`));
      expect(plan).not.toContain(`Seq Scan on ${table}`);
    }
    expect(plan).not.toMatch(/Filter: .*->>/);
  },
);

test('the database knows by which column each part names its record', async () => {
  for (const { table, of } of partsOf) {
    const [row] = await database.pool<
      { of: string | null }[]
    >`select owner_of_part(${table}) as of`;
    expect(row?.of, table).toBe(of);
  }
});

test('finds parts by their ids', async () => {
  for (const part of partsOf) {
    const [asked] = await statementsOf(database.pool, (db) => findPartOwners(db, part, ['1', '2']));
    const plan = await planOf(database.pool, asked ?? { text: '', values: [] });
    expect(plan).toContain('Index Cond: (id = ANY');
  }
});

import { readConfig } from '@masthead/server/platform/process/config.ts';
import { contrast, readableContrast } from '@masthead/shared/platform/values/colours.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test/database.ts';
import { demoFirmRow, demoFirms, fillFirms } from './fill-firms.ts';
import { fillPeople } from './fill-people.ts';
import { fillSites } from './fill-sites.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillPeople(database.pool, readConfig({ DATABASE_URL: 'postgres://unused' }));
  await fillSites(database.pool);
});
afterAll(() => database.drop());

test('the demo has 24 firms, six of the first partner, four of the second, one paused; a second fill adds none', async () => {
  const { pool } = database;
  for (const _ of [1, 2]) await fillFirms(pool);
  const groups = await pool<{ name: string | null; firms: number; paused: number }[]>`
    select o.name, count(*) as firms, count(*) filter (where f.is_paused) as paused
      from showcase_firms f left join organizations o on o.id = f.organization_id
     group by o.name order by o.name`;
  expect(groups).toEqual([
    { name: 'Bluebonnet Realty Group', firms: 6, paused: 0 },
    { name: 'Pecan Street Homes', firms: 4, paused: 0 },
    { name: null, firms: 14, paused: 1 },
  ]);
  const [row] = await pool<{ without: number }[]>`
    select count(*) as without from showcase_firms f
     where not exists (select from showcase_firm_sites where firm_id = f.id)`;
  expect(row?.without).toBe(0);
});

test('every demo firm has words that can be read on its colours', () => {
  for (const firm of demoFirms) {
    const row = demoFirmRow(firm);
    expect(contrast(row.background_text_color, row.background_color)).toBeGreaterThan(
      readableContrast,
    );
    expect(contrast(row.button_text_color, row.button_color)).toBeGreaterThan(readableContrast);
    expect(row.website).toMatch(/^https:\/\/www\.[a-z-]+\.example$/);
  }
});

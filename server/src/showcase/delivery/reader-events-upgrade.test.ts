import { addDays } from '@masthead/shared/platform/values/dates.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { createEmptyDatabase } from '../../platform/backup/backup.testing.ts';
import type { Db } from '../../platform/db/client.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { readMigrations } from '../../platform/db/migration-files.ts';
import { keepEventDays } from './keep-event-days.ts';
import { countEvents } from './reader-events.queries.ts';
import { buildFirm, buildListing, buildSlot } from './showcase.testing.ts';

/** The number of the migration that brought reader_events. */
const changed = 221;

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let siteId: number;
let slotId: number;
const now = new Date();
const today = now.toISOString().slice(0, 10);
const shown = (nth: number) => nth.toString(16).padStart(32, '0');

/** The statement of the version before. */
const countAsBefore = (
  db: Db,
  {
    nth,
    kind = 'impression',
    robot = false,
    at = now,
  }: { nth: number; kind?: string; robot?: boolean; at?: Date },
) => db`
  with told as (
    select s.id as slot_id, t.id as site_id, (${at}::timestamptz at time zone t.time_zone) as local, 0 as listing_id
      from ad_slots s, sites t where s.id = ${slotId} and t.id = ${siteId}
  ), kept as (
    insert into ad_slot_events (ad_slot_id, site_id, listing_id, kind, served_id, at, local_hour, filtered_as)
    select slot_id, site_id, listing_id, ${kind}, ${shown(nth)}::uuid, ${at}, date_trunc('hour', local), ${robot ? 'robot' : null}
      from told
    on conflict on constraint ad_slot_events_once do nothing
    returning filtered_as is null as counts
  )
  insert into ad_slot_days as d (ad_slot_id, site_id, day, impressions, viewable, clicks, filtered)
  select slot_id, site_id, local::date,
         (coalesce(k.counts, false) and ${kind} = 'impression')::integer,
         (coalesce(k.counts, false) and ${kind} = 'viewable')::integer,
         (coalesce(k.counts, false) and ${kind} = 'click')::integer,
         (not coalesce(k.counts, false))::integer
    from told left join kept k on true
  on conflict (ad_slot_id, site_id, day) do update
    set impressions = d.impressions + excluded.impressions, viewable = d.viewable + excluded.viewable,
        clicks = d.clicks + excluded.clicks, filtered = d.filtered + excluded.filtered`;

const countNow = (nth: number, kind: 'impression' | 'click' = 'impression') =>
  countEvents(
    database.pool,
    [{ slotId, siteId, listingId: 0, kind, servedId: shown(nth), isRobot: false }],
    now,
  );

/** What reports read. */
const report = async () => [
  ...(await database.pool`select * from ad_slot_days order by ad_slot_id, site_id, day`),
];
async function sumOf(table: 'ad_slot_days' | 'ad_slot_hours') {
  const [row] = await database.pool.unsafe<Record<string, number>[]>(
    `select sum(impressions)::int as i, sum(viewable)::int as v, sum(clicks)::int as c, sum(filtered)::int as f from ${table}`,
  );
  return row && [row.i, row.v, row.c, row.f];
}
const keep = (day: string) =>
  keepEventDays(database.pool, {
    now: new Date(`${day}T12:00:00Z`),
    keptDays: 30,
    isStopping: () => false,
  });

beforeAll(async () => {
  database = await createEmptyDatabase(inject('database'));
  const files = await readMigrations();
  const before = files.filter(({ number }) => number < changed).map(({ id }) => id);
  await migrate(database.connection, { only: new Set(before) });
  const { pool } = database;
  siteId = (await buildSite(pool, { city: 'Austin' })).id;
  const firmId = await buildFirm(pool);
  const listingIds = [await buildListing(pool, { firmId })];
  slotId = await buildSlot(pool, { firmIds: [firmId], siteIds: [siteId], listingIds });
});
afterAll(() => database.drop());

test('reports stay equal through the upgrade, and an older server beside goes on counting', async () => {
  const { pool } = database;
  for (let nth = 1; nth <= 60; nth += 1) {
    const at = new Date(now.getTime() - nth * 86_400_000);
    await countAsBefore(pool, { nth, at });
    await countAsBefore(pool, { nth, at, kind: 'viewable' });
    await countAsBefore(pool, { nth: 1000 + nth, at, robot: true });
  }
  await countAsBefore(pool, { nth: 3001 });
  const before = await report();
  expect(before.length).toBeGreaterThanOrEqual(60);
  await migrate(database.connection);
  expect(await report()).toEqual(before);

  // A showing of just before is told again.
  await countNow(3001);
  expect(await sumOf('ad_slot_days')).toEqual([61, 60, 0, 61]);

  // One showing is told to an older server and to a newer one, in both orders.
  await countAsBefore(pool, { nth: 2001 });
  await countNow(2001);
  await countNow(2002);
  await countAsBefore(pool, { nth: 2002 });
  await countNow(2002, 'click');
  expect(await sumOf('ad_slot_days')).toEqual([63, 60, 1, 63]);

  const upgraded = await report();
  await keep(today);
  expect(await report()).toEqual(upgraded);
  const [left] = await pool<{ count: number; oldest: string }[]>`
    select count(*)::int as count, min(at at time zone 'UTC')::date::text as oldest from ad_slot_events`;
  expect(left).toEqual({ count: 30 * 3 + 2, oldest: addDays(today, -30) });

  await keep(addDays(today, 31));
  expect(await report()).toEqual(upgraded);
  expect(await pool`select from ad_slot_events`).toHaveLength(0);
  // Repeats that the version before told were never rows, so hours lack the one of them.
  expect(await sumOf('ad_slot_hours')).toEqual([63, 60, 1, 62]);
});

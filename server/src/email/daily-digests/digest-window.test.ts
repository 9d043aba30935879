import { digestWindow } from '@masthead/shared/email/daily-digests/digest-window.ts';
import {
  addDays,
  centralClock,
  centralDay,
  centralInstant,
} from '@masthead/shared/platform/values/dates.ts';
import { expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';

const database = withTestDatabase();

const first = '2020-01-01';
const last = '2040-12-31';

function days(): string[] {
  const all: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) all.push(day);
  return all;
}

test('on every day of 2020 to 2040 the window is the one that PostgreSQL reckons (reliability G15)', async () => {
  // Spec, content 4, written out a second time, with the time zone data of PostgreSQL.
  const rows = await database.pool<{ day: string; from: Date; to: Date }[]>`
    select d::date as day,
           (d::date - case extract(dow from d) when 0 then 9 when 1 then 3 when 6 then 8 else 1 end + time '06:01')
             at time zone 'America/Chicago' as from,
           (d::date - case extract(dow from d) when 0 then 2 when 1 then 3 when 6 then 1 else 0 end
             + case extract(dow from d) when 1 then time '23:59' else time '06:00' end)
             at time zone 'America/Chicago' as to
      from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') d order by d`;
  expect(rows).toHaveLength(7671);
  expect(rows.map((row) => row.day)).toEqual(days());
  const wrong = rows.filter((row) => {
    const { from, to } = digestWindow(row.day);
    return from.getTime() !== row.from.getTime() || to.getTime() !== row.to.getTime();
  });
  expect(wrong).toEqual([]);
});

test('every quarter hour that is not skipped or repeated is the instant that PostgreSQL reckons', async () => {
  const rows = await database.pool<
    { day: string; clock: string; at: Date; isAmbiguous: boolean }[]
  >`
    select t::date as day, to_char(t, 'HH24:MI') as clock, t at time zone 'America/Chicago' as at,
           -- An hour on, or back, that shows the same clock: repeated; a clock that does not come back: skipped.
           (t at time zone 'America/Chicago' at time zone 'America/Chicago') <> t
             or ((t at time zone 'America/Chicago') - interval '1 hour') at time zone 'America/Chicago' = t
             or ((t at time zone 'America/Chicago') + interval '1 hour') at time zone 'America/Chicago' = t as is_ambiguous
      from generate_series(${first}::timestamp, ${`${last} 23:45`}::timestamp, interval '15 minutes') t
     where extract(month from t) in (3, 11) or extract(day from t) = 1
     order by t`;
  const wrong = rows.filter(
    (row) => !row.isAmbiguous && centralInstant(row.day, row.clock)?.getTime() !== row.at.getTime(),
  );
  expect(wrong).toEqual([]);
  // Four quarters of one hour are skipped and four are repeated in each of the 21 years.
  const ambiguous = rows.filter((row) => row.isAmbiguous);
  expect(ambiguous).toHaveLength(21 * 8);
  const skipped = ambiguous.filter((row) => centralInstant(row.day, row.clock) === null);
  expect(skipped).toHaveLength(21 * 4);
  expect(skipped.every((row) => row.clock.startsWith('02:') && row.day.slice(5, 7) === '03')).toBe(
    true,
  );
  // Decisions 7: of a repeated hour the first one counts; PostgreSQL takes the second.
  for (const row of ambiguous.filter((one) => one.day.slice(5, 7) === '11'))
    expect(centralInstant(row.day, row.clock)?.getTime()).toBe(row.at.getTime() - 3_600_000);
});

test('the day and the clock of an instant are those of PostgreSQL', async () => {
  const rows = await database.pool<{ at: Date; day: string; clock: string }[]>`
    select t as at, (t at time zone 'America/Chicago')::date as day,
           to_char(t at time zone 'America/Chicago', 'HH24:MI') as clock
      from generate_series('2020-01-01Z'::timestamptz, '2041-01-01Z', interval '7 hours 13 minutes') t`;
  const wrong = rows.filter(
    (row) => centralDay(row.at) !== row.day || centralClock(row.at) !== row.clock,
  );
  expect(rows.length).toBeGreaterThan(25_000);
  expect(wrong).toEqual([]);
});

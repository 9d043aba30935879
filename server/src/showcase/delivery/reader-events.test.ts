import { addDays } from '@masthead/shared/platform/values/dates.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '../../../test/database.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { write } from '../../platform/db/client.ts';
import { saveEvents } from './count-events.ts';
import { keepEventDays } from './keep-event-days.ts';
import { countEvents, listEventDays, type ReaderEvent } from './reader-events.queries.ts';
import { buildFirm, buildListing, buildSlot } from './showcase.testing.ts';

const database = withTestDatabase();
const at = new Date();
const today = at.toISOString().slice(0, 10);
let siteId: number;
let slots: number[];
let listingId: number;
let served = 0;

beforeAll(async () => {
  const { pool } = database;
  siteId = (await buildSite(pool, { city: 'Austin' })).id;
  const firmId = await buildFirm(pool);
  listingId = await buildListing(pool, { firmId });
  const slot = { firmIds: [firmId], siteIds: [siteId], listingIds: [listingId] };
  slots = [await buildSlot(pool, slot), await buildSlot(pool, slot)];
});

const event = (given: Partial<ReaderEvent> = {}): ReaderEvent => {
  served += 1;
  return {
    siteId,
    slotId: slots[0] ?? 0,
    listingId: 0,
    kind: 'impression',
    servedId: served.toString(16).padStart(32, '0'),
    isRobot: false,
    ...given,
  };
};

/** Impressions, viewable impressions, clicks and filtered events of a slot, by day and by hour. */
async function counts(slotId = slots[0] ?? 0) {
  const sums =
    'sum(impressions)::int as i, sum(viewable)::int as v, sum(clicks)::int as c, sum(filtered)::int as f';
  const ofTable = async (table: string) => {
    const [row] = await database.pool.unsafe<Record<'i' | 'v' | 'c' | 'f', number | null>[]>(
      `select ${sums} from ${table} where ad_slot_id = ${slotId}`,
    );
    return [row?.i ?? 0, row?.v ?? 0, row?.c ?? 0, row?.f ?? 0];
  };
  return { days: await ofTable('ad_slot_days'), hours: await ofTable('ad_slot_hours') };
}

async function grown(work: () => Promise<unknown>, slotId = slots[0] ?? 0) {
  const before = await counts(slotId);
  await work();
  const after = await counts(slotId);
  const less = (now: number[], then: number[]) => now.map((count, nth) => count - (then[nth] ?? 0));
  return { days: less(after.days, before.days), hours: less(after.hours, before.hours) };
}
const both = (figures: number[]) => ({ days: figures, hours: figures });

describe('a batch', () => {
  test('counts by slot, hour and day, with repeats in it and from before as filtered', async () => {
    const first = event();
    const second = event({ slotId: slots[1] ?? 0, kind: 'viewable' });
    const robot = event({ isRobot: true });
    const work = () => countEvents(database.pool, [first, first, second, robot], at);
    expect(await grown(work)).toEqual(both([1, 0, 0, 2]));
    expect(await grown(() => countEvents(database.pool, [first, second], at))).toEqual(
      both([0, 0, 0, 1]),
    );
    expect((await counts(slots[1])).days).toEqual([0, 1, 0, 1]);
  });

  test('counts clicks by listing; one outside the slot is a click on the slot itself', async () => {
    const { servedId } = event();
    const click = (listing: number) => event({ kind: 'click', servedId, listingId: listing });
    const clicks = [click(listingId), click(0), click(999_999), click(listingId)];
    expect(await grown(() => countEvents(database.pool, clicks, at))).toEqual(both([0, 0, 2, 2]));
    const rows = await database.pool`
      select listing_id, clicks from ad_slot_hours where clicks > 0 order by listing_id`;
    expect([...rows]).toEqual([
      { listingId: 0, clicks: 1 },
      { listingId, clicks: 1 },
    ]);
  });

  test('leaves out a slot that is not there, and counts the others', async () => {
    const events = [event({ slotId: 999_999 }), event()];
    expect(await grown(() => countEvents(database.pool, events, at))).toEqual(both([1, 0, 0, 0]));
  });

  test('of two servers with the same rows in another order waits for no other', async () => {
    const events = Array.from({ length: 200 }, (_, nth) => event({ slotId: slots[nth % 2] ?? 0 }));
    const rounds = () =>
      Array.from({ length: 8 }, (_, nth) =>
        countEvents(database.pool, nth % 2 ? events : events.toReversed(), at),
      );
    expect(await grown(() => Promise.all(rounds()))).toEqual(both([100, 0, 0, 700]));
  });

  test('tells a repeat across midnight in the first hour of a day', async () => {
    const tomorrow = addDays(today, 1);
    const late = event();
    const first = () => countEvents(database.pool, [late], new Date(`${today}T23:59:58Z`));
    expect(await grown(first)).toEqual(both([1, 0, 0, 0]));
    for (const [time, figures] of [
      ['00:59:59', [0, 0, 0, 1]],
      ['01:00:00', [1, 0, 0, 0]],
    ] as const) {
      const again = () => countEvents(database.pool, [late], new Date(`${tomorrow}T${time}Z`));
      expect(await grown(again)).toEqual(both([...figures]));
    }
  });

  test('finds no day to write into: makes it', async () => {
    const far = new Date(`${addDays(today, 40)}T12:00:00Z`);
    expect(await grown(() => saveEvents(database.pool, [event()], far))).toEqual(
      both([1, 0, 0, 0]),
    );
  });
});

describe('the job that keeps the days', () => {
  const keep = (now: string, time = '01:59') =>
    keepEventDays(database.pool, {
      now: new Date(`${now}T${time}:00Z`),
      keptDays: 30,
      isStopping: () => false,
    });

  test('makes a week ahead, tells repeats in yesterday and later, and drops rows after 30 days', async () => {
    const repeat = event();
    const before = await grown(() => countEvents(database.pool, [repeat], at));
    expect(before).toEqual(both([1, 0, 0, 0]));
    const all = await counts();

    const inTwoDays = addDays(today, 2);
    await keep(inTwoDays);
    const days = new Map((await listEventDays(database.pool)).map((each) => [each.day, each]));
    expect(days.get(addDays(inTwoDays, 7))?.tellsRepeats).toBe(true);
    expect(days.get(addDays(inTwoDays, -1))?.tellsRepeats).toBe(true);
    expect(days.get(today)?.tellsRepeats).toBe(false);
    await keep(inTwoDays, '02:00');
    const later = new Map((await listEventDays(database.pool)).map((each) => [each.day, each]));
    expect(later.get(addDays(inTwoDays, -1))?.tellsRepeats).toBe(false);
    expect(later.get(inTwoDays)?.tellsRepeats).toBe(true);

    await keep(addDays(today, 30));
    expect((await listEventDays(database.pool)).map(({ day }) => day)).toContain(today);
    await keep(addDays(today, 31));
    const left = (await listEventDays(database.pool)).map(({ day }) => day);
    expect([left[0], left.includes(today)]).toEqual([addDays(today, 1), false]);
    expect(await database.pool`select from reader_events where day = ${today}`).toHaveLength(0);
    expect(await counts()).toEqual(all);
  });

  test('goes on when one day cannot be locked, and says so', async () => {
    const now = addDays(today, 33);
    const [blocked = '', free = ''] = [1, 2].map((n) => addDays(today, n));
    await write(database.pool, null, async (db) => {
      await db.unsafe(`lock table reader_event_days.d${blocked.replaceAll('-', '')} in share mode`);
      await expect(keep(now)).rejects.toThrow('lock timeout');
      const left = (await listEventDays(db)).map(({ day }) => day);
      expect([left.includes(blocked), left.includes(free)]).toEqual([true, false]);
    });
    await keep(now);
    expect((await listEventDays(database.pool)).map(({ day }) => day)).not.toContain(blocked);
  });

  test('may run on two workers at once, and again', async () => {
    const now = addDays(today, 60);
    await Promise.all([keep(now), keep(now).catch(() => {})]);
    await keep(now);
    const left = (await listEventDays(database.pool)).map(({ day }) => day);
    expect(left.at(-1)).toBe(addDays(now, 7));
  });
});

import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { adSlotOperations } from '@masthead/shared/showcase/ad-slots/ad-slot.operations.ts';
import { describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildListing, buildSlot, inDays } from '../delivery/showcase.testing.ts';
import { withShowcase } from '../delivery/with-showcase.testing.ts';
import { buildPlace, createSlot, getSlot, saveSlot, slotAt } from './ad-slots.testing.ts';

const server = withTestServer();
const { showcase, staff, partner } = withShowcase(server);

const place = (organizationId: number | null = showcase.organizations.alpha) =>
  buildPlace(server.pool, organizationId);

describe('creating a slot', () => {
  test('uses the defaults, keeps the order of listings, and returns its firms, sites and listings', async () => {
    const here = await place();
    const itemIds = [...here.items].reverse();
    const { status, body } = await createSlot(partner, { ...slotAt(here), itemIds });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      logoHeight: 50,
      logoPadding: 5,
      tagColor: '#c2d503',
      displayEffect: 'popup',
      isPaused: false,
      isDeleted: false,
      firmIds: [here.firm],
      siteIds: [here.siteId],
      itemIds,
      sites: [{ siteId: here.siteId, adslotId: body.id }],
    });
    expect(body.items.map(({ id }) => id)).toEqual(itemIds);
    expect((await getSlot(staff, body.id)).body.itemIds).toEqual(itemIds);
  });

  test.each([
    [{ startDate: '' }, 'A start date required.'],
    [{ endDate: 'soon' }, 'An end date is required.'],
    [{ title1: ' ' }, 'A title is required.'],
    [{ url: 'javascript:alert(1)' }, 'Invalid URL.'],
    [{ firmIds: [] }, 'A firm is required.'],
    [{ siteIds: [] }, 'A site is required.'],
    [{ itemIds: [] }, 'Items are required.'],
    [{ startDate: inDays(21) }, 'The end date can’t be before the start date.'],
    [{ headerThinIndex: -1 }, 'Thin word position must be a whole number, 0 or more'],
    [{ tagColor: 'lime' }, 'Use a color such as #1a7f37'],
    [{ logoHeight: 9999 }, 'Use a whole number of pixels from 10 to 300'],
    [{ firmIds: [999_999] }, 'This firm does not exist.'],
    [{ siteIds: [999_999] }, 'This site does not exist.'],
    [{ itemIds: [999_999] }, 'This listing does not exist.'],
  ])('%j is refused with its sentence and nothing is stored', async (change, sentence) => {
    const here = await place();
    const { status, error } = await createSlot(staff, { ...slotAt(here), ...change });
    expect(status).toBe(400);
    expect(error.message[0]).toBe(sentence);
    const found = await staff.call(adSlotEndpoints.search, { body: { siteId: here.siteId } });
    expect(found.body.count).toBe(0);
  });

  test('rejects a deleted listing and one of a firm outside the slot, by name', async () => {
    const here = await place();
    const gone = await buildListing(server.pool, {
      firmId: here.firm,
      description1: 'Sold house',
      isDeleted: true,
    });
    const deleted = await createSlot(staff, { ...slotAt(here), itemIds: [gone] });
    expect(deleted.error.message).toEqual([
      'The listing “Sold house” was deleted. Remove it from the slot.',
    ]);
    const other = await buildListing(server.pool, {
      firmId: (await place()).firm,
      description1: 'Elsewhere',
    });
    const foreign = await createSlot(staff, { ...slotAt(here), itemIds: [other] });
    expect(foreign.error.message).toEqual([
      'The listing “Elsewhere” belongs to a firm that isn’t in the slot. Add the firm or remove the listing.',
    ]);
  });

  test('for a partner, foreign firms and listings do not exist, also when mixed with their own', async () => {
    const mine = await place();
    const theirs = await place(showcase.organizations.beta);
    const firm = await createSlot(partner, { ...slotAt(mine), firmIds: [mine.firm, theirs.firm] });
    expect(firm.error.message).toEqual(['This firm does not exist.']);
    const item = await createSlot(partner, { ...slotAt(mine), itemIds: theirs.items });
    expect(item.error.message).toEqual(['This listing does not exist.']);
  });
});

describe('saving a slot', () => {
  test('keeps omitted fields; a change of listings alone is a new version', async () => {
    const here = await place();
    const { body } = await createSlot(partner, { ...slotAt(here), buttonText: 'See inside' });
    const saved = await saveSlot(partner, {
      id: body.id,
      version: 1,
      itemIds: here.items.slice(1),
    });
    expect(saved.body).toMatchObject({ buttonText: 'See inside', itemIds: here.items.slice(1) });
    expect(saved.body.version).toBeGreaterThan(body.version);
  });

  test('checks a new end date against the stored start date', async () => {
    const { body } = await createSlot(partner, slotAt(await place()));
    const { error } = await saveSlot(partner, {
      id: body.id,
      version: body.version,
      endDate: inDays(9),
    });
    expect(error.message).toEqual(['The end date can’t be before the start date.']);
  });

  test('a partner can exchange the only firm of a slot for another of theirs', async () => {
    const here = await place();
    const next = await place();
    const { body } = await createSlot(partner, slotAt(here));
    const { status } = await saveSlot(partner, {
      id: body.id,
      version: body.version,
      firmIds: [next.firm],
      itemIds: next.items,
    });
    expect(status).toBe(200);
    expect((await getSlot(partner, body.id)).body.firmIds).toEqual([next.firm]);
  });
});

describe('deleting a slot', () => {
  test('is limited to the owner organization, and can be undone', async () => {
    const { body } = await createSlot(partner, slotAt(await place()));
    const { id, version } = body;
    expect((await saveSlot(partner, { id, version, isDeleted: true })).status).toBe(403);
    expect((await saveSlot(staff, { id, version, isDeleted: true })).body.isDeleted).toBe(true);
    expect((await getSlot(staff, id)).status).toBe(404);
    expect((await getSlot(partner, id)).status).toBe(404);
    const back = await saveSlot(staff, { id, version: version + 1, isDeleted: false });
    expect(back.body.isDeleted).toBe(false);
    expect((await getSlot(partner, id)).status).toBe(200);
  });
});

describe('copies of a slot', () => {
  test('a clone is the same slot, paused, without listings deleted since', async () => {
    const here = await place();
    const { body } = await createSlot(partner, { ...slotAt(here), title2: 'By the lake' });
    await server.pool`update listings set deleted_at = now() where id = ${here.items[0] ?? 0}`;
    const clone = await partner.call(adSlotEndpoints.clone, { params: { id: body.id } });
    expect(clone.status).toBe(200);
    expect(clone.body.id).not.toBe(body.id);
    expect(clone.body).toMatchObject({
      title1: body.title1,
      title2: 'By the lake',
      startDate: body.startDate,
      isPaused: true,
      firmIds: [here.firm],
      itemIds: here.items.slice(1),
    });
  });

  test('a renewal starts the day after the end and runs for as many days', async () => {
    const { body } = await createSlot(partner, slotAt(await place()));
    const renewed = await partner.call(adSlotEndpoints.renew, { params: { id: body.id } });
    expect(renewed.body).toMatchObject({ startDate: inDays(21), endDate: inDays(31) });
  });

  test('concurrent and repeated requests renew a slot once', async () => {
    const { body } = await createSlot(partner, slotAt(await place()));
    const renew = () => partner.call(adSlotEndpoints.renew, { params: { id: body.id } });
    const all = await Promise.all([renew(), renew(), renew()]);
    expect(new Set(all.map((one) => one.body.id)).size).toBe(1);
    const { id, version } = all[0]?.body ?? { id: 0, version: 0 };
    expect((await saveSlot(staff, { id, version, isDeleted: true })).status).toBe(200);
    expect((await renew()).body.id).not.toBe(id);
  });
});

describe('the list of slots', () => {
  test('filters by status, site, firm and title; twenty per page, newest first', async () => {
    const here = await place();
    const at = (title1: string, startDate: string, endDate: string) =>
      buildSlot(server.pool, {
        firmIds: [here.firm],
        siteIds: [here.siteId],
        title1,
        startDate,
        endDate,
      });
    const active = await at('Runs', inDays(0), inDays(0));
    const over = await at('Over', inDays(-9), inDays(-1));
    const next = await at('Next', inDays(1), inDays(2));
    const search = async (body: object) => {
      const answer = await partner.call(adSlotEndpoints.search, {
        body: { siteId: here.siteId, ...body },
      });
      expect(answer.body.count).toBe(answer.body.slots.length);
      return answer.body.slots.map(({ id }) => id);
    };
    expect(await search({})).toEqual([next, over, active]);
    expect(await search({ status: 'All' })).toEqual([next, over, active]);
    expect(await search({ status: 'Active' })).toEqual([active]);
    expect(await search({ status: 'Inactive' })).toEqual([over]);
    expect(await search({ status: 'Upcoming' })).toEqual([next]);
    expect(await search({ firmIds: [here.firm], title: 'RUN' })).toEqual([active]);
    const { data } = await partner.run(adSlotOperations.adSlots, {
      siteId: here.siteId,
      limit: 1,
      offset: 1,
    });
    expect(data).toMatchObject({ totalCount: 3, nodes: [{ id: over }] });
  });
});

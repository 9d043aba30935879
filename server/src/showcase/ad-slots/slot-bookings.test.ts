import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { buildListing, buildSlot, inDays } from '../delivery/showcase.testing.ts';
import { withShowcase } from '../delivery/with-showcase.testing.ts';
import { buildPlace, createSlot, getSlot, saveSlot, slotAt } from './ad-slots.testing.ts';

const server = withTestServer();
const { showcase, staff, partner } = withShowcase(server);

const place = (organizationId: number | null = showcase.organizations.alpha) =>
  buildPlace(server.pool, organizationId);

describe('conflicts', () => {
  test('reports the same listing, the same firm and two popups on one site and day', async () => {
    const here = await place();
    const first = (await createSlot(staff, { ...slotAt(here), title1: 'First' })).body;
    const draft = { ...slotAt(here), startDate: inDays(20), endDate: inDays(30) };
    const { body } = await staff.call(adSlotEndpoints.conflicts, {
      body: {
        startDate: draft.startDate,
        endDate: draft.endDate,
        displayEffect: 'popup',
        firmIds: draft.firmIds,
        siteIds: draft.siteIds,
        itemIds: here.items.slice(0, 1),
      },
    });
    expect(body.map(({ kind }) => kind).sort()).toEqual(['firm', 'listing', 'popup']);
    expect(body[0]).toMatchObject({
      slotId: first.id,
      title: 'First',
      from: inDays(20),
      to: inDays(20),
    });
  });

  test('rejects a save until a reason is given, and saves the reason', async () => {
    const here = await place();
    await createSlot(staff, slotAt(here));
    const blocked = await createSlot(staff, { ...slotAt(here), itemIds: here.items.slice(0, 1) });
    expect(blocked.status).toBe(400);
    expect(blocked.error.errors).toEqual([
      {
        path: 'conflictReason',
        message:
          'This slot has 3 conflicts with other slots. Change it, or give a reason to save anyway.',
      },
    ]);
    const allowed = await createSlot(staff, {
      ...slotAt(here),
      conflictReason: 'Agreed with both',
    });
    expect(allowed.status).toBe(200);
    expect((await getSlot(staff, allowed.body.id)).body.conflictReason).toBe('Agreed with both');
  });

  test.each([
    ['on other days', { startDate: inDays(21), endDate: inDays(22) }],
    ['while it is paused', { isPaused: true }],
  ])('none %s', async (_, change) => {
    const here = await place();
    await createSlot(staff, slotAt(here));
    expect((await createSlot(staff, { ...slotAt(here), ...change })).status).toBe(200);
  });

  test('a slot moved onto others needs a new reason; one that stays keeps its own', async () => {
    const here = await place();
    await createSlot(staff, slotAt(here));
    const { body } = await createSlot(staff, {
      ...slotAt(here),
      conflictReason: 'Agreed with both',
    });
    const move = (change: object) =>
      saveSlot(staff, { id: body.id, version: body.version, ...change });
    const moved = await move({ endDate: inDays(19) });
    expect(moved.error.errors?.[0]?.path).toBe('conflictReason');
    expect((await move({ title2: 'Only words' })).status).toBe(200);
  });

  test('a partner learns nothing about the slots of others', async () => {
    const mine = await place();
    const theirs = await place(showcase.organizations.beta);
    await buildSlot(server.pool, {
      firmIds: [theirs.firm],
      siteIds: [mine.siteId],
      listingIds: theirs.items,
      startDate: inDays(10),
      endDate: inDays(20),
    });
    expect((await createSlot(partner, slotAt(mine))).status).toBe(200);
  });

  test('of two concurrent saves that conflict with each other, one is rejected', async () => {
    const here = await place();
    const answers = await Promise.all([
      createSlot(staff, slotAt(here)),
      createSlot(server.as(showcase.people.admin), slotAt(here)),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('the booking timeline', () => {
  test('shows each site with its slots, overlaps and gaps; a paused slot leaves a gap', async () => {
    const here = await place();
    const slot = (startDate: string, endDate: string, isPaused = false) =>
      buildSlot(server.pool, {
        firmIds: [here.firm],
        siteIds: [here.siteId],
        startDate,
        endDate,
        isPaused,
      });
    const a = await slot('2027-03-02', '2027-03-05');
    const b = await slot('2027-03-05', '2027-03-06');
    const paused = await slot('2027-03-08', '2027-03-09', true);
    const { body } = await staff.call(adSlotEndpoints.timeline, {
      query: { from: '2027-03-01', to: '2027-03-10', siteId: here.siteId },
    });
    expect(body.sites).toMatchObject([
      {
        siteId: here.siteId,
        overlaps: [{ from: '2027-03-05', to: '2027-03-05', slotIds: [a, b] }],
        gaps: [
          { from: '2027-03-01', to: '2027-03-01' },
          { from: '2027-03-07', to: '2027-03-10' },
        ],
      },
    ]);
    expect(body.sites[0]?.slots.map(({ id }) => id)).toEqual([a, b, paused]);
  });

  test.each([
    ['2027-03-10', '2027-03-01'],
    ['2027-01-01', '2029-01-01'],
  ])('%s to %s is refused', async (from, to) => {
    const { error } = await staff.call(adSlotEndpoints.timeline, { query: { from, to } });
    expect(error.message).toEqual(['Choose at most 400 days.']);
  });
});

describe('the booking queue', () => {
  test('lists incomplete launches, endings, listings without an image and past open houses', async () => {
    const here = await place();
    const bare = await buildListing(server.pool, {
      firmId: here.firm,
      imageUrl: '',
      description1: 'Bare',
    });
    const past = await buildListing(server.pool, {
      firmId: here.firm,
      openHouseEndDate: new Date('2026-01-01T00:00:00Z'),
    });
    const common = { firmIds: [here.firm], siteIds: [here.siteId] };
    const starting = await buildSlot(server.pool, {
      ...common,
      listingIds: [bare],
      startDate: inDays(3),
      endDate: inDays(30),
    });
    const ending = await buildSlot(server.pool, {
      ...common,
      startDate: inDays(-9),
      endDate: inDays(7),
    });
    const later = await buildSlot(server.pool, {
      ...common,
      startDate: inDays(4),
      endDate: inDays(8),
    });
    const { body } = await partner.call(adSlotEndpoints.queue);
    expect(body.starting.find(({ id }) => id === starting)?.missing).toEqual([
      'The image of “Bare” can’t be found.',
      'It has no URL.',
      'Its button has no text.',
    ]);
    expect(body.ending.map(({ id }) => id)).toContain(ending);
    for (const list of [body.starting, body.ending])
      expect(list.map(({ id }) => id)).not.toContain(later);
    expect(body.withoutImage).toEqual([
      { id: bare, description1: 'Bare', firm: expect.any(String) },
    ]);
    expect(body.pastOpenHouse.map(({ id }) => id)).toEqual([past]);
    const foreign = await server.as(showcase.people.beta).call(adSlotEndpoints.queue);
    expect(JSON.stringify(foreign.body)).not.toContain('Bare');
  });

  test('returns the renewal of a slot', async () => {
    const here = await place();
    const ending = await buildSlot(server.pool, {
      firmIds: [here.firm],
      siteIds: [here.siteId],
      listingIds: here.items,
      startDate: inDays(-3),
      endDate: inDays(2),
    });
    const asked = async () =>
      (await partner.call(adSlotEndpoints.queue)).body.ending.find(({ id }) => id === ending);
    expect((await asked())?.renewedAs).toBeNull();
    const renewed = await partner.call(adSlotEndpoints.renew, { params: { id: ending } });
    expect((await asked())?.renewedAs).toMatchObject({
      id: renewed.body.id,
      startDate: inDays(3),
    });
  });

  test('shows double bookings between organizations to staff until a reason settles them', async () => {
    const { alpha, beta } = showcase;
    const { siteId } = await place();
    const popup = (firm: number, listing: number, start: number) =>
      buildSlot(server.pool, {
        firmIds: [firm],
        siteIds: [siteId],
        listingIds: [listing],
        displayEffect: 'popup',
        startDate: inDays(start),
        endDate: inDays(start + 5),
      });
    const one = await popup(alpha.firm, alpha.listing, 2);
    const two = await popup(beta.firm, beta.listing, 4);
    await popup(beta.firm, beta.listing, 40);
    const met = async (client = staff) =>
      (await client.call(adSlotEndpoints.queue)).body.doubleBooked.filter(({ id }) => id === one);
    expect(await met()).toMatchObject([
      { other: { id: two, firms: ['Beta firm'] }, from: inDays(4), to: inDays(7) },
    ]);
    expect(await met(partner)).toEqual([]);
    await server.pool`update ad_slots set conflict_reason = 'Both agreed' where id = ${two}`;
    expect(await met()).toEqual([]);
  });
});

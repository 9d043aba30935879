import { adSlotEndpoints } from '@masthead/shared/ad-slots/ad-slot.endpoints.ts';
import { adSlotOperations } from '@masthead/shared/ad-slots/ad-slot.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../test/server.ts';
import { buildSite } from '../campaigns/campaigns.testing.ts';
import {
  buildFirm,
  buildListing,
  buildShowcase,
  buildSlot,
  inDays,
  type Showcase,
} from '../showcase/showcase.testing.ts';

let server: TestServer;
let showcase: Showcase;
let staff: TestClient;
let partner: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  showcase = await buildShowcase(server.pool);
  staff = server.as(showcase.people.staff);
  partner = server.as(showcase.people.alpha);
});
afterAll(() => server.stop());

/** A firm with two listings on a site of its own, so that nothing else is met. */
async function place(organizationId: number | null = showcase.organizations.alpha) {
  const site = await buildSite(server.pool);
  const firm = await buildFirm(server.pool, { organizationId, siteIds: [site.id] });
  const items = [
    await buildListing(server.pool, { firmId: firm }),
    await buildListing(server.pool, { firmId: firm }),
  ];
  return { siteId: site.id, firm, items };
}
type Place = Awaited<ReturnType<typeof place>>;

const slotAt = ({ siteId, firm, items }: Place) => ({
  startDate: inDays(10),
  endDate: inDays(20),
  title1: 'Homes of the season',
  firmIds: [firm],
  siteIds: [siteId],
  itemIds: items,
});
const create = (client: TestClient, body: Record<string, unknown>) =>
  client.call(adSlotEndpoints.create, { body });
const save = (client: TestClient, body: Record<string, unknown>) =>
  client.call(adSlotEndpoints.update, { body });
const get = (client: TestClient, id: number) =>
  client.call(adSlotEndpoints.get, { params: { id } });

describe('creating a slot', () => {
  test('starts with the defaults, keeps the order of listings, and names what belongs to it', async () => {
    const here = await place();
    const itemIds = [...here.items].reverse();
    const { status, body } = await create(partner, { ...slotAt(here), itemIds });
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
    expect((await get(staff, body.id)).body.itemIds).toEqual(itemIds);
  });

  test.each([
    [{ startDate: '' }, 'A start date required.'],
    [{ endDate: 'soon' }, 'An end date is required.'],
    [{ title1: ' ' }, 'A title is required.'],
    [{ url: 'javascript:alert(1)' }, 'Invalid URL.'],
    [{ firmIds: [] }, 'A firm is required.'],
    [{ siteIds: [] }, 'A site is required.'],
    [{ itemIds: [] }, 'Items are required.'],
    [{ startDate: inDays(21) }, 'The end date must not be before the start date.'],
    [{ headerThinIndex: -1 }, 'Thin word position must be a whole number, 0 or more'],
    [{ tagColor: 'lime' }, 'Use a colour such as #1a7f37'],
    [{ logoHeight: 9999 }, 'Use a whole number of pixels from 10 to 300'],
    [{ firmIds: [999_999] }, 'This firm does not exist.'],
    [{ siteIds: [999_999] }, 'This site does not exist.'],
    [{ itemIds: [999_999] }, 'This listing does not exist.'],
  ])('%j is refused with its sentence and nothing is stored', async (change, sentence) => {
    const here = await place();
    const { status, error } = await create(staff, { ...slotAt(here), ...change });
    expect(status).toBe(400);
    expect(error.message[0]).toBe(sentence);
    const found = await staff.call(adSlotEndpoints.search, { body: { siteId: here.siteId } });
    expect(found.body.count).toBe(0);
  });

  test('refuses a deleted listing and one of a firm that is not in the slot, by name', async () => {
    const here = await place();
    const gone = await buildListing(server.pool, {
      firmId: here.firm,
      description1: 'Sold house',
      isDeleted: true,
    });
    const deleted = await create(staff, { ...slotAt(here), itemIds: [gone] });
    expect(deleted.error.message).toEqual([
      'The listing “Sold house” was deleted. Remove it from the slot.',
    ]);
    const other = await buildListing(server.pool, {
      firmId: (await place()).firm,
      description1: 'Elsewhere',
    });
    const foreign = await create(staff, { ...slotAt(here), itemIds: [other] });
    expect(foreign.error.message).toEqual([
      'The listing “Elsewhere” belongs to a firm that is not in the slot. Add its firm or remove it.',
    ]);
  });

  test('a partner names a foreign firm, listing or mix as if they did not exist', async () => {
    const mine = await place();
    const theirs = await place(showcase.organizations.beta);
    const firm = await create(partner, { ...slotAt(mine), firmIds: [mine.firm, theirs.firm] });
    expect(firm.error.message).toEqual(['This firm does not exist.']);
    const item = await create(partner, { ...slotAt(mine), itemIds: theirs.items });
    expect(item.error.message).toEqual(['This listing does not exist.']);
  });
});

describe('saving a slot', () => {
  test('keeps what is absent; a change of listings alone is a new version', async () => {
    const here = await place();
    const { body } = await create(partner, { ...slotAt(here), buttonText: 'See inside' });
    const saved = await save(partner, { id: body.id, version: 1, itemIds: here.items.slice(1) });
    expect(saved.body).toMatchObject({ buttonText: 'See inside', itemIds: here.items.slice(1) });
    expect(saved.body.version).toBeGreaterThan(body.version);
  });

  test('two people: the second is told who saved first and nothing is lost', async () => {
    const { body } = await create(partner, slotAt(await place()));
    const { version } = body;
    expect((await save(staff, { id: body.id, version, title2: 'First' })).status).toBe(200);
    const late = await save(partner, { id: body.id, version, title2: 'Second' });
    expect(late.status).toBe(409);
    expect((await get(staff, body.id)).body.title2).toBe('First');
  });

  test('the end is held against the start that is stored', async () => {
    const { body } = await create(partner, slotAt(await place()));
    const { error } = await save(partner, {
      id: body.id,
      version: body.version,
      endDate: inDays(9),
    });
    expect(error.message).toEqual(['The end date must not be before the start date.']);
  });

  test('a partner can exchange the only firm of a slot for another of theirs', async () => {
    const here = await place();
    const next = await place();
    const { body } = await create(partner, slotAt(here));
    const { status } = await save(partner, {
      id: body.id,
      version: body.version,
      firmIds: [next.firm],
      itemIds: next.items,
    });
    expect(status).toBe(200);
    expect((await get(partner, body.id)).body.firmIds).toEqual([next.firm]);
  });
});

describe('deleting a slot', () => {
  test('is for people of the owner organization, and can be undone', async () => {
    const { body } = await create(partner, slotAt(await place()));
    const { id, version } = body;
    expect((await save(partner, { id, version, isDeleted: true })).status).toBe(403);
    expect((await save(staff, { id, version, isDeleted: true })).body.isDeleted).toBe(true);
    expect((await get(staff, id)).status).toBe(404);
    expect((await get(partner, id)).status).toBe(404);
    const back = await save(staff, { id, version: version + 1, isDeleted: false });
    expect(back.body.isDeleted).toBe(false);
    expect((await get(partner, id)).status).toBe(200);
  });
});

describe('copies of a slot', () => {
  test('a clone is the same slot, paused, without listings that are deleted since', async () => {
    const here = await place();
    const { body } = await create(partner, { ...slotAt(here), title2: 'By the lake' });
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

  test('a renewal starts the day after the end and runs as long', async () => {
    const { body } = await create(partner, slotAt(await place()));
    const renewed = await partner.call(adSlotEndpoints.renew, { params: { id: body.id } });
    expect(renewed.body).toMatchObject({ startDate: inDays(21), endDate: inDays(31) });
  });

  test('a foreign slot cannot be copied', async () => {
    const id = showcase.beta.slot;
    expect((await partner.call(adSlotEndpoints.clone, { params: { id } })).status).toBe(404);
    expect((await partner.call(adSlotEndpoints.renew, { params: { id } })).status).toBe(404);
  });
});

describe('conflicts', () => {
  test('the same listing, the same firm and two popups on one site and day are told', async () => {
    const here = await place();
    const first = (await create(staff, { ...slotAt(here), title1: 'First' })).body;
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

  test('a save is refused until a reason is given, which is kept', async () => {
    const here = await place();
    await create(staff, slotAt(here));
    const blocked = await create(staff, { ...slotAt(here), itemIds: here.items.slice(0, 1) });
    expect(blocked.status).toBe(400);
    expect(blocked.error.errors).toEqual([
      {
        path: 'conflictReason',
        message:
          'This slot conflicts with others in 3 ways. Change it, or give a reason to save it all the same.',
      },
    ]);
    const allowed = await create(staff, { ...slotAt(here), conflictReason: 'Agreed with both' });
    expect(allowed.status).toBe(200);
    expect((await get(staff, allowed.body.id)).body.conflictReason).toBe('Agreed with both');
  });

  test.each([
    ['on other days', { startDate: inDays(21), endDate: inDays(22) }],
    ['while it is paused', { isPaused: true }],
  ])('none %s', async (_, change) => {
    const here = await place();
    await create(staff, slotAt(here));
    expect((await create(staff, { ...slotAt(here), ...change })).status).toBe(200);
  });

  test('a slot that is moved onto others needs a reason anew; one that stays keeps its own', async () => {
    const here = await place();
    await create(staff, slotAt(here));
    const { body } = await create(staff, { ...slotAt(here), conflictReason: 'Agreed with both' });
    const move = (change: object) => save(staff, { id: body.id, version: body.version, ...change });
    const moved = await move({ endDate: inDays(19) });
    expect(moved.error.errors?.[0]?.path).toBe('conflictReason');
    expect((await move({ title2: 'Only words' })).status).toBe(200);
  });

  test('a partner is not told of the slots of others', async () => {
    const mine = await place();
    const theirs = await place(showcase.organizations.beta);
    await buildSlot(server.pool, {
      firmIds: [theirs.firm],
      siteIds: [mine.siteId],
      itemIds: theirs.items,
      startDate: inDays(10),
      endDate: inDays(20),
    });
    expect((await create(partner, slotAt(mine))).status).toBe(200);
  });

  test('of two saves at once that would meet each other one is refused', async () => {
    const here = await place();
    const answers = await Promise.all([
      create(staff, slotAt(here)),
      create(server.as(showcase.people.admin), slotAt(here)),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('the list of slots', () => {
  test('by status, site, firm and title; twenty a page, newest first', async () => {
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
  test('names incomplete launches, endings, listings without picture and past open houses', async () => {
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
      itemIds: [bare],
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
      'The picture of “Bare” cannot be found.',
      'It has no address to lead to.',
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
});

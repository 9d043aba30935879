import { listDay } from '@masthead/shared/platform/values/dates.ts';
import { listingEndpoints } from '@masthead/shared/showcase/listings/listing.endpoints.ts';
import { trashEndpoints } from '@masthead/shared/workspace/history/history.endpoints.ts';
import { describe, expect, test } from 'vitest';
import { withTestServer } from '../../../test/server.ts';
import { withStaff } from '../../people/users/with-staff.testing.ts';
import { buildPlace, createSlot, getSlot, saveSlot, slotAt } from '../ad-slots/ad-slots.testing.ts';
import { buildFirm, buildListing, buildRepresentative, inDays } from './showcase.testing.ts';

const server = withTestServer({ config: { logLevel: 'silent' } });
const admin = withStaff(server, 'admin');

const restore = async (kind: string, id: number) => {
  const { status, error } = await admin.call(trashEndpoints.restore, {
    body: { kind, id: String(id) },
  });
  return status === 200 ? 'restored' : `${status} ${error.message[0]}`;
};

/** A deleted slot at its own place. */
async function buildDeleted(change: object = {}) {
  const place = await buildPlace(server.pool, null);
  const { body } = await createSlot(admin, { ...slotAt(place), ...change });
  const { version } = (
    await saveSlot(admin, { id: body.id, version: body.version, isDeleted: true })
  ).body;
  const undo = () => saveSlot(admin, { id: body.id, version, isDeleted: false });
  return { id: body.id, place, undo };
}

describe('restoring an ad slot', () => {
  test('is rejected where its dates were booked since, naming the overlap and what to do', async () => {
    const { id, place, undo } = await buildDeleted();
    const since = await createSlot(admin, {
      ...slotAt(place),
      title1: 'Booked since',
      startDate: inDays(15),
      endDate: inDays(25),
      displayEffect: 'rollover',
      itemIds: place.items.slice(0, 1),
    });
    const [site] = (await getSlot(admin, since.body.id)).body.sites;
    const firm = (await getSlot(admin, since.body.id)).body.firms[0]?.name;
    const why = `“Booked since” runs on ${site?.site} from ${listDay(inDays(15))} to ${listDay(inDays(20))} and also shows the firm ${firm}. Pause or move the overlapping slots, then restore this ad slot.`;
    expect(await restore('ad-slot', id)).toBe(`409 ${why}`);
    const undone = await undo();
    expect([undone.status, undone.error.message]).toEqual([409, [why]]);
    expect((await getSlot(admin, id)).status).toBe(404);
    await saveSlot(admin, { id: since.body.id, version: since.body.version, isPaused: true });
    expect(await restore('ad-slot', id)).toBe('restored');
  });

  test.each([
    ['while it is paused', { isPaused: true }],
    ['with the reason that it was booked with', { conflictReason: 'Agreed with both' }],
  ])('is not refused %s', async (_, change) => {
    const { id, place } = await buildDeleted(change);
    await createSlot(admin, slotAt(place));
    expect(await restore('ad-slot', id)).toBe('restored');
  });

  test('and booking its dates concurrently: one is rejected', async () => {
    const { place, undo } = await buildDeleted();
    const answers = await Promise.all([undo(), createSlot(admin, slotAt(place))]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is rejected while its listing is deleted or belongs to another firm', async () => {
    const { id, place } = await buildDeleted();
    const [item = 0] = place.items;
    await server.pool`update listings set deleted_at = now(), description1 = '12 Oak Street' where id = ${item}`;
    expect(await restore('ad-slot', id)).toBe(
      '409 The listing “12 Oak Street” in this ad slot has been deleted. Restore the listing first, then the ad slot.',
    );
    const other = await buildFirm(server.pool);
    await server.pool`update listings set deleted_at = null, showcase_firm_id = ${other} where id = ${item}`;
    expect(await restore('ad-slot', id)).toBe(
      '409 The listing “12 Oak Street” belongs to a firm that isn’t in this ad slot. Move it back to its firm, then restore the ad slot.',
    );
    await server.pool`update listings set showcase_firm_id = ${place.firm} where id = ${item}`;
    expect(await restore('ad-slot', id)).toBe('restored');
  });
});

describe('restoring a listing', () => {
  test('is rejected while its representative is deleted or belongs to another firm', async () => {
    const firmId = await buildFirm(server.pool);
    const realtor = await buildRepresentative(server.pool, { firmId, name: 'Nan Novak' });
    const id = await buildListing(server.pool, { firmId });
    const [row] = await server.pool<{ version: number }[]>`
      update listings set representative_id = ${realtor}, deleted_at = now() where id = ${id} returning version`;
    await server.pool`update representatives set deleted_at = now() where id = ${realtor}`;
    const why =
      'The representative Nan Novak of this listing has been deleted. Restore the representative first, then the listing.';
    expect(await restore('listing', id)).toBe(`409 ${why}`);
    const undone = await admin.call(listingEndpoints.update, {
      body: { id, version: row?.version, isDeleted: false },
    });
    expect([undone.status, undone.error.message]).toEqual([409, [why]]);
    const other = await buildFirm(server.pool);
    await server.pool`update representatives set deleted_at = null, showcase_firm_id = ${other} where id = ${realtor}`;
    expect(await restore('listing', id)).toBe(
      '409 The representative Nan Novak of this listing now belongs to another firm. Move the representative back, then restore the listing.',
    );
    await server.pool`update representatives set showcase_firm_id = ${firmId} where id = ${realtor}`;
    expect(await restore('listing', id)).toBe('restored');
  });

  test('without a representative brings it back as it was', async () => {
    const id = await buildListing(server.pool, {
      firmId: await buildFirm(server.pool),
      isDeleted: true,
    });
    expect(await restore('listing', id)).toBe('restored');
  });
});

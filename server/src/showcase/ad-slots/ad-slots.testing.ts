import { adSlotEndpoints } from '@masthead/shared/showcase/ad-slots/ad-slot.endpoints.ts';
import type { TestClient } from '../../../test/server.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import type { Db } from '../../platform/db/client.ts';
import { buildFirm, buildListing, inDays } from '../delivery/showcase.testing.ts';

export type Place = Awaited<ReturnType<typeof buildPlace>>;

/** A firm with two listings on its own site, so that it conflicts with nothing else. */
export async function buildPlace(db: Db, organizationId: number | null) {
  const site = await buildSite(db);
  const firm = await buildFirm(db, { organizationId, siteIds: [site.id] });
  const items = [
    await buildListing(db, { firmId: firm }),
    await buildListing(db, { firmId: firm }),
  ];
  return { siteId: site.id, firm, items };
}

/** The body for a slot at a place. */
export const slotAt = ({ siteId, firm, items }: Place) => ({
  startDate: inDays(10),
  endDate: inDays(20),
  title1: 'Homes of the season',
  firmIds: [firm],
  siteIds: [siteId],
  itemIds: items,
});

export const createSlot = (client: TestClient, body: Record<string, unknown>) =>
  client.call(adSlotEndpoints.create, { body });
export const saveSlot = (client: TestClient, body: Record<string, unknown>) =>
  client.call(adSlotEndpoints.update, { body });
export const getSlot = (client: TestClient, id: number) =>
  client.call(adSlotEndpoints.get, { params: { id } });

import { showcaseRoles } from '@masthead/shared/platform/access/roles.ts';
import { addDays, type Day, today } from '@masthead/shared/platform/values/dates.ts';
import type { ListingType } from '@masthead/shared/showcase/listings/listing.record.ts';
import { buildSite } from '../../email/campaigns/campaigns.testing.ts';
import { buildOrganization, buildUser } from '../../people/users/users.testing.ts';
import type { Db } from '../../platform/db/client.ts';

let made = 0;

async function idOf(rows: Promise<readonly { id: number }[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was built');
  return row.id;
}

/** The date a number of days from today, Central Time. */
export const inDays = (days: number): Day => addDays(today(new Date()), days);

/** A firm; without an organization given, one of staff only. */
export async function buildFirm(
  db: Db,
  given: {
    name?: string;
    organizationId?: number | null;
    isPaused?: boolean;
    siteIds?: number[];
  } = {},
): Promise<number> {
  made += 1;
  const { name = `Firm ${made}`, organizationId = null, isPaused = false, siteIds = [] } = given;
  const id = await idOf(
    db`insert into showcase_firms (name, organization_id, is_paused)
       values (${name}, ${organizationId}, ${isPaused}) returning id`,
  );
  for (const siteId of siteIds)
    await db`insert into showcase_firm_sites (firm_id, site_id) values (${id}, ${siteId})`;
  return id;
}

/** A realtor of a firm. */
export function buildRepresentative(
  db: Db,
  given: { firmId: number; name?: string },
): Promise<number> {
  made += 1;
  return idOf(
    db`insert into representatives (showcase_firm_id, name)
       values (${given.firmId}, ${given.name ?? `Realtor ${made}`}) returning id`,
  );
}

/** A complete listing of a firm. */
export function buildListing(
  db: Db,
  given: {
    firmId: number;
    type?: ListingType;
    description1?: string;
    description2?: string | null;
    address?: string;
    imageUrl?: string;
    isDeleted?: boolean;
    openHouseEndDate?: Date;
    externalKey?: string;
  },
): Promise<number> {
  made += 1;
  const { type = 'Property', description1 = `Listing ${made}`, description2 = null } = given;
  const { address = `${made} Congress Avenue`, imageUrl = 'https://example.com/a.jpg' } = given;
  return idOf(
    db`insert into listings (showcase_firm_id, type, description1, description2, address, city, state, zip,
                             price, url, image_url, deleted_at, open_house_end_date, external_key)
       values (${given.firmId}, ${type}, ${description1}, ${description2}, ${address}, 'Austin', 'TX', '78701',
               425000, 'https://example.com/home', ${imageUrl}, ${given.isDeleted ? new Date() : null},
               ${given.openHouseEndDate ?? null}, ${given.externalKey ?? null}) returning id`,
  );
}

/** A slot that runs today, on these sites with these firms and listings. */
export async function buildSlot(
  db: Db,
  given: {
    firmIds: number[];
    siteIds: number[];
    listingIds?: number[];
    title1?: string;
    startDate?: Day;
    endDate?: Day;
    displayEffect?: 'popup' | 'rollover';
    isPaused?: boolean;
    isDeleted?: boolean;
  },
): Promise<number> {
  made += 1;
  const { startDate = inDays(-1), endDate = inDays(1), displayEffect = 'popup' } = given;
  const id = await idOf(
    db`insert into ad_slots (title1, start_date, end_date, display_effect, is_paused, deleted_at)
       values (${given.title1 ?? `Slot ${made}`}, ${startDate}, ${endDate}, ${displayEffect},
               ${given.isPaused ?? false}, ${given.isDeleted ? new Date() : null}) returning id`,
  );
  const parts = [
    ['ad_slot_firms', 'firm_id', given.firmIds],
    ['ad_slot_items', 'listing_id', given.listingIds ?? []],
  ] as const;
  for (const [table, column, ids] of parts)
    for (const [at, part] of ids.entries())
      await db`insert into ${db.unsafe(table)} (ad_slot_id, ${db.unsafe(column)}, position) values (${id}, ${part}, ${at})`;
  for (const siteId of given.siteIds)
    await db`insert into ad_slot_sites (ad_slot_id, site_id) values (${id}, ${siteId})`;
  return id;
}

/**
 * Two partner organizations with a firm, a realtor, a listing and a slot each, one firm of staff, one
 * site; and a person with every showcase role in each organization.
 */
export async function buildShowcase(db: Db) {
  const [owner, alpha, beta] = [
    await buildOrganization(db, { name: 'Owner of all', isOwner: true }),
    await buildOrganization(db, { name: 'Alpha Homes' }),
    await buildOrganization(db, { name: 'Beta Realty' }),
  ];
  const site = await buildSite(db, { city: 'Austin' });
  const roles = [...showcaseRoles];
  const people = {
    admin: await buildUser(db, { organizationId: owner, roles: ['admin'] }),
    staff: await buildUser(db, { organizationId: owner, roles }),
    alpha: await buildUser(db, { organizationId: alpha, roles }),
    beta: await buildUser(db, { organizationId: beta, roles }),
    partnerAdmin: await buildUser(db, { organizationId: alpha, roles: ['admin'] }),
    nowhere: await buildUser(db, { roles }),
  };
  const belongings = async (organizationId: number | null, name: string) => {
    const firm = await buildFirm(db, { organizationId, name, siteIds: [site.id] });
    const listing = await buildListing(db, { firmId: firm, description1: `Home of ${name}` });
    return {
      firm,
      listing,
      representative: await buildRepresentative(db, { firmId: firm, name: `Realtor of ${name}` }),
      slot: await buildSlot(db, {
        firmIds: [firm],
        siteIds: [site.id],
        listingIds: [listing],
        title1: `Slot of ${name}`,
        displayEffect: 'rollover',
      }),
    };
  };
  return {
    organizations: { owner, alpha, beta },
    siteId: site.id,
    people,
    alpha: await belongings(alpha, 'Alpha firm'),
    beta: await belongings(beta, 'Beta firm'),
    staffOwn: await belongings(null, 'House firm'),
  };
}
export type Showcase = Awaited<ReturnType<typeof buildShowcase>>;

import { organizationRecord } from '@masthead/shared/people/organizations/organization.record.ts';
import type {
  Member,
  MovableFirm,
  OrganizationRow,
} from '@masthead/shared/people/organizations/organization.ts';
import { isItself, type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { none, type Store } from '../../platform/records/store.ts';

/** Row rule: people see their own organization. */
export const organizationRows = rowRule({
  record: 'organization',
  visibleTo: 'organization',
  own: isItself,
});

/** The server's half of the organization record. */
export const organizationStore: Store<typeof organizationRecord> = {
  record: organizationRecord,
  alias: 'o',
  joins: '',
  added: '',
  rows: organizationRows,
  found: {
    detail: `case when o.is_owner then 'Owner organization' else 'Partner organization' end`,
    order: 'o.name',
  },
  restoreRule: none('the database keeps names unique, and no one belongs to it'),
  mayDelete: ({ isAdmin }) => isAdmin,
};

/** All organizations, owners first, with their numbers of users and firms. */
export const listOrganizations = (
  db: Db,
  visible: Rows<'organization'>,
): Promise<OrganizationRow[]> =>
  db<OrganizationRow[]>`
    select o.id, o.name, o.is_owner,
           (select count(*) from users u where u.organization_id = o.id) as user_count,
           (select count(*) from showcase_firms f
             where f.organization_id = o.id and f.deleted_at is null) as firm_count
      from organizations o where o.deleted_at is null and ${within(db, visible, 'o')}
     order by o.is_owner desc, o.name collate "und-x-icu", o.id`;

/** True if the organization exists. Locks it against deletion until the transaction ends. */
export async function holdOrganization(
  db: Db,
  visible: Rows<'organization'>,
  id: number,
): Promise<boolean> {
  const rows = await db`
    select o.id from organizations o
     where o.id = ${id} and o.deleted_at is null and ${within(db, visible, 'o')} for share`;
  return rows.length > 0;
}

/** The users of an organization, disabled ones last. */
export const listMembers = (
  db: Db,
  visible: Rows<'user'>,
  organizationId: number,
): Promise<Member[]> =>
  db<Member[]>`
    select u.id, u.name, u.email, u.image_url, u.is_disabled,
           coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
                       from user_roles r where r.user_id = u.id), '[]') as roles
      from users u where u.organization_id = ${organizationId} and ${within(db, visible, 'u')}
     order by u.is_disabled, u.name collate "und-x-icu", u.id`;

/**
 * Firms by name, with their organization and the number of records that move with them: all, those of one
 * organization, or one.
 */
export function listMovableFirms(
  db: Db,
  visible: Rows<'firm'>,
  only: { organizationId?: number; firmId?: number } = {},
): Promise<MovableFirm[]> {
  const { organizationId = null, firmId = null } = only;
  return db<MovableFirm[]>`
    with people as (
      select organization_id, count(*) as count from users where not is_disabled group by 1),
    slots as (
      select sf.firm_id, count(*) as count,
             count(*) filter (where exists (
               select from ad_slot_firms other
                where other.ad_slot_id = sf.ad_slot_id and other.firm_id <> sf.firm_id)) as shared
        from ad_slot_firms sf join ad_slots s on s.id = sf.ad_slot_id and s.deleted_at is null
       group by 1),
    reps as (
      select showcase_firm_id, count(*) as count from representatives where deleted_at is null group by 1),
    items as (
      select showcase_firm_id, count(*) as count from listings where deleted_at is null group by 1)
    select f.id, f.name, f.is_paused, f.organization_id, o.name as group,
           coalesce(o.is_owner, false) as is_group_owner, coalesce(people.count, 0) as group_people,
           coalesce(reps.count, 0) as representative_count, coalesce(items.count, 0) as listing_count,
           coalesce(slots.count, 0) as ad_slot_count, coalesce(slots.shared, 0) as shared_ad_slot_count
      from showcase_firms f
      left join organizations o on o.id = f.organization_id
      left join people on people.organization_id = f.organization_id
      left join slots on slots.firm_id = f.id
      left join reps on reps.showcase_firm_id = f.id
      left join items on items.showcase_firm_id = f.id
     where f.deleted_at is null and ${within(db, visible, 'f')}
       and (${organizationId}::int is null or f.organization_id = ${organizationId})
       and (${firmId}::int is null or f.id = ${firmId})
     order by f.name collate "und-x-icu", f.id`;
}

/** The organization of a firm, locked: of two concurrent moves, the second sees the result of the first. */
export async function lockFirm(
  db: Db,
  visible: Rows<'firm'>,
  id: number,
): Promise<{ name: string; organizationId: number | null } | null> {
  const [row] = await db<{ name: string; organizationId: number | null }[]>`
    select f.name, f.organization_id from showcase_firms f
     where f.id = ${id} and f.deleted_at is null and ${within(db, visible, 'f')} for update`;
  return row ?? null;
}

/** Moves a firm. Its representatives and listings follow by its id, its ad slots by a trigger. */
export async function moveFirm(db: Db, id: number, organizationId: number | null): Promise<void> {
  await db`update showcase_firms set organization_id = ${organizationId} where id = ${id}`;
}

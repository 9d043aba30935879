import type { MarkKind } from '@masthead/shared/workspace/calendar/calendar.ts';
import { ofPerson, type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Row rule: a calendar link belongs to its person. */
export const calendarLinkRows = rowRule({
  record: 'calendar-link',
  visibleTo: 'person',
  own: ofPerson,
});

/** A calendar link as stored, without its token. */
export interface LinkRow {
  id: number;
  siteId: number | null;
  kinds: MarkKind[];
  createdAt: Date;
  openedAt: Date | null;
}

export const listLinks = (db: Db, visible: Rows<'calendar-link'>) => db<LinkRow[]>`
  select l.id, l.site_id, l.kinds, l.created_at, l.opened_at from calendar_links l
   where ${within(db, visible, 'l')} order by l.id desc`;

interface NewLink {
  userId: number;
  tokenHash: Buffer;
  siteId: number | null;
  kinds: readonly MarkKind[];
}

/** Saves a new link unless the person has reached the limit; then null. */
export async function insertLink(db: Db, link: NewLink, most: number): Promise<number | null> {
  // Why: of two concurrent calls, only one may be the last within the limit.
  await db`select from users where id = ${link.userId} for update`;
  const [row] = await db<{ id: number }[]>`
    insert into calendar_links (user_id, token_hash, site_id, kinds)
    select ${link.userId}, ${link.tokenHash}, ${link.siteId}, ${[...link.kinds]}::text[]
     where (select count(*) from calendar_links where user_id = ${link.userId}) < ${most} returning id`;
  return row?.id ?? null;
}

/** Revokes a link immediately; false if it does not exist. */
export async function deleteLink(
  db: Db,
  visible: Rows<'calendar-link'>,
  id: number,
): Promise<boolean> {
  const { count } = await db`
    delete from calendar_links l where l.id = ${id} and ${within(db, visible, 'l')}`;
  return count > 0;
}

/**
 * The person of a link with what decides their access now; records that it was used. Null for an unknown
 * link.
 */
export async function openLink(db: Db, tokenHash: Buffer) {
  const [row] = await db<(LinkRow & Owner)[]>`
    with opened as (update calendar_links set opened_at = now() where token_hash = ${tokenHash} returning *)
    select l.id, l.site_id, l.kinds, l.created_at, l.opened_at, u.id as user_id, o.id as organization_id,
           coalesce(o.is_owner, false) as is_owner,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles
      from opened l join users u on u.id = l.user_id and not u.is_disabled
      left join organizations o on o.id = u.organization_id and o.deleted_at is null`;
  return row ?? null;
}
interface Owner {
  userId: number;
  organizationId: number | null;
  isOwner: boolean;
  roles: string[];
}

import { type Rows, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** A preview link as stored, without its token. */
export interface PreviewLinkRow {
  id: number;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedBy: string | null;
  revokedAt: Date | null;
}

/** The links of a post, newest first, without those that ended more than a month ago. */
export const listPreviewLinks = (db: Db, visible: Rows<'post'>, newsItemId: number) =>
  db<PreviewLinkRow[]>`
    select l.id, m.name as created_by, l.created_at, l.expires_at, r.name as revoked_by, l.revoked_at
      from preview_links l join news_items n on n.id = l.news_item_id
      left join users m on m.id = l.created_by left join users r on r.id = l.revoked_by
     where n.id = ${newsItemId} and ${within(db, visible, 'n')} and l.expires_at > now() - interval '30 days'
     order by l.id desc limit 100`;

interface NewLink {
  newsItemId: number;
  tokenHash: Buffer;
  expiresAt: Date;
}

/** Saves a new link with only the hash of its token. */
export async function insertPreviewLink(db: Db, link: NewLink): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into preview_links (news_item_id, token_hash, expires_at)
    values (${link.newsItemId}, ${link.tokenHash}, ${link.expiresAt}) returning id`;
  if (!row) throw new Error('The link was not saved');
  return row.id;
}

/** Revokes a link; one already revoked keeps its time. False if there is no such link. */
export async function revokePreviewLink(
  db: Db,
  visible: Rows<'post'>,
  id: number,
): Promise<boolean> {
  const { count } = await db`
    update preview_links l
       set revoked_at = coalesce(l.revoked_at, now()),
           revoked_by = case when l.revoked_at is null then current_actor() else l.revoked_by end
      from news_items n where l.id = ${id} and n.id = l.news_item_id and ${within(db, visible, 'n')}`;
  return count > 0;
}

/** The post of a link, and whether the link or its creator's access has ended; null for an unknown link. */
export async function findPreviewLink(db: Db, tokenHash: Buffer) {
  const [row] = await db<{ newsItemId: number; isOver: boolean }[]>`
    select l.news_item_id, l.revoked_at is not null or l.expires_at <= now()
           or (l.created_by is not null and o.id is null) as is_over
      from preview_links l
      left join users u on u.id = l.created_by and not u.is_disabled
      left join organizations o on o.id = u.organization_id and o.is_owner and o.deleted_at is null
     where l.token_hash = ${tokenHash}`;
  return row ?? null;
}

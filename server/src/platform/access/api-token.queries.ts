import type { Db } from '../db/client.ts';
import type { SessionRow } from './session.queries.ts';

/** A working API token with its maker as they are now. */
export interface ApiTokenRow
  extends Omit<
    SessionRow,
    'sessionId' | 'viewedById' | 'viewedByName' | 'hasFactor' | 'demandedRoles' | 'provedForMs'
  > {
  tokenId: number;
  screens: string[];
  /** Null: every site. */
  siteIds: number[] | null;
}

/**
 * The API token with this hash or id, unless it has ended. One of a partner organization works as a partner there:
 * without staff rights, and only while its maker belongs to it or to the owner organization.
 */
export async function findApiToken(db: Db, token: Buffer | number): Promise<ApiTokenRow | null> {
  const isAsked = typeof token === 'number' ? db`t.id = ${token}` : db`t.token_hash = ${token}`;
  const [row] = await db<ApiTokenRow[]>`
    select t.id as token_id, t.screens, t.site_ids,
           t.used_at is null or t.used_at < now() - interval '1 minute' as is_seen_long_ago,
           extract(epoch from t.expires_at - now())::float8 * 1000 as lives_for_ms,
           u.id, u.username, u.name, u.email, u.image_url, o.id as organization_id,
           o.is_owner and (t.organization_id is null or t.organization_id = own.id) as is_owner,
           false as is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles
      from api_tokens t
      join users u on u.id = t.user_id and not u.is_disabled
      join organizations own on own.id = u.organization_id and own.deleted_at is null
      join organizations o on o.id = coalesce(t.organization_id, own.id) and o.deleted_at is null
     where ${isAsked} and t.revoked_at is null and t.expires_at > now()
       and (own.is_owner or o.id = own.id)`;
  return row ?? null;
}

/** Notes that a token is in use. */
export async function noteTokenUse(db: Db, id: number): Promise<void> {
  await db`update api_tokens set used_at = now()
            where id = ${id} and (used_at is null or used_at < now() - interval '1 minute')`;
}

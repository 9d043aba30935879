import type { ApiToken } from '@masthead/shared/people/api-tokens/api-token.ts';
import type { Db } from '../../platform/db/client.ts';

/** A token as stored, without its hash. */
export interface ListedToken {
  id: number;
  name: string;
  ending: string;
  screens: string[];
  organizationId: number | null;
  organization: string | null;
  sites: string[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
  revokedBy: string | null;
  state: ApiToken['state'];
}

/** Tokens, newest first, without those that ended more than 90 days ago. */
export const listApiTokens = (db: Db) => db<ListedToken[]>`
  select t.id, t.name, t.ending, t.screens, t.organization_id, o.name as organization, u.name as created_by,
         array(select s.name from sites s where s.id = any(t.site_ids) order by s.name) as sites,
         t.created_at, t.expires_at, t.used_at, t.revoked_at, r.name as revoked_by,
         case when t.revoked_at is not null then 'revoked'
              when t.expires_at <= now() then 'expired'
              when u.is_disabled or own.id is null or o.deleted_at is not null
                   or (not own.is_owner and coalesce(t.organization_id, own.id) <> own.id) then 'inactive'
              else 'active' end as state
    from api_tokens t join users u on u.id = t.user_id
    left join organizations own on own.id = u.organization_id and own.deleted_at is null
    left join organizations o on o.id = t.organization_id
    left join users r on r.id = t.revoked_by
   where coalesce(t.revoked_at, t.expires_at) > now() - interval '90 days'
   order by t.id desc limit 500`;

interface NewToken {
  name: string;
  tokenHash: Buffer;
  ending: string;
  screens: readonly string[];
  organizationId: number | null;
  siteIds: readonly number[] | null;
  expiresAt: Date;
}

/** Saves a new token of the person who writes, with only the hash of the token itself. */
export async function insertApiToken(db: Db, token: NewToken): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    insert into api_tokens (name, token_hash, ending, user_id, organization_id, screens, site_ids, expires_at)
    values (${token.name}, ${token.tokenHash}, ${token.ending}, current_actor(), ${token.organizationId},
            ${token.screens}::text[], ${token.siteIds}::integer[], ${token.expiresAt}) returning id`;
  if (!row) throw new Error('The token was not saved');
  return row.id;
}

/** Revokes a token; one already revoked keeps its time. False if there is no such token. */
export async function revokeApiToken(db: Db, id: number): Promise<boolean> {
  const { count } = await db`
    update api_tokens set revoked_by = case when revoked_at is null then current_actor() else revoked_by end,
           revoked_at = coalesce(revoked_at, now())
     where id = ${id}`;
  return count > 0;
}

/** True for an organization that exists and is a partner. */
export async function isPartnerOrganization(db: Db, id: number): Promise<boolean> {
  const rows = await db`
    select 1 from organizations where id = ${id} and not is_owner and deleted_at is null for share`;
  return rows.length > 0;
}

/** How many of these sites there are. */
export async function countSites(db: Db, ids: readonly number[]): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from sites where id = any(${[...ids]}::integer[])`;
  return row?.count ?? 0;
}

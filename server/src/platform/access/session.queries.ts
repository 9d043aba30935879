import type { Db } from '../db/client.ts';

/** A live session with its person, their organization and roles. */
export interface SessionRow {
  sessionId: number;
  isSeenLongAgo: boolean;
  /** Since the person proved who they are. */
  provedForMs: number;
  /** Until it ends in any case. */
  livesForMs: number;
  id: number;
  username: string;
  name: string;
  email: string;
  imageUrl: string | null;
  organizationId: number | null;
  isOwner: boolean | null;
  isChatMember: boolean;
  roles: string[];
  /** The admin who looks at the product through this session. */
  viewedById: number | null;
  viewedByName: string | null;
  /** Whether a second factor is there, here or with the OpenID provider. */
  hasFactor: boolean;
  /** The roles that demand one. */
  demandedRoles: string[];
}

/** The session of a token, or with this id, unless it or its person's access has ended. */
export async function findSession(
  db: Db,
  session: Buffer | number,
  idleHours: number,
): Promise<SessionRow | null> {
  const isAsked =
    typeof session === 'number' ? db`s.id = ${session}` : db`s.token_hash = ${session}`;
  const [row] = await db<SessionRow[]>`
    select s.id as session_id, s.seen_at < now() - interval '1 minute' as is_seen_long_ago,
           extract(epoch from now() - s.proved_at)::float8 * 1000 as proved_for_ms,
           extract(epoch from s.expires_at - now())::float8 * 1000 as lives_for_ms,
           u.id, u.username, u.name, u.email, u.image_url, o.id as organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles,
           s.viewed_by as viewed_by_id, admin.name as viewed_by_name,
           s.is_by_provider or exists (select from second_factors f
             where f.user_id = u.id and f.confirmed_at is not null)
             or exists (select from passkeys k where k.user_id = u.id) as has_factor,
           array(select d.role from demanded_factors d) as demanded_roles
      from sessions s
      join users u on u.id = s.user_id and not u.is_disabled
      left join organizations o on o.id = u.organization_id and o.deleted_at is null
      left join users admin on admin.id = s.viewed_by
     where ${isAsked} and s.ended_at is null and s.expires_at > now()
       and s.seen_at > now() - ${idleHours} * interval '1 hour'
       and (s.viewed_by is null or ${isStillAdmin(db)})`;
  return row ?? null;
}

/** The access data of a person without a session. */
export type StandingRow = Pick<
  SessionRow,
  'id' | 'organizationId' | 'isOwner' | 'isChatMember' | 'roles'
>;

/** A person's current data; null when disabled or unknown. */
export async function findStanding(db: Db, userId: number): Promise<StandingRow | null> {
  const [row] = await db<StandingRow[]>`
    select u.id, o.id as organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles
      from users u left join organizations o on o.id = u.organization_id and o.deleted_at is null
     where u.id = ${userId} and not u.is_disabled`;
  return row ?? null;
}

/**
 * Locks the rows that a person's access depends on until the transaction ends. Every change of a role locks its
 * person first, so roles are locked, too.
 */
export async function holdPerson(db: Db, userId: number): Promise<void> {
  await db`select from users where id = ${userId} for share`;
  await db`select from organizations
            where id = (select organization_id from users where id = ${userId}) for share`;
}

/** A view as another user lasts only while the admin has the role and an active session. */
const isStillAdmin = (db: Db) => db`exists (
  select from sessions own
    join organizations owner on owner.id = admin.organization_id and owner.is_owner and owner.deleted_at is null
    join user_roles held on held.user_id = admin.id and held.name = 'admin'
   where own.id = s.viewed_from and own.user_id = admin.id and not admin.is_disabled
     and own.ended_at is null and own.expires_at > now())`;

/** Notes that the session is in use. */
export async function noteSessionUse(db: Db, id: number): Promise<void> {
  await db`update sessions set seen_at = now() where id = ${id}`;
}

/** Notes that the person of a session has proved again who they are. */
export async function noteProof(db: Db, id: number): Promise<void> {
  await db`update sessions set proved_at = now() where id = ${id}`;
}

/** Whether the OpenID provider has opened a session. */
export async function isByProvider(db: Db, id: number): Promise<boolean> {
  const rows = await db`select from sessions where id = ${id} and is_by_provider`;
  return rows.length > 0;
}

/** Opens a session. */
export async function insertSession(
  db: Db,
  session: {
    tokenHash: Buffer;
    userId: number;
    userAgent: string | null;
    absoluteDays: number;
    isByProvider?: boolean;
  },
): Promise<void> {
  await db`insert into sessions (token_hash, user_id, user_agent, expires_at, is_by_provider)
    values (${session.tokenHash}, ${session.userId}, ${session.userAgent},
            now() + ${session.absoluteDays} * interval '1 day', ${session.isByProvider ?? false})`;
}

/** Ends a session immediately, on every server. */
export async function endSession(db: Db, id: number): Promise<void> {
  await db`update sessions set ended_at = now() where id = ${id} and ended_at is null`;
}

/** Opens a session of another person that an admin looks through. */
export async function insertViewAs(
  db: Db,
  view: {
    tokenHash: Buffer;
    userId: number;
    viewedBy: number;
    viewedFrom: number;
    userAgent: string | null;
    minutes: number;
  },
): Promise<void> {
  await db`insert into sessions (token_hash, user_id, user_agent, expires_at, viewed_by, viewed_from)
    values (${view.tokenHash}, ${view.userId}, ${view.userAgent},
            now() + ${view.minutes} * interval '1 minute', ${view.viewedBy}, ${view.viewedFrom})`;
}

/** The hash of a person's password, or null when they have none. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | null> {
  const [row] = await db<{ passwordHash: string | null }[]>`
    select password_hash from users where id = ${userId}`;
  return row?.passwordHash ?? null;
}

/** Sets a password; the database ends every session of the person (0002_people.sql). */
export async function updatePassword(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db`update users set password_hash = ${passwordHash} where id = ${userId}`;
}

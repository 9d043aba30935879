import type { Db } from '../db/client.ts';

/** A live session with its person, their organization and roles. */
export interface SessionRow {
  sessionId: number;
  isSeenLongAgo: boolean;
  id: number;
  username: string;
  name: string;
  email: string;
  imageUrl: string | null;
  organizationId: number | null;
  isOwner: boolean | null;
  isChatMember: boolean;
  roles: string[];
}

/** The session of a token, unless it or its person's access has ended. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  idleHours: number,
): Promise<SessionRow | null> {
  const [row] = await db<SessionRow[]>`
    select s.id as session_id, s.seen_at < now() - interval '1 minute' as is_seen_long_ago,
           u.id, u.username, u.name, u.email, u.image_url, u.organization_id, o.is_owner, u.is_chat_member,
           array(select r.name from user_roles r where r.user_id = u.id order by r.id) as roles
      from sessions s
      join users u on u.id = s.user_id and not u.is_disabled
      left join organizations o on o.id = u.organization_id and o.deleted_at is null
     where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > now()
       and s.seen_at > now() - ${idleHours} * interval '1 hour'`;
  return row ?? null;
}

/** Notes that the session is in use. */
export async function touchSession(db: Db, id: number): Promise<void> {
  await db`update sessions set seen_at = now() where id = ${id}`;
}

/** Opens a session. */
export async function insertSession(
  db: Db,
  session: { tokenHash: Buffer; userId: number; userAgent: string | null; absoluteDays: number },
): Promise<void> {
  await db`insert into sessions (token_hash, user_id, user_agent, expires_at)
    values (${session.tokenHash}, ${session.userId}, ${session.userAgent},
            now() + ${session.absoluteDays} * interval '1 day')`;
}

/** Ends a session at once, on every server. */
export async function endSession(db: Db, id: number): Promise<void> {
  await db`update sessions set ended_at = now() where id = ${id} and ended_at is null`;
}

import type { ProfileForm } from '@masthead/shared/people/profile/profile.ts';
import { isItself, type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** Row rule: only the person sees their own record. */
export const profileRows = rowRule({ record: 'profile', visibleTo: 'person', own: isItself });

/** Whether person `u` of organization `o` gets the email: by their choice; by default only staff do. */
export const getsSummary = 'coalesce(u.gets_summary, o.is_owner, false)';

/** The caller's own record. */
export interface ProfileRecord extends ProfileForm {
  id: number;
  version: number;
  username: string;
  updatedAt: Date;
  updatedByName: string | null;
  updatedById: number | null;
}

/** A person's own record, or null. */
export async function findProfile(db: Db, own: Rows<'profile'>): Promise<ProfileRecord | null> {
  const [row] = await db<ProfileRecord[]>`
    select u.id, u.version, u.username, u.name, u.email, u.bio, u.image_url, u.updated_at,
           ${db.unsafe(getsSummary)} as gets_summary, editor.name as updated_by_name, editor.id as updated_by_id
      from users u left join users editor on editor.id = u.updated_by
      left join organizations o on o.id = u.organization_id
     where ${within(db, own, 'u')}`;
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockProfile(db: Db, own: Rows<'profile'>): Promise<ProfileRecord | null> {
  await db`select u.id from users u where ${within(db, own, 'u')} for update`;
  return findProfile(db, own);
}

/**
 * Writes a person's own record. The caller has checked the version under a lock. The daily email is stored
 * only if it differs from the default.
 */
export async function updateProfile(
  db: Db,
  id: number,
  {
    getsSummary: wish,
    ...profile
  }: Omit<ProfileForm, 'getsSummary'> & { getsSummary: boolean | null },
): Promise<void> {
  await db`update users set
      name = ${profile.name}, email = ${profile.email}, bio = ${profile.bio}, image_url = ${profile.imageUrl},
      gets_summary = coalesce(${wish}::boolean, gets_summary)
    where id = ${id}`;
}

/** A browser in which a person is signed in. */
export interface SessionListRow {
  id: number;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date;
}

/** Active sessions of a person, without those in which an admin views as them. */
export function listSessions(
  db: Db,
  own: Rows<'session'>,
  idleHours: number,
): Promise<SessionListRow[]> {
  return db<SessionListRow[]>`
    select id, user_agent, created_at, seen_at from sessions
     where ${within(db, own, 'sessions')} and viewed_by is null and ended_at is null and expires_at > now()
       and seen_at > now() - ${idleHours} * interval '1 hour'
     order by seen_at desc, id desc`;
}

/** Ends one session of a person; false if they have no such session. */
export async function endOwnSession(db: Db, own: Rows<'session'>, id: number): Promise<boolean> {
  const rows = await db`
    update sessions set ended_at = now()
     where id = ${id} and ${within(db, own, 'sessions')} and viewed_by is null and ended_at is null returning id`;
  return rows.length > 0;
}

/** Ends all sessions of a person except one. */
export async function endOtherSessions(
  db: Db,
  own: Rows<'session'>,
  keptId: number,
): Promise<void> {
  await db`update sessions set ended_at = now()
            where ${within(db, own, 'sessions')} and id <> ${keptId} and viewed_by is null and ended_at is null`;
}

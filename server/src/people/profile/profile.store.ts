import type { ProfileForm } from '@masthead/shared/people/profile/profile.ts';
import { isItself, type Rows, rowRule, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** The own record is nobody else's. */
export const profileRows = rowRule({ record: 'profile', visibleTo: 'person', own: isItself });

/** Whether person `u` of organization `o` gets the mail: as they chose, else staff do. */
export const getsSummary = 'coalesce(u.gets_summary, o.is_owner, false)';

/** The own record. */
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

/** The same, locked until the end of the transaction. */
export async function lockProfile(db: Db, own: Rows<'profile'>): Promise<ProfileRecord | null> {
  await db`select u.id from users u where ${within(db, own, 'u')} for update`;
  return findProfile(db, own);
}

/** Writes the own record. The caller has checked the version under a lock. Of the summary only another wish is kept. */
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

/** Sessions of a person that have not ended; those in which an admin looks on are not theirs. */
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

/** Ends one session of a person; false when they have no such session. */
export async function endOwnSession(db: Db, own: Rows<'session'>, id: number): Promise<boolean> {
  const rows = await db`
    update sessions set ended_at = now()
     where id = ${id} and ${within(db, own, 'sessions')} and viewed_by is null and ended_at is null returning id`;
  return rows.length > 0;
}

/** Ends every session of a person but one. */
export async function endOtherSessions(
  db: Db,
  own: Rows<'session'>,
  keptId: number,
): Promise<void> {
  await db`update sessions set ended_at = now()
            where ${within(db, own, 'sessions')} and id <> ${keptId} and viewed_by is null and ended_at is null`;
}

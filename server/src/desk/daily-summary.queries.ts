import type { Day } from '@masthead/shared/dates.ts';
import type { Role } from '@masthead/shared/roles.ts';
import { standingOf } from '../access/viewer.ts';
import type { Db } from '../db/client.ts';
import type { DeskPerson } from './desk.queries.ts';

/** Whether person `u` of organization `o` gets the mail: as they chose, else staff do. */
export const getsSummary = 'coalesce(u.gets_summary, o.is_owner, false)';

const people = 'users u left join organizations o on o.id = u.organization_id';

/** Notes for whom there is a mail on a day, once: whoever asks again is answered nobody. */
export async function claimSummaries(db: Db, day: Day): Promise<number[]> {
  const rows = await db<{ userId: number }[]>`
    insert into daily_summaries (user_id, day)
    select u.id, ${day} from ${db.unsafe(people)}
     where not u.is_disabled and ${db.unsafe(getsSummary)}
       and not exists (select from daily_summaries s where s.day = ${day})
    on conflict do nothing returning user_id`;
  await db`delete from daily_summaries where day < ${day}::date - 30`;
  return rows.map(({ userId }) => userId);
}

/** Somebody who still gets the mail, with what decides what waits for them; else null. */
export async function findSummaryPerson(
  db: Db,
  userId: number,
): Promise<(DeskPerson & { name: string; email: string }) | null> {
  const [row] = await db<
    {
      id: number;
      name: string;
      email: string;
      organizationId: number | null;
      isOwner: boolean | null;
      roles: Role[];
    }[]
  >`
    select u.id, u.name, u.email, o.id as organization_id, o.is_owner,
           array(select r.name from user_roles r where r.user_id = u.id) as roles
      from ${db.unsafe(people)}
     where u.id = ${userId} and not u.is_disabled and ${db.unsafe(getsSummary)}`;
  return row ? { ...row, ...standingOf(row), isChatMember: false } : null;
}

/** Notes that the mail leaves; false when it has left already. */
export async function handSummary(db: Db, of: { userId: number; day: Day }): Promise<boolean> {
  const rows = await db`
    update daily_summaries set handed_at = now()
     where user_id = ${of.userId} and day = ${of.day} and handed_at is null returning user_id`;
  return rows.length > 0;
}

/** Notes that the mail was certainly not taken. */
export async function takeBackSummary(db: Db, of: { userId: number; day: Day }): Promise<void> {
  await db`update daily_summaries set handed_at = null where user_id = ${of.userId} and day = ${of.day}`;
}

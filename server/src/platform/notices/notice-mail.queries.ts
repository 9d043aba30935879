import { sitting, unreadMinutes } from '@masthead/shared/platform/notices/notice.ts';
import { dailyNoticeHour } from '@masthead/shared/platform/notices/notice-choice.ts';
import {
  addDays,
  centralClock,
  centralInstant,
  today,
} from '@masthead/shared/platform/values/dates.ts';
import type { Db } from '../db/client.ts';
import type { NoticeRow } from './notice.store.ts';

/** The last hour of daily emails that has come. What happened after it is told by the next one. */
export function lastDailyHour(now: Date): Date {
  const day = centralClock(now) < dailyNoticeHour ? addDays(today(now), -1) : today(now);
  return centralInstant(day, dailyNoticeHour) ?? now;
}

export interface DueMail {
  userId: number;
  mail: 'now' | 'daily' | 'unread';
  /** Mentions that stayed unread are mailed by sitting; null: whatever is due. */
  gathering: number | null;
}

/** Whose emails are due: their sitting or their day is over, or all of a sitting has been unread long enough. */
export const listDueMails = (db: Db, now: Date): Promise<DueMail[]> => db<DueMail[]>`
  select n.user_id, n.mail, case n.mail when 'unread' then n.gathering end as gathering
    from notices n where n.mail is not null and n.mailed_at is null group by 1, 2, 3
  having case n.mail when 'daily' then min(n.made_at) <= ${lastDailyHour(now)}
         when 'unread' then max(n.made_at) <= ${now}::timestamptz - make_interval(mins => ${unreadMinutes})
         else max(n.made_at) <= ${now}::timestamptz - make_interval(mins => ${sitting.quietMinutes})
           or min(n.made_at) <= ${now}::timestamptz - make_interval(mins => ${sitting.mostMinutes}) end
   order by 1, 2, 3`;

/** Takes the notices of a due email; those that another server took are not among them. */
export async function claimMail(db: Db, { userId, mail, gathering }: DueMail): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    update notices set mailed_at = now()
     where user_id = ${userId} and mail = ${mail} and mailed_at is null
       and (${gathering}::int is null or gathering = ${gathering}) returning id`;
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** Notices of an email that still stand, without mentions read since; who did it is named to staff. */
export const listMailed = (
  db: Db,
  { userId, ids, namesPeople }: { userId: number; ids: readonly number[]; namesPeople: boolean },
): Promise<NoticeRow[]> =>
  db<NoticeRow[]>`
    select n.id, n.event, n.record_kind, n.record_id, n.about, n.actor_id, n.made_at, null::int as gathering,
           case when ${namesPeople}::boolean then u.name end as actor_name, n.read_at is not null as is_read
      from notices n left join users u on u.id = n.actor_id
     where n.user_id = ${userId} and n.id = any(${[...ids]}::int[]) and n.mail is not null order by n.id`;

import type { NoticeEvent, NoticeKind } from '@masthead/shared/platform/notices/notice.ts';
import { kindOf } from '@masthead/shared/record-kinds.ts';
import { listedAs } from '../../all-records.ts';
import { ofPerson, type Rows, rowRule, rowsOf, type Seer, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** A notice is for the person to whom something has happened. */
export const noticeRows = rowRule({ record: 'notice', visibleTo: 'person', own: ofPerson });

export interface NoticeRow {
  id: number;
  event: NoticeEvent;
  recordKind: NoticeKind | null;
  recordId: number | null;
  about: string | null;
  actorId: number | null;
  actorName: string | null;
  madeAt: Date;
  isRead: boolean;
  gathering: number | null;
}

/** How many are unread, gathered ones as one, counted up to a number; and the newest of them, 0 if there is none. */
export async function countUnread(
  db: Db,
  own: Rows<'notice'>,
  upTo: number,
): Promise<{ count: number; newest: number }> {
  const unread = db`notices n where n.read_at is null and n.in_bell and ${within(db, own, 'n')}`;
  const [row] = await db<{ count: number; newest: number }[]>`
    select (select count(*)::int from (
             select distinct coalesce(n.gathering, n.id) from ${unread} limit ${upTo}) counted) as count,
           coalesce((select max(n.id) from ${unread}), 0) as newest`;
  return row ?? { count: 0, newest: 0 };
}

/** Unread mentions in the chat. */
export const unreadMentions = (db: Db, own: Rows<'notice'>) => db`
  select from notices n where n.event = 'chat-mention' and n.read_at is null and ${within(db, own, 'n')}`;

/** The newest notices before one, the last of those that are gathered; who did it is named as far as the reader may see people. */
export const listNotices = (
  db: Db,
  own: Rows<'notice'>,
  people: Rows<'user'>,
  page: { before: number | undefined; limit: number },
): Promise<NoticeRow[]> =>
  db<NoticeRow[]>`
    select n.id, n.event, n.record_kind, n.record_id, n.about, n.actor_id, u.name as actor_name, n.made_at,
           n.gathering,
           n.read_at is not null and not exists (
             select from notices m where m.gathering = n.gathering and m.read_at is null) as is_read
      from notices n left join users u on u.id = n.actor_id and ${within(db, people, 'u')}
     where n.in_bell and ${within(db, own, 'n')} ${page.before === undefined ? db`` : db`and n.id < ${page.before}`}
       and not exists (select from notices m where m.gathering = n.gathering and m.id > n.id)
     order by n.id desc limit ${page.limit}`;

export type GatheredRow = Pick<NoticeRow, 'id' | 'event' | 'recordKind' | 'recordId'> & {
  gathering: number;
};

/** What some notices gather: how many of each event, and the first records of each. */
export async function listGathered(
  db: Db,
  own: Rows<'notice'>,
  gatherings: readonly number[],
  most: number,
): Promise<{
  counts: { gathering: number; event: NoticeEvent; count: number }[];
  lines: GatheredRow[];
}> {
  if (gatherings.length === 0) return { counts: [], lines: [] };
  const [counts, lines] = await Promise.all([
    db<{ gathering: number; event: NoticeEvent; count: number }[]>`
      select n.gathering, n.event, count(*)::int as count from notices n
       where n.gathering = any(${[...gatherings]}::int[]) and ${within(db, own, 'n')}
       group by n.gathering, n.event order by count(*) desc, n.event`,
    db<GatheredRow[]>`
      select l.* from unnest(${[...gatherings]}::int[]) g (id) cross join lateral (
        select n.id, n.gathering, n.event, n.record_kind, n.record_id from notices n
         where n.gathering = g.id and ${within(db, own, 'n')} order by n.id limit ${most}) l`,
  ]);
  return { counts, lines };
}

export interface NamedRecord {
  id: number;
  title: string;
  siteId: number | null;
}

/** What records of a kind are called that are there for somebody, by id. */
export async function nameRecords(
  db: Db,
  seer: Seer,
  kind: Exclude<NoticeKind, 'chat-message'>,
  ids: number[],
): Promise<Map<number, NamedRecord>> {
  const { table = '', title = '' } = kindOf(kind) ?? {};
  const site = kind === 'post' ? db`r.site_id` : db`null::int`;
  const rows = await db<NamedRecord[]>`
    select r.id, r.${db(title)}::text as title, ${site} as site_id from ${db(table)} r
     where r.id = any(${ids}::int[]) and r.deleted_at is null and ${within(db, rowsOf(seer, listedAs(table).rows), 'r')}`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Marks one with what it gathers, or every one up to one, as read; answers false when there is no such notice. */
export async function markRead(
  db: Db,
  own: Rows<'notice'>,
  which: { id: number } | { upTo: number },
): Promise<boolean> {
  const chosen =
    'id' in which
      ? db`(n.id = ${which.id} or n.gathering = (select o.gathering from notices o where o.id = ${which.id}))`
      : db`n.id <= ${which.upTo} and n.read_at is null`;
  const rows = await db`
    update notices n set read_at = coalesce(n.read_at, now()) where ${chosen} and ${within(db, own, 'n')} returning n.id`;
  return rows.length > 0;
}

/** An unconfirmed send is told when it stays so; before, the answer may be on its way. */
const unknownAfter = '1 minute';

/** Tells whose sends have stayed unconfirmed, once each. */
export async function tellUnknownSends(db: Db): Promise<void> {
  await db`
    insert into notices (user_id, event, record_kind, record_id)
    select sender_of(c), 'send-unknown', c.kind, c.id from campaigns c join users u on u.id = sender_of(c)
     where c.status = 'unknown' and c.deleted_at is null and not u.is_disabled
       and c.updated_at < now() - ${unknownAfter}::interval
       and not exists (select from notices n where n.event = 'send-unknown' and n.record_kind = c.kind
                          and n.record_id = c.id and n.made_at > c.updated_at)`;
}

/** Tells every admin of an event, unless the same is told already and unread. */
async function tellAdmins(db: Db, event: NoticeEvent, about: string): Promise<void> {
  await db`
    insert into notices (user_id, event, about)
    select u.id, ${event}, ${about} from users u
     where not u.is_disabled and exists (select from user_roles r where r.user_id = u.id and r.name = 'admin')
       and not exists (select from notices n where n.user_id = u.id and n.event = ${event} and n.about = ${about}
                          and n.read_at is null)`;
}

/** Tells every admin that a background job failed for good. */
export const tellJobFailed = (db: Db, about: string): Promise<void> =>
  tellAdmins(db, 'job-failed', about);

/** Tells every admin that a backup failed. */
export const tellBackupFailed = (db: Db, about: string): Promise<void> =>
  tellAdmins(db, 'backup-failed', about);

/** Tells every admin that a webhook was disabled, because nothing reached it. */
export const tellWebhookDisabled = (db: Db, about: string): Promise<void> =>
  tellAdmins(db, 'webhook-disabled', about);

/** Tells whoever started some work, and every admin, that it was stopped. */
export async function tellWorkStopped(
  db: Db,
  { about, person }: { about: string; person: number | null },
): Promise<void> {
  await db`
    insert into notices (user_id, event, about)
    select u.id, 'work-stopped', ${about} from users u
     where not u.is_disabled
       and (u.id = ${person} or exists (select from user_roles r where r.user_id = u.id and r.name = 'admin'))`;
}

/** Tells a person how something ended that they have not waited for. */
export async function tellActionEnded(
  db: Db,
  told: { person: number; kind: NoticeKind; recordId: number; about: string },
): Promise<void> {
  await db`
    insert into notices (user_id, event, record_kind, record_id, about)
    values (${told.person}, 'act-ended', ${told.kind}, ${told.recordId}, ${told.about})`;
}

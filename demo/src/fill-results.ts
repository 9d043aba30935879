import type { Db } from '@masthead/server/db/client.ts';
import { startCounting } from '@masthead/server/mailings/counts.queries.ts';
import { findMailing } from '@masthead/server/mailings/mailings.queries.ts';

/** What readers did with the emails that went out, and what came back of them. */
export async function fillResults(db: Db): Promise<void> {
  const sent = await db<
    { id: number }[]
  >`select id from mailings where status = 'sent' order by id`;
  for (const { id } of sent) {
    const mailing = await findMailing(db, id);
    if (mailing) await startCounting(db, mailing);
  }
  await countReaders(db);
  await rememberReaders(db);
  await bringBack(db);
}

/** A third opens it, one of seven clicks, and most of them the first links. */
const countReaders = (db: Db) => db`
  update mailing_counts c set readers = told.readers, times = told.readers + told.readers * (told.mailing_id % 4) / 5
    from (select k.mailing_id, k.place,
                 case k.place when 0 then m.sent_count * (26 + m.id * 7 % 19) / 100
                              when -1 then m.sent_count * 6 / 100
                              else m.sent_count * (4 + m.id * 5 % 4) / (100 * (k.place + 1)) end as readers
            from mailing_counts k join mailings m on m.id = k.mailing_id) told
   where told.mailing_id = c.mailing_id and told.place = c.place`;

/** Who they were, where that is remembered. */
const rememberReaders = (db: Db) => db`
  insert into mailing_readers (mailing_id, subscriber_id, opened_at, clicked_at)
  select m.id, d.subscriber_id, d.at + interval '2 hours', case when d.subscriber_id % 7 = 0 then d.at + interval '2 hours' end
    from mailings m join mail_deliveries d on d.mailing_id = m.id
   where m.remembers_readers and d.status = 'sent' and d.subscriber_id % 3 = 0`;

/** Addresses that are gone, full mailboxes, and a few who have had enough. */
const bringBack = (db: Db) => db`
  update mail_deliveries d
     set bounce = case when d.status = 'failed' then 'hard' when d.subscriber_id % 113 = m.id % 113 then 'soft' end,
         bounced_at = case when d.status = 'failed' or d.subscriber_id % 113 = m.id % 113
                           then d.at + interval '20 minutes' end,
         unsubscribed_at = case when d.status = 'sent' and d.subscriber_id % 127 = m.id % 127
                                then d.at + interval '3 hours' end
    from mailings m
   where m.id = d.mailing_id and m.status = 'sent'
     and (d.status = 'failed'
       or (d.status = 'sent' and (d.subscriber_id % 113 = m.id % 113 or d.subscriber_id % 127 = m.id % 127)))`;

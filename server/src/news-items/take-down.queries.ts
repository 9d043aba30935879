import type { PostUses } from '@masthead/shared/news-items/bulk.ts';
import { type Rows, within } from '../access/rows.ts';
import type { Db } from '../db/client.ts';

/** The scheduled emails in which any of these posts is picked, the next first. */
export const listCarryingEmails = (db: Db, seen: Rows<'campaign'>, ids: readonly number[]) =>
  db<PostUses['emails']>`
    select c.id, c.kind, c.subject from campaigns c
     where c.status = 'scheduled' and c.deleted_at is null and ${within(db, seen, 'c')}
       and jsonb_path_exists(c.content, '$.** ? (exists(@.headline) && @.id == $ids[*])',
                             jsonb_build_object('ids', to_jsonb(${[...ids]}::integer[])))
     order by c.send_date, c.id`;

/** The series that hold any of these posts. */
export const listCarryingSeries = (db: Db, seen: Rows<'series'>, ids: readonly number[]) =>
  db<PostUses['series']>`
    select s.id, s.name from series s
     where s.deleted_at is null and ${within(db, seen, 's')}
       and exists (select from series_posts p where p.series_id = s.id and p.news_item_id = any(${[...ids]}::integer[]))
     order by s.name, s.id`;

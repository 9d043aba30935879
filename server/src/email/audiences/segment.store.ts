import { segmentRecord } from '@masthead/shared/email/audiences/segment.record.ts';
import { mostTagsOffered, segmentMessages } from '@masthead/shared/email/audiences/segment.ts';
import type { Condition } from '@masthead/shared/email/audiences/segment-conditions.ts';
import { type Rows, rowRule, rowsOf, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { badRequest, conflict } from '../../platform/http/errors.ts';
import type { Store } from '../../platform/records/store.ts';
import { isInPart } from '../mailings/part.queries.ts';
import { suppressedNow } from '../mailings/suppression.store.ts';
import { audienceRows, holdAudience } from './audience.store.ts';

/** Segments are the staff's, as their audiences are. */
export const segmentRows = rowRule({ record: 'segment', visibleTo: 'staff' });

/** Segments, as the server saves them. */
export const segmentStore: Store<typeof segmentRecord> = {
  record: segmentRecord,
  alias: 'g',
  joins: 'join audiences a on a.id = g.audience_id',
  added: 'a.name as audience',
  rows: segmentRows,
  found: { detail: 'a.name', order: 'g.name' },
  check: async (db, { seer, values }) => {
    const audience = await holdAudience(db, rowsOf(seer, audienceRows), values.audienceId);
    if (!audience || audience.isDeleted)
      throw badRequest({ path: 'audienceId', message: segmentMessages.unknownAudience });
  },
  restoreRule: async (db, seer, { audienceId }) => {
    const audience = await holdAudience(db, rowsOf(seer, audienceRows), audienceId);
    if (audience?.isDeleted) throw conflict(segmentMessages.audienceDeleted(audience.name));
  },
  mayDelete: () => true,
};

/** A segment as emails use it. */
export interface SegmentOf {
  id: number;
  name: string;
  audienceId: string;
  conditions: Condition[];
  isDeleted: boolean;
}

/** A segment, the deleted ones too, or null. */
export async function findSegment(
  db: Db,
  visible: Rows<'segment'>,
  id: number,
): Promise<SegmentOf | null> {
  const [row] = await db<SegmentOf[]>`
    select g.id, g.name, g.audience_id, g.conditions, g.deleted_at is not null as is_deleted
      from segments g where g.id = ${id} and ${within(db, visible, 'g')}`;
  return row ?? null;
}

/** Keeps a segment as it is until the end of the transaction. */
export const holdSegment = (db: Db, visible: Rows<'segment'>, id: number) =>
  db`select from segments g where g.id = ${id} and ${within(db, visible, 'g')} for share`;

/** The segments of an audience, by name. */
export const listSegments = (db: Db, visible: Rows<'segment'>, audienceId: string) => db<
  SegmentOf[]
>`
  select g.id, g.name, g.audience_id, g.conditions, false as is_deleted
    from segments g where g.audience_id = ${audienceId} and g.deleted_at is null and ${within(db, visible, 'g')}
   order by g.name collate "und-x-icu", g.id`;

/** How many of an audience would get an email now, and how many of them meet conditions. */
export async function countSegment(
  db: Db,
  visible: Rows<'subscriber'>,
  audienceId: string,
  conditions: readonly Condition[],
): Promise<{ readers: number; all: number }> {
  const part = { conditions: [...conditions], notOpened: null };
  const mailed = db`
    s.audience_id = ${audienceId} and s.status = 'subscribed' and not ${db.unsafe(suppressedNow('s'))}
    and ${within(db, visible, 's')}`;
  const [row] = await db<{ readers: number; all: number }[]>`
    select (select count(*) from subscribers s where ${mailed} and ${isInPart(db, audienceId, part)}) as readers,
           (select count(*) from subscribers s where ${mailed}) as all`;
  return row ?? { readers: 0, all: 0 };
}

/** The tags of the subscribers of an audience, the most frequent first. */
export async function listTags(db: Db, visible: Rows<'subscriber'>, audienceId: string) {
  const rows = await db<{ tag: string }[]>`
    select t.tag from subscribers s, unnest(s.tags) as t (tag)
     where s.audience_id = ${audienceId} and s.status = 'subscribed' and ${within(db, visible, 's')}
     group by t.tag order by count(*) desc, t.tag limit ${mostTagsOffered}`;
  return rows.map(({ tag }) => tag);
}

import { segmentRecord } from '@masthead/shared/audiences/segment.record.ts';
import { segmentMessages } from '@masthead/shared/audiences/segment.ts';
import { rowsOf } from '../access/rows.ts';
import { badRequest, conflict } from '../http/errors.ts';
import type { Store } from '../records/store.ts';
import { audienceRows } from './audience.rows.ts';
import { holdAudience } from './audiences.queries.ts';
import { segmentRows } from './segment.rows.ts';

/** Segments, as the server keeps them. */
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

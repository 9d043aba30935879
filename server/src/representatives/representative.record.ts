import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { representativeRecord } from '@masthead/shared/representatives/representative.record.ts';
import { findFirm } from '../firms/firms.queries.ts';
import { badRequest } from '../http/errors.ts';
import { none, type Store } from '../records/store.ts';
import { representativeRows } from './representative.rows.ts';

/** Realtors, as the server keeps them. */
export const representativeStore: Store<typeof representativeRecord> = {
  record: representativeRecord,
  alias: 'r',
  joins: 'join showcase_firms f on f.id = r.showcase_firm_id',
  added: 'f.name as firm',
  rows: representativeRows,
  found: { detail: `concat_ws(' · ', f.name, r.email)`, order: 'r.updated_at desc' },
  check: async (db, { seer, values, current }) => {
    if (values.firmId === current?.firmId) return;
    if (!(await findFirm(db, seer, values.firmId)))
      throw badRequest({ path: 'firmId', message: firmMessages.unknown });
  },
  restoreRule: none('its firm is never deleted'),
  mayDelete: () => true,
};

import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { representativeRecord } from '@masthead/shared/representatives/representative.record.ts';
import { rowsOf } from '../access/rows.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { findFirm, holdFirms } from '../firms/firms.queries.ts';
import { badRequest } from '../http/errors.ts';
import { findRecord } from '../records/records.queries.ts';
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
  holds: async (db, seer, id, { firmId }) => {
    const current = id === null ? null : await findRecord(db, representativeStore, seer, id);
    await holdFirms(db, rowsOf(seer, firmRows), [current?.firmId, firmId]);
  },
  check: async (db, { seer, values, current }) => {
    if (values.firmId === current?.firmId) return;
    if (!(await findFirm(db, seer, values.firmId)))
      throw badRequest({ path: 'firmId', message: firmMessages.unknown });
  },
  restoreRule: none('its firm is never deleted'),
  mayDelete: () => true,
};

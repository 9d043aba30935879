import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { representativeRecord } from '@masthead/shared/representatives/representative.record.ts';
import { firmsInScope } from '../access/firm-scope.ts';
import { findFirm } from '../firms/firms.queries.ts';
import { badRequest } from '../http/errors.ts';
import type { Store } from '../records/store.ts';

/** Realtors, as the server keeps them. */
export const representativeStore: Store<typeof representativeRecord> = {
  record: representativeRecord,
  alias: 'r',
  joins: 'join showcase_firms f on f.id = r.showcase_firm_id',
  added: 'f.name as firm',
  inScope: firmsInScope,
  check: async (db, { scope, values, current }) => {
    if (values.showcaseFirmId === current?.showcaseFirmId) return;
    if (!(await findFirm(db, scope, values.showcaseFirmId)))
      throw badRequest({ path: 'showcaseFirmId', message: firmMessages.unknown });
  },
  mayDelete: () => true,
};

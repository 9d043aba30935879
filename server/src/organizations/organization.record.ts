import { organizationRecord } from '@masthead/shared/organizations/organization.record.ts';
import { none, type Store } from '../records/store.ts';
import { organizationRows } from './organization.rows.ts';

/** Organizations, as the server keeps them. */
export const organizationStore: Store<typeof organizationRecord> = {
  record: organizationRecord,
  alias: 'o',
  joins: '',
  added: '',
  rows: organizationRows,
  found: {
    detail: `case when o.is_owner then 'Owner organization' else 'Partner organization' end`,
    order: 'o.name',
  },
  restoreRule: none('names are kept apart by the database, and nobody belongs to it'),
  mayDelete: ({ isAdmin }) => isAdmin,
};

import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import { rowsOf } from '../access/rows.ts';
import { badRequest } from '../http/errors.ts';
import { none, type Store } from '../records/store.ts';
import { siteRows } from '../sites/site.rows.ts';
import { firmRows } from './firm.rows.ts';
import { findSiteIds, setFirmSites } from './firm-sites.queries.ts';

/** Firms, as the server keeps them. */
export const firmStore: Store<typeof firmRecord> = {
  record: firmRecord,
  alias: 'f',
  joins: 'left join organizations o on o.id = f.organization_id',
  added: `o.name as group,
    array(select site_id from showcase_firm_sites where firm_id = f.id order by site_id) as site_ids`,
  rows: firmRows,
  found: { detail: `concat_ws(' · ', o.name, f.website)`, order: 'f.updated_at desc' },
  check: async (db, { seer, values }) => {
    const known = await findSiteIds(db, rowsOf(seer, siteRows), values.siteIds);
    if (values.siteIds.some((id) => !known.includes(id)))
      throw badRequest({ path: 'siteIds', message: firmMessages.unknownSite });
  },
  writeParts: (db, id, { siteIds }) => setFirmSites(db, id, siteIds),
  restoreRule: none('it is never deleted'),
  mayDelete: () => false,
};

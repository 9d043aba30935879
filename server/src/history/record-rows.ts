import { type RowRule, rowsOf, type Seer, staffRows, within } from '../access/rows.ts';
import { adSlotRows } from '../ad-slots/ad-slot.rows.ts';
import type { Db } from '../db/client.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { organizationRows } from '../organizations/organization.rows.ts';
import { sessionRows } from '../profile/session.rows.ts';
import { representativeRows } from '../representatives/representative.rows.ts';
import { siteRows } from '../sites/site.rows.ts';
import { userRows } from '../users/user.rows.ts';

/** The rules of the records, by table; a table that is not here is the staff's. */
const rules: Readonly<Record<string, RowRule>> = {
  ad_slots: adSlotRows,
  listings: listingRows,
  organizations: organizationRows,
  representatives: representativeRows,
  sessions: sessionRows,
  showcase_firms: firmRows,
  sites: siteRows,
  users: userRows,
};

/** The condition that somebody may see a row of a table, which the statement calls by its own name. */
export const tableWithin = (db: Db, seer: Seer, table: string) =>
  within(db, rowsOf(seer, rules[table] ?? staffRows), table);

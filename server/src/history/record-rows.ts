import { type RowRule, rowsOf, type Seer, staffRows, within } from '../access/rows.ts';
import { adSlotRows } from '../ad-slots/ad-slot.rows.ts';
import { authorRows } from '../authors/author.rows.ts';
import type { Db } from '../db/client.ts';
import { firmRows } from '../firms/firm.rows.ts';
import { listingRows } from '../listings/listing.rows.ts';
import { organizationRows } from '../organizations/organization.rows.ts';
import { sessionRows } from '../profile/session.rows.ts';
import { representativeRows } from '../representatives/representative.rows.ts';
import { siteRows } from '../sites/site.rows.ts';
import { userRows } from '../users/user.rows.ts';

/** The rules of the records, by table. */
const rules: Readonly<Record<string, RowRule>> = {
  ad_slots: adSlotRows,
  audiences: staffRows,
  authors: authorRows,
  campaigns: staffRows,
  email_templates: staffRows,
  listings: listingRows,
  mailings: staffRows,
  news_items: staffRows,
  organizations: organizationRows,
  representatives: representativeRows,
  sessions: sessionRows,
  showcase_firms: firmRows,
  sites: siteRows,
  subscribers: staffRows,
  users: userRows,
};

/** The rule of a table. */
export function ruleOf(table: string): RowRule {
  const rule = rules[table];
  if (!rule) throw new Error(`Nobody has said whose the rows of ${table} are`);
  return rule;
}

/** The condition that somebody may see a row of a table, which the statement calls by its own name. */
export const tableWithin = (db: Db, seer: Seer, table: string) =>
  within(db, rowsOf(seer, ruleOf(table)), table);

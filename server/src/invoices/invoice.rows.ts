import { rowRule } from '../access/rows.ts';

/** An invoice is its contributor's own; editors and admins, who review and pay, see every one (decisions 10). */
export const invoiceRows = rowRule({
  record: 'invoice',
  seenBy: 'person',
  own: (db, row, id) => db`${db(row)}.contributor_id = ${id}`,
  seesAll: ({ isEditor }) => isEditor,
});

import { rowRule } from '../access/rows.ts';

/** A file is its invoice's; while it stands in a form alone, it is whose who has sent it. */
export const invoiceFileRows = rowRule({
  record: 'invoice file',
  seenBy: 'person',
  own: (db, row, id) => db`
    case when ${db(row)}.invoice_id is null then ${db(row)}.created_by = ${id}
         else exists (select from invoices of_file
                       where of_file.id = ${db(row)}.invoice_id and of_file.contributor_id = ${id}) end`,
  seesAll: ({ isEditor }) => isEditor,
});

import { centsOf, dollarsOf } from '@masthead/shared/finance/invoices/amount.ts';
import {
  invoiceMessages,
  invoiceRecord,
} from '@masthead/shared/finance/invoices/invoice.record.ts';
import {
  type ApprovalRule,
  whyLocked,
  whyNotDeleted,
} from '@masthead/shared/finance/invoices/invoice.rules.ts';
import type {
  InvoiceSort,
  InvoiceTotals,
  InvoiceWishes,
} from '@masthead/shared/finance/invoices/invoice.ts';
import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import type { RowOf } from '@masthead/shared/platform/records/record.ts';
import { postRows } from '../../editorial/posts/news-item.store.ts';
import { addressOfPost } from '../../editorial/posts/news-items.queries.ts';
import { findSite, siteRows } from '../../people/sites/site.store.ts';
import { userRows } from '../../people/users/user.store.ts';
import { type Rows, rowRule, rowsOf, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';
import { contains } from '../../platform/db/contains.ts';
import { type Page, readPage } from '../../platform/db/page.ts';
import { badRequest } from '../../platform/http/errors.ts';
import { columnsOf, sourceOf } from '../../platform/records/columns.ts';
import { none, type PendingSave, type Store } from '../../platform/records/store.ts';
import {
  findPostIds,
  listInvoicePeople,
  lockUploads,
  setInvoiceFiles,
  setInvoicePosts,
} from './invoice-file.store.ts';

/** An invoice is its contributor's own; editors and admins, who review and pay, see every one (decisions 10). */
export const invoiceRows = rowRule({
  record: 'invoice',
  visibleTo: 'person',
  own: (db, row, id) => db`${db(row)}.contributor_id = ${id}`,
  seesAll: ({ isEditor }) => isEditor,
});

type Saved = PendingSave<typeof invoiceRecord>;

/** Fields that only editors and admins set: the contributor and the editor's comments. */
function checkOwn({ seer, values, current }: Saved): void {
  if (seer.isEditor) return;
  const { contributorId, editorComments } = values;
  if (contributorId !== seer.id)
    throw badRequest({ path: 'contributorId', message: invoiceMessages.contributorFixed });
  if (editorComments !== (current?.editorComments ?? null))
    throw badRequest({ path: 'editorComments', message: invoiceMessages.commentsFixed });
}

/** Checks only newly chosen people and records; a person who has left since may stay. */
async function checkChosen(db: Db, { seer, values, current }: Saved): Promise<void> {
  const { contributorId, editorId, siteId, postIds, fileIds } = values;
  const newPosts = postIds.filter((id) => !current?.postIds.includes(id));
  const newFiles = fileIds.filter((id) => !current?.fileIds.includes(id));
  const [people, site, posts, files] = await Promise.all([
    listInvoicePeople(db, rowsOf(seer, userRows)),
    findSite(db, rowsOf(seer, siteRows), siteId),
    findPostIds(db, rowsOf(seer, postRows), newPosts),
    lockUploads(db, seer, { ids: newFiles, invoiceId: current?.id ?? null }),
  ]);
  const isNew = (key: 'contributorId' | 'editorId' | 'siteId') => values[key] !== current?.[key];
  const isListed = (list: { id: number }[], id: number) => list.some((one) => one.id === id);
  const problems = [
    isNew('contributorId') &&
      !isListed(people.contributors, contributorId) && {
        path: 'contributorId',
        message: invoiceMessages.unknownContributor,
      },
    isNew('editorId') &&
      !isListed(people.editors, editorId) && {
        path: 'editorId',
        message: invoiceMessages.unknownEditor,
      },
    isNew('siteId') && !site && { path: 'siteId', message: invoiceMessages.unknownSite },
    newPosts.some((id) => !posts.includes(id)) && {
      path: 'postIds',
      message: invoiceMessages.unknownPost,
    },
    newFiles.some((id) => !files.includes(id)) && {
      path: 'fileIds',
      message: invoiceMessages.unknownFile,
    },
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw badRequest(...problems);
}

async function check(db: Db, save: Saved): Promise<void> {
  checkOwn(save);
  await checkChosen(db, save);
}

const postsOfInvoice = `
  array(select x.news_item_id from invoice_posts x where x.invoice_id = i.id order by x.position) as post_ids,
  coalesce((select json_agg(json_build_object('id', n.id, 'headline', n.headline, 'site_id', n.site_id,
                     'post_url', ${addressOfPost}) order by x.position)
              from invoice_posts x join news_items n on n.id = x.news_item_id join sites s on s.id = n.site_id
             where x.invoice_id = i.id), '[]') as posts`;

const filesOfInvoice = `
  array(select x.upload_id from invoice_files x where x.invoice_id = i.id order by x.position) as file_ids,
  coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'name', f.name, 'kind', f.kind, 'bytes', f.bytes)
                            order by x.position)
              from invoice_files x join invoice_uploads f on f.id = x.upload_id where x.invoice_id = i.id), '[]') as files`;

/** The finished exports of invoice `i`: `e` with its row `r`. An aborted export does not count. */
const filesWithInvoice = `
  from invoice_export_rows r join invoice_exports e on e.id = r.export_id and e.finished_at is not null
 where r.invoice_id = i.id`;

const lastExport = `
  (select json_build_object('batch', e.id, 'at', e.created_at, 'isChanged', r.version <> i.version)
   ${filesWithInvoice} order by r.export_id desc limit 1) as exported`;

/** Why: an article or file listed twice counts once. */
const once = (ids: readonly number[]) => [...new Set(ids)];

/** Invoices, as the server saves them. */
export const invoiceStore: Store<typeof invoiceRecord> = {
  record: invoiceRecord,
  alias: 'i',
  joins: `join users contributor on contributor.id = i.contributor_id
    join users editor on editor.id = i.editor_id
    join sites site on site.id = i.site_id
    left join users decider on decider.id = i.decided_by`,
  added: `i.month, i.year, i.state = 'approved' as is_approved,
    json_build_object('name', contributor.name) as contributor,
    json_build_object('name', editor.name) as editor, json_build_object('name', site.name) as site,
    i.created_by as written_by_id, i.amount_by as amount_by_id, i.amount_before::text as amount_before,
    decider.name as decided_by, ${postsOfInvoice}, ${filesOfInvoice}, ${lastExport}`,
  rows: invoiceRows,
  found: {
    detail: `concat_ws(' · ', contributor.name, to_char(i.date, 'YYYY-MM-DD'), '$' || i.amount)`,
    order: 'i.date desc',
  },
  check,
  writeParts: async (db, id, { postIds, fileIds }) => {
    const changed = [
      await setInvoicePosts(db, id, once(postIds)),
      await setInvoiceFiles(db, id, once(fileIds)),
    ];
    return changed.includes(true);
  },
  restoreRule: none('what it refers to may be deleted, as on a save'),
  mayDelete: () => true,
  whyBlocked: (invoice, action) =>
    action === 'delete' ? whyNotDeleted(invoice) : whyLocked(invoice),
};

export type InvoiceRow = RowOf<typeof invoiceRecord>;

/** The order of a list. */
export interface InvoiceOrder {
  sort: InvoiceSort;
  direction: Direction;
}

const sortColumns: Record<InvoiceSort, string> = {
  date: 'i.date',
  amount: 'i.amount',
  contributor: 'contributor.name collate "und-x-icu"',
  site: 'site.name collate "und-x-icu"',
};

const equal = (db: Db, column: string, value: string | number | null | undefined) =>
  value === null || value === undefined ? db`` : db`and ${db(column)} = ${value}`;

function exportedAs(db: Db, { exported }: Wanted) {
  if (!exported) return db``;
  const files = db.unsafe(filesWithInvoice);
  if (exported === 'never') return db`and not exists (select ${files})`;
  if (exported === 'exported') return db`and exists (select ${files})`;
  // Why not the version of the last export: this is one join, not a look-up for each invoice.
  return db`and i.id in (select invoice_id from changed_invoices) and exists (
    select ${files} and r.version <> i.version and not exists (
      select from invoice_export_rows later join invoice_exports f on f.id = later.export_id
       where later.invoice_id = r.invoice_id and later.export_id > r.export_id and f.finished_at is not null))`;
}

/** Who decides, and whether approvals need a second person. */
export interface Reviewer extends ApprovalRule {
  id: number;
}

/** The filters of invoices, with the person who would decide. */
export type Wanted = Omit<InvoiceWishes, 'decidable'> & { decidableBy?: Reviewer | null };

/** A search as the caller sends it; `decidable` depends on the caller. */
export const wantedBy = (
  { decidable, ...wishes }: InvoiceWishes,
  viewer: { id: number },
  rule: ApprovalRule,
): Wanted => ({
  ...wishes,
  decidableBy: decidable ? { id: viewer.id, ...rule } : null,
});

/** The SQL form of `whyNotApproved`. */
function decidable(db: Db, { decidableBy }: Wanted) {
  if (!decidableBy) return db``;
  const { id, needsSecondPerson } = decidableBy;
  const hadNoHand = db`
    and i.created_by is distinct from ${id}
    and (i.amount_by is distinct from ${id} or i.amount_before is null or i.amount_before = i.amount)`;
  return db`
    and i.state <> 'approved' and i.contributor_id <> ${id} ${needsSecondPerson ? hadNoHand : db``}`;
}

/** The condition that invoice `i` matches a search and is visible to the caller. */
export function matching(db: Db, visible: Rows<'invoice'>, wishes: Wanted) {
  const { state, contributorId, editorId, siteId, type, month, year } = wishes;
  const words = wishes.text?.trim() ?? '';
  return db`
    i.deleted_at is null and ${within(db, visible, 'i')}
    ${equal(db, 'i.state', state === 'all' ? null : state)}
    ${equal(db, 'i.contributor_id', contributorId)} ${equal(db, 'i.editor_id', editorId)}
    ${equal(db, 'i.site_id', siteId)} ${equal(db, 'i.type', type)}
    ${equal(db, 'i.month', month)} ${equal(db, 'i.year', year)} ${exportedAs(db, wishes)}
    ${decidable(db, wishes)}
    ${words ? db`and ${contains(db, `concat_ws(' ', i.description, i.editor_comments)`, words)}` : db``}`;
}

/** The matches of a search, as a part of another statement. */
export const invoicesFound = (db: Db, visible: Rows<'invoice'>, wishes: Wanted) =>
  db`select from invoices i where ${matching(db, visible, wishes)}`;

const names = (db: Db) => db`
  join users contributor on contributor.id = i.contributor_id join sites site on site.id = i.site_id`;

/** A page of invoices with the total count. */
export function listInvoices(
  db: Db,
  visible: Rows<'invoice'>,
  wishes: Wanted,
  { sort, direction }: InvoiceOrder,
  page: Page,
): Promise<{ rows: InvoiceRow[]; totalCount: number }> {
  const by = db.unsafe(sortColumns[sort]);
  const order = `ordered ${direction}, id ${direction}`;
  return readPage(
    db,
    page,
    order,
    db`select i.id, ${by} as ordered from invoices i ${sort === 'date' || sort === 'amount' ? db`` : names(db)}
        where ${matching(db, visible, wishes)}`,
    (onPage, totalCount) => db<InvoiceRow[]>`
      select ${columnsOf(db, invoiceStore)}, ${totalCount}
        from ${sourceOf(db, invoiceStore)} join ${onPage} on on_page.id = i.id
       order by ${by} ${db.unsafe(direction)}, i.id ${db.unsafe(direction)}`,
  );
}

/** Totals of the invoices of a filter, by state. The database adds them up exactly. */
export async function totalInvoices(
  db: Db,
  visible: Rows<'invoice'>,
  wishes: Wanted,
): Promise<InvoiceTotals> {
  const states = await db<InvoiceTotals['states']>`
    select i.state, count(*)::int as count, sum(i.amount)::text as amount from invoices i
     where ${matching(db, visible, wishes)} group by i.state order by i.state`;
  const cents = states.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const count = states.reduce((sum, one) => sum + one.count, 0);
  return { count, amount: dollarsOf(cents), states: [...states] };
}

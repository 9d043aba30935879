import { invoiceMessages } from '@masthead/shared/invoices/invoice.messages.ts';
import { invoiceRecord } from '@masthead/shared/invoices/invoice.record.ts';
import { whyLocked, whyNotDeleted } from '@masthead/shared/invoices/invoice.rules.ts';
import { rowsOf } from '../access/rows.ts';
import type { Db } from '../db/client.ts';
import { badRequest } from '../http/errors.ts';
import { addressOfPost } from '../news-items/news-items.queries.ts';
import { postRows } from '../news-items/post.rows.ts';
import { none, type Save, type Store } from '../records/store.ts';
import { siteRows } from '../sites/site.rows.ts';
import { findSite } from '../sites/sites.queries.ts';
import { userRows } from '../users/user.rows.ts';
import { invoiceRows } from './invoice.rows.ts';
import { lockUploads, setInvoiceFiles } from './invoice-files.queries.ts';
import { listInvoicePeople } from './invoice-people.queries.ts';
import { findPostIds, setInvoicePosts } from './invoice-posts.queries.ts';

type Saved = Save<typeof invoiceRecord>;

/** What only editors and admins decide: whose an invoice is, and their comments on it. */
function checkOwn({ seer, values, current }: Saved): void {
  if (seer.isEditor) return;
  const { contributorId, editorComments } = values;
  if (contributorId !== seer.id)
    throw badRequest({ path: 'contributorId', message: invoiceMessages.contributorFixed });
  if (editorComments !== (current?.editorComments ?? null))
    throw badRequest({ path: 'editorComments', message: invoiceMessages.commentsFixed });
}

/** What was chosen anew is there; somebody who has left since stays where they are. */
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

/** The files with invoice `i` that have gone out whole: `e` with its row `r`. One that broke off counts for nothing. */
export const filesWithInvoice = `
  from invoice_export_rows r join invoice_exports e on e.id = r.export_id and e.finished_at is not null
 where r.invoice_id = i.id`;

const lastExport = `
  (select json_build_object('batch', e.id, 'at', e.created_at, 'isChanged', r.version <> i.version)
   ${filesWithInvoice} order by r.export_id desc limit 1) as exported`;

/** Why: what is named twice is one article or one file all the same. */
const once = (ids: readonly number[]) => [...new Set(ids)];

/** Invoices, as the server keeps them. */
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
  restoreRule: none('whom and what it names stays on it, as when it is saved'),
  mayDelete: () => true,
  whyBlocked: (invoice, act) => (act === 'delete' ? whyNotDeleted(invoice) : whyLocked(invoice)),
};

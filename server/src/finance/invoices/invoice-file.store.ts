import { fewestCompared, sameAmountDays } from '@masthead/shared/finance/invoices/invoice.ts';
import { fileWaits, type InvoiceFile } from '@masthead/shared/finance/invoices/invoice-file.ts';
import { type Rows, rowRule, type Seer, within } from '../../platform/access/rows.ts';
import type { Db } from '../../platform/db/client.ts';

/** A file has the visibility of its invoice. Before the invoice is saved, only the uploader sees it. */
export const invoiceFileRows = rowRule({
  record: 'invoice file',
  visibleTo: 'person',
  own: (db, row, id) => db`
    case when ${db(row)}.invoice_id is null then ${db(row)}.created_by = ${id}
         else exists (select from invoices of_file
                       where of_file.id = ${db(row)}.invoice_id and of_file.contributor_id = ${id}) end`,
  seesAll: ({ isEditor }) => isEditor,
});

/** Sets the articles of an invoice, in order. Returns whether anything changed. */
export async function setInvoicePosts(db: Db, id: number, postIds: number[]): Promise<boolean> {
  const changed = [
    await db`
      delete from invoice_posts where invoice_id = ${id} and news_item_id <> all(${postIds}::integer[])`,
    await db`
      insert into invoice_posts (invoice_id, news_item_id, position, headline)
      select ${id}, n.id, given.at, n.headline
        from unnest(${postIds}::integer[]) with ordinality given (post, at) join news_items n on n.id = given.post
      on conflict (invoice_id, news_item_id) do update set position = excluded.position
       where invoice_posts.position <> excluded.position`,
  ];
  return changed.some((result) => result.count > 0);
}

/** The ids of the articles that exist. */
export async function findPostIds(db: Db, visible: Rows<'post'>, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db<{ id: number }[]>`
    select n.id from news_items n
     where n.id = any(${ids}::integer[]) and n.status <> 4 and n.deleted_at is null and ${within(db, visible, 'n')}`;
  return rows.map(({ id }) => id);
}

/** Roles that may add invoices; editors are listed as contributors too (Spec, platform 4). */
const contributors = ['author', 'contributor', 'editor', 'admin'];
const editors = ['editor', 'admin'];

interface Person {
  id: number;
  name: string;
}

/** Who can be chosen on an invoice: enabled people of the owner organization, by name. */
export async function listInvoicePeople(
  db: Db,
  visible: Rows<'user'>,
): Promise<{ contributors: Person[]; editors: Person[] }> {
  const people = await db<(Person & { isEditor: boolean })[]>`
    select u.id, u.name, bool_or(r.name = any(${editors}::text[])) as is_editor
      from users u join organizations o on o.id = u.organization_id and o.is_owner
      join user_roles r on r.user_id = u.id and r.name = any(${contributors}::text[])
     where not u.is_disabled and u.deleted_at is null and ${within(db, visible, 'u')}
     group by u.id order by u.name collate "und-x-icu", u.id`;
  const named = people.map(({ id, name }) => ({ id, name }));
  return { contributors: named, editors: named.filter((_, at) => people[at]?.isEditor) };
}

/** The invoices to compare with: those that the caller may see, except the invoice itself. */
const others = (db: Db, visible: Rows<'invoice'>, id: number) =>
  db`i.deleted_at is null and i.id <> ${id} and ${within(db, visible, 'i')}`;

/** Other invoices from a contributor for the same amount, within a few weeks. */
export async function findSameAmount(
  db: Db,
  visible: Rows<'invoice'>,
  {
    id,
    contributorId,
    amount,
    date,
  }: { id: number; contributorId: number; amount: string; date: string },
): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select i.id from invoices i
     where ${others(db, visible, id)} and i.contributor_id = ${contributorId} and i.amount = ${amount}::numeric
       and i.date between ${date}::date - ${sameAmountDays}::int and ${date}::date + ${sameAmountDays}::int
     order by i.id`;
  return rows.map((row) => row.id);
}

/** The articles that are already on other invoices. */
export const findSamePosts = (db: Db, visible: Rows<'invoice'>, id: number, postIds: number[]) =>
  db<{ postId: number; headline: string; invoiceIds: number[] }[]>`
    select x.news_item_id as post_id, max(x.headline) as headline, array_agg(i.id order by i.id) as invoice_ids
      from invoice_posts x join invoices i on i.id = x.invoice_id
     where x.news_item_id = any(${postIds}::integer[]) and ${others(db, visible, id)}
     group by x.news_item_id order by x.news_item_id`;

/** The median amount of approved invoices of a type over the past year; null if there are too few. */
export async function findMiddleAmount(
  db: Db,
  visible: Rows<'invoice'>,
  { id, type, date }: { id: number; type: string; date: string },
): Promise<string | null> {
  const [row] = await db<{ middle: string | null }[]>`
    select case when count(*) >= ${fewestCompared}
                then (percentile_disc(0.5) within group (order by i.amount))::text end as middle
      from invoices i
     where ${others(db, visible, id)} and i.state = 'approved' and i.type = ${type}
       and i.date between ${date}::date - 365 and ${date}::date`;
  return row?.middle ?? null;
}

/** Records an upload; `created_by` is the current person. */
export async function insertUpload(db: Db, file: Omit<InvoiceFile, 'id'>): Promise<void> {
  await db`insert into invoice_uploads ${db(file)}`;
}

/** Deletes a person's uploads for invoices that were never saved. Returns their storage keys. */
export async function forgetUploads(db: Db, userId: number): Promise<string[]> {
  const rows = await db<{ key: string }[]>`
    delete from invoice_uploads
     where created_by = ${userId} and invoice_id is null and created_at < now() - ${fileWaits} * interval '1 hour'
    returning key`;
  return rows.map(({ key }) => key);
}

/** A file by its generated name. */
export async function findUpload(
  db: Db,
  visible: Rows<'invoice file'>,
  key: string,
): Promise<InvoiceFile | null> {
  const [row] = await db<InvoiceFile[]>`
    select f.id, f.key, f.name, f.kind, f.bytes from invoice_uploads f
     where f.key = ${key} and ${within(db, visible, 'f')}`;
  return row ?? null;
}

/**
 * The files that an invoice may have: its own, and the caller's uploads that belong to no saved
 * invoice yet. Locked, so that no two invoices take the same file.
 */
export async function lockUploads(
  db: Db,
  seer: Seer,
  { ids, invoiceId }: { ids: number[]; invoiceId: number | null },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db<{ id: number }[]>`
    select f.id from invoice_uploads f
     where f.id = any(${ids}::integer[])
       and (f.invoice_id = ${invoiceId} or (f.invoice_id is null and f.created_by = ${seer.id}))
     order by f.id for update`;
  return rows.map(({ id }) => id);
}

/** Sets the files of an invoice, in order. Returns whether anything changed. */
export async function setInvoiceFiles(db: Db, id: number, fileIds: number[]): Promise<boolean> {
  await db`update invoice_uploads set invoice_id = ${id} where id = any(${fileIds}::integer[]) and invoice_id is null`;
  const changed = [
    await db`delete from invoice_files where invoice_id = ${id} and upload_id <> all(${fileIds}::integer[])`,
    await db`
      insert into invoice_files (invoice_id, upload_id, position, name)
      select ${id}, f.id, given.at, f.name
        from unnest(${fileIds}::integer[]) with ordinality given (upload, at) join invoice_uploads f on f.id = given.upload
      on conflict (invoice_id, upload_id) do update set position = excluded.position
       where invoice_files.position <> excluded.position`,
  ];
  return changed.some((result) => result.count > 0);
}

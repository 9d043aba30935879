import { z } from 'zod';
import type { Field, Fields } from '../../platform/records/field.ts';
import { choice, day, instant, reference, references } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { longText, type ReadText, readText, type Text } from '../../platform/records/text-kinds.ts';
import { amount } from './amount.ts';
import { invoiceFile, mostFiles } from './invoice-file.ts';

/** Toasts and errors of the invoice screens (Spec, content 5, 8; decisions 10). */
export const invoiceMessages = {
  created: 'Invoice created.',
  updated: 'Invoice updated.',
  commentsSaved: 'Comments saved.',
  deleted: 'Invoice deleted.',
  restored: 'Invoice restored.',
  getFailed: 'An error occurred retrieving invoices.',
  saveFailed: 'An error occurred saving the invoice.',
  contributorFixed: 'Only editors and admins can add invoices for someone else.',
  commentsFixed: 'Only editors and admins can write the editor’s comments.',
  approvalFixed: 'Only editors and admins can approve invoices.',
  unknownContributor: 'Choose a contributor who can sign in.',
  unknownEditor: 'Choose an editor who can sign in.',
  unknownSite: 'This site does not exist.',
  unknownPost: 'One of these articles no longer exists.',
  unknownFile: 'One of these files is no longer available. Attach it again.',
  otherFile: 'Attach a PDF or an image (PNG, JPEG, GIF or WebP).',
  filesOnTheWay: 'Files are still uploading.',
  locked: 'An approved invoice is locked. Unapprove it first.',
  inFile: 'This invoice was exported in invoices.csv and can’t be deleted.',
  ownInvoice: 'You can’t approve your own invoice.',
  wroteIt: (contributor: string) => `You entered this invoice for ${contributor}.`,
  changedAmount: (from: string) => `You changed the amount from ${from}.`,
  wroteItOnly: 'You entered this invoice. Someone else has to approve it.',
  changedAmountOnly: 'You changed the amount. Someone else has to approve this invoice.',
  changedSinceSeen: (by: string) =>
    `Your decision wasn’t saved: ${by} changed this invoice after you opened it. Review the changes, then decide.`,
  oneChangedSinceSeen: (by: string, description: string) =>
    `Your decision wasn’t saved: ${by} changed ‘${description}’ after you opened it.`,
  changedSinceMarked: (description: string) =>
    `‘${description}’ changed after you selected it. Review it, then select it again.`,
  lookFirst: 'Review the changes first.',
  setChanged:
    'Nothing was approved: the matching invoices have changed. Check the new totals, then approve.',
  tooManyMatch: (most: number) =>
    `You can approve up to ${most.toLocaleString('en-US')} invoices at once. Narrow the filters.`,
  noneMatch: 'You can’t approve any of the matching invoices.',
  leftOut: (count: number) =>
    count === 1
      ? '1 more matching invoice has to be approved by someone else.'
      : `${count.toLocaleString('en-US')} more matching invoices have to be approved by someone else.`,
  nothingToUndo: 'These approvals were already undone.',
  approveFailed: 'An error occurred approving invoices.',
  reopenFailed: 'An error occurred unapproving invoices.',
  sendBackFailed: 'An error occurred sending the invoice back.',
  alreadyApproved: 'This invoice is already approved.',
  notDecided: 'This invoice is already awaiting review.',
  approved: (count: number) =>
    count === 1 ? 'Invoice approved.' : `${count.toLocaleString('en-US')} invoices approved.`,
  reopened: (count: number) =>
    count === 1
      ? 'Invoice returned to review.'
      : `${count.toLocaleString('en-US')} invoices returned to review.`,
  sentBack: 'Invoice sent back.',
  exported: 'Approved invoices exported.',
  exportFailed: 'An error occurred exporting invoices.',
  reasonNeeded: 'A reason is required',
  noMatch: 'No invoices match these filters.',
  onlyDecidable: 'Only invoices I can approve',
  onlyOnce: 'List each invoice only once.',
} as const;

/** What an invoice is for (Spec, content 9). */
export const invoiceTypes = ['Article', 'Promoted Content', 'Other'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** States of an invoice (decisions 10). */
export const invoiceStates = ['awaiting', 'changes asked', 'approved'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Most articles of one invoice. */
export const mostPosts = 50;

/** Why `Text`: forms hold text; only the API also takes numbers. */
const amountField: Field<'money', Text, ReadText> = {
  label: 'Amount',
  kind: 'money',
  write: amount as unknown as Text,
  read: readText,
  initial: '',
  isRequired: true,
  shows: 'money',
};

const fields = {
  contributorId: reference('user', {
    label: 'Contributor',
    required: 'A contributor is required',
    unknown: invoiceMessages.unknownContributor,
  }),
  editorId: reference('user', {
    label: 'Editor',
    required: 'An editor is required',
    unknown: invoiceMessages.unknownEditor,
  }),
  siteId: reference('site', {
    label: 'Site',
    required: 'A site is required',
    unknown: invoiceMessages.unknownSite,
  }),
  type: choice(invoiceTypes, { label: 'Type', required: 'An invoice type is required' }),
  date: day({ label: 'Date', required: 'A date is required' }),
  amount: amountField,
  description: longText({ label: 'Description', required: 'A description is required', max: 2000 }),
  postIds: references({ label: 'Articles', most: mostPosts }),
  fileIds: references({ label: 'Attachments', most: mostFiles }),
  editorComments: longText({ label: "Editor's comments", max: 2000 }),
} as const satisfies Fields;

const named = z.object({ name: z.string() });

/** An article on an invoice. */
export const invoicedPost = z.object({
  id: z.int(),
  headline: z.string(),
  site_id: z.int(),
  post_url: z.string().nullable(),
});
export type InvoicedPost = z.infer<typeof invoicedPost>;

/** The last export of an invoice. */
const exportedIn = z.object({ batch: z.int(), at: z.string(), isChanged: z.boolean() });

/** An invoice of a contributor (Spec, content 3, 4, 5; decisions 10). */
export const invoiceRecord = record({
  noun: 'invoice',
  plural: 'Invoices',
  slug: 'invoice',
  screen: 'invoiceEdit',
  table: 'invoices',
  title: 'description',
  trash: true,
  fields,
  systemFields: {
    state: {
      ...choice(invoiceStates, { label: 'State', initial: 'awaiting' }),
      shows: 'invoice state',
    },
    changesAsked: longText({ label: 'Changes requested', max: 2000 }),
    decidedAt: instant({ label: 'Decided' }),
    decidedById: reference('user', {
      label: 'Decided by',
      column: 'decided_by',
      unknown: invoiceMessages.unknownEditor,
    }),
  },
  added: {
    month: z.int(),
    year: z.int(),
    writtenById: z.int().nullable(),
    /** Who set the current amount, and the amount before that. */
    amountById: z.int().nullable(),
    amountBefore: z.string().nullable(),
    isApproved: z.boolean(),
    contributor: named,
    editor: named,
    site: named,
    decidedBy: z.string().nullable(),
    posts: z.array(invoicedPost),
    files: z.array(invoiceFile),
    exported: exportedIn.nullable(),
  },
  parts: [
    {
      table: 'invoice_posts',
      of: 'invoice_id',
      knownBy: 'headline',
      label: 'article',
      added: (headline) => `added the article ${headline} to`,
      removed: (headline) => `removed the article ${headline} from`,
      moved: 'changed the order of the articles of',
    },
    {
      table: 'invoice_files',
      of: 'invoice_id',
      knownBy: 'name',
      label: 'attachment',
      added: (name) => `attached ${name} to`,
      removed: (name) => `removed the attachment ${name} from`,
      moved: 'changed the order of the attachments of',
    },
  ],
});

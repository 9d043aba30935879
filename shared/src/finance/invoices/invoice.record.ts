import { z } from 'zod';
import type { Field, Fields } from '../../platform/records/field.ts';
import { choice, day, instant, reference, references } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { longText, type ReadText, readText, type Text } from '../../platform/records/text-kinds.ts';
import { amount } from './amount.ts';
import { invoiceFile, mostFiles } from './invoice-file.ts';

/** Toasts and refusals of the invoice screens (Spec, content 5, 8; decisions 10). */
export const invoiceMessages = {
  created: 'Invoice created.',
  updated: 'Invoice updated.',
  commentsSaved: 'Comments saved.',
  deleted: 'Invoice deleted.',
  restored: 'Invoice restored.',
  getFailed: 'An error occurred retrieving invoices.',
  saveFailed: 'An error occurred saving the invoice.',
  contributorFixed: 'Only editors and admins add invoices for somebody else.',
  commentsFixed: "Only editors and admins write the editor's comments.",
  approvalFixed: 'Only editors and admins approve invoices.',
  unknownContributor: 'Choose a contributor who can sign in.',
  unknownEditor: 'Choose an editor who can sign in.',
  unknownSite: 'This site does not exist.',
  unknownPost: 'One of these articles does not exist any more.',
  unknownFile: 'One of these files is not there any more. Attach it again.',
  otherFile: 'Attach a PDF or a picture (PNG, JPEG, GIF or WebP).',
  filesOnTheWay: 'Files are still being sent.',
  locked: 'An approved invoice is locked. Unapprove it first.',
  inFile: 'This invoice has gone out in invoices.csv and can no longer be deleted.',
  ownInvoice: 'Your own invoice has to be approved by somebody else.',
  wroteIt: (contributor: string) => `You wrote this invoice for ${contributor}.`,
  changedAmount: (from: string) => `You changed the amount from ${from}.`,
  wroteItOnly: 'You wrote this invoice. Somebody else has to approve it.',
  changedAmountOnly: 'You changed the amount. Somebody else has to approve this invoice.',
  changedSinceSeen: (by: string) =>
    `Nothing was decided: ${by} changed this invoice after you opened it. Look at what changed, then decide.`,
  oneChangedSinceSeen: (by: string, description: string) =>
    `Nothing was decided: ${by} changed ‘${description}’ after you opened it.`,
  changedSinceMarked: (description: string) =>
    `‘${description}’ changed after you marked it. Look at it and mark it again.`,
  lookFirst: 'Look at what changed first.',
  setChanged:
    'Nothing was approved: the invoices that match have changed. Check the new figures, then approve.',
  tooManyMatch: (most: number) =>
    `At most ${most.toLocaleString('en-US')} invoices are approved at once. Narrow the filters.`,
  noneMatch: 'No invoice that matches can be approved by you.',
  leftOut: (count: number) =>
    count === 1
      ? '1 more matches but has to be approved by somebody else.'
      : `${count.toLocaleString('en-US')} more match but have to be approved by somebody else.`,
  nothingToUndo: 'These approvals were already taken back.',
  approveFailed: 'An error occurred approving invoices.',
  reopenFailed: 'An error occurred unapproving invoices.',
  sendBackFailed: 'An error occurred sending the invoice back.',
  alreadyApproved: 'This invoice is approved already.',
  notDecided: 'This invoice awaits review already.',
  approved: (count: number) =>
    count === 1 ? 'Invoice approved.' : `${count.toLocaleString('en-US')} invoices approved.`,
  reopened: (count: number) =>
    count === 1
      ? 'Invoice awaits review again.'
      : `${count.toLocaleString('en-US')} invoices await review again.`,
  sentBack: 'Invoice sent back.',
  exported: 'The approved invoices were exported.',
  exportFailed: 'An error occurred exporting invoices.',
  reasonNeeded: 'A reason is required',
  noMatch: 'No invoice matches these filters.',
  onlyDecidable: 'Only those I can approve',
  onlyOnce: 'Every invoice is named once.',
} as const;

/** What an invoice is for (Spec, content 9). */
export const invoiceTypes = ['Article', 'Promoted Content', 'Other'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/** Where an invoice stands (decisions 10). */
export const invoiceStates = ['awaiting', 'changes asked', 'approved'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Articles that one invoice can be for. */
export const mostPosts = 50;

/** Why `Text`: forms hold texts; only the API takes numbers besides. */
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

/** An article that an invoice is for. */
export const invoicedPost = z.object({
  id: z.int(),
  headline: z.string(),
  site_id: z.int(),
  post_url: z.string().nullable(),
});
export type InvoicedPost = z.infer<typeof invoicedPost>;

/** The last file that an invoice went out in. */
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
    changesAsked: longText({ label: 'Changes asked', max: 2000 }),
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
    /** Who set the amount as it stands, and what it was before they did. */
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

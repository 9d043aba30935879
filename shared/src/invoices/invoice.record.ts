import { z } from 'zod';
import type { Field, Fields } from '../records/field.ts';
import { choice, day, instant, reference, references } from '../records/kinds.ts';
import { record } from '../records/record.ts';
import { longText, type ReadText, readText, type Text } from '../records/text-kinds.ts';
import { amount } from './amount.ts';
import { invoiceMessages } from './invoice.messages.ts';
import { invoiceFile, mostFiles } from './invoice-file.ts';

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
  kept: {
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

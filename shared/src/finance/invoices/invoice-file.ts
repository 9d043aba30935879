import { z } from 'zod';
import { imageTypes } from '../../platform/values/file-kinds.ts';

/** The types of attachments, each with its content type. */
export const invoiceFileTypes = {
  pdf: 'application/pdf',
  png: imageTypes.png,
  jpg: imageTypes.jpg,
  gif: imageTypes.gif,
  webp: imageTypes.webp,
} as const;
export type InvoiceFileKind = keyof typeof invoiceFileTypes;

/** Most files of one invoice. */
export const mostFiles = 10;

/** Largest file, in bytes. */
export const mostOfFile = 25 * 1024 * 1024;

/** Hours after which an upload without a saved invoice is deleted. */
export const fileWaits = 48;

/** An attachment of an invoice. */
export const invoiceFile = z.object({
  id: z.int(),
  /** The generated name under which it is kept. */
  key: z.string(),
  name: z.string(),
  kind: z.enum(Object.keys(invoiceFileTypes) as InvoiceFileKind[]),
  bytes: z.int(),
});
export type InvoiceFile = z.infer<typeof invoiceFile>;

/** The generated name of a file. */
export const fileKey = z.string().regex(/^[a-f0-9]{32}$/);

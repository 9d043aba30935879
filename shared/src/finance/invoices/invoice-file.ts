import { z } from 'zod';
import { imageTypes } from '../../platform/values/file-kinds.ts';

/** What an invoice can come with, each with the content type under which the browser shows it. */
export const invoiceFileTypes = {
  pdf: 'application/pdf',
  png: imageTypes.png,
  jpg: imageTypes.jpg,
  gif: imageTypes.gif,
  webp: imageTypes.webp,
} as const;
export type InvoiceFileKind = keyof typeof invoiceFileTypes;

/** Files of one invoice. */
export const mostFiles = 10;

/** Largest file, in bytes. */
export const mostOfFile = 25 * 1024 * 1024;

/** Hours that a file waits for the invoice to be saved. */
export const fileWaits = 48;

/** A file that an invoice comes with. */
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

import { z } from 'zod';
import { mailchimpMessages } from './mailchimp.messages.ts';

/** A key of Mailchimp's Marketing API: what stands after the dash is its data center, the host to call. */
export const mailchimpKey = z
  .string()
  .trim()
  .regex(/^\w{16,100}-[a-z]{2,4}\d{1,4}$/, mailchimpMessages.keyShape);

/** The data center of a key. */
export const dataCenterOf = (key: string): string => key.slice(key.lastIndexOf('-') + 1);

/** What may be said of the account at Mailchimp; the key itself is nowhere in it. */
export const mailchimpAccount = z.object({
  /** Who has set the key that is in use; null without one. */
  source: z.enum(['environment', 'admin']).nullable(),
  dataCenter: z.string().nullable(),
  /** The name of the account; null while it could not be asked. */
  accountName: z.string().nullable(),
  updatedBy: z.string().nullable(),
  dateUpdated: z.iso.datetime().nullable(),
  /** Email templates with an audience at Mailchimp, and emails that wait or are being sent there. */
  usedBy: z.object({ templates: z.int(), emails: z.int() }),
});
export type MailchimpAccount = z.infer<typeof mailchimpAccount>;

/** What a trial of the key has shown. */
export const mailchimpTrial = z.object({ accountName: z.string(), audiences: z.int() });
export type MailchimpTrial = z.infer<typeof mailchimpTrial>;

import { z } from 'zod';
import { mailchimpMessages } from './mailchimp.messages.ts';

/** A key of Mailchimp's Marketing API: the part after the dash is the data center, which names the host. */
export const mailchimpKey = z
  .string()
  .trim()
  .regex(/^\w{16,100}-[a-z]{2,4}\d{1,4}$/, mailchimpMessages.keyShape);

/** The data center of a key. */
export const dataCenterOf = (key: string): string => key.slice(key.lastIndexOf('-') + 1);

/** The Mailchimp account without its key. */
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

import { z } from 'zod';
import { emailStyles } from '../campaigns/campaign.ts';

/** Who an email comes from and which audience gets it, for one style on one site. */
export const emailTemplate = z.object({
  id: z.int(),
  description: z.string(),
  category: z.enum(emailStyles),
  siteId: z.int(),
  mailchimpListId: z.string().nullable(),
  fromName: z.string(),
  replyTo: z.string(),
});
export type EmailTemplate = z.infer<typeof emailTemplate>;

/** What screens need to pick the template of a style and site. */
export const emailTemplateReference = emailTemplate.pick({
  id: true,
  description: true,
  category: true,
  siteId: true,
});

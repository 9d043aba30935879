import { z } from 'zod';
import { emailAddress } from '../audiences/email-address.ts';
import { campaignKinds, campaignStatuses, emailStyles } from '../campaigns/campaign.ts';
import { text } from '../fields.ts';

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

/** The site of a template as lists show it (Spec, platform 3). */
const siteOfTemplate = z.object({ city: z.string(), property: z.string() });

/**
 * A template as every signed-in person gets it, to pick the one of a style and site. What it sends
 * with is told to admins only (decisions 2).
 */
export const emailTemplateReference = emailTemplate.extend({
  mailchimpListId: z.string().nullish(),
  fromName: z.string().nullish(),
  replyTo: z.string().nullish(),
  site: siteOfTemplate.nullish(),
});
export type EmailTemplateReference = z.infer<typeof emailTemplateReference>;

/**
 * The fields of the template form (Spec, platform 2.4, 5). The category decides which template of
 * email is used, so leaving it out says the specified 'A template is required'.
 */
export const emailTemplateForm = z.strictObject({
  description: text('A description is required', 200),
  category: z.enum(emailStyles, 'A template is required'),
  fromName: text('A from name is required', 100),
  mailchimpListId: z.string().max(60).nullable(),
  replyTo: emailAddress,
  siteId: z.int('A site is required').min(1, 'A site is required'),
});
export type EmailTemplateForm = z.output<typeof emailTemplateForm>;

/** A new template; its audience may be chosen later. */
export const newEmailTemplate = emailTemplateForm.extend({
  mailchimpListId: emailTemplateForm.shape.mailchimpListId.default(null),
});

/** An email that a template is used by and that has not gone out. */
export const upcomingEmail = z.object({
  id: z.int(),
  kind: z.enum(campaignKinds),
  subject: z.string(),
  status: z.enum(campaignStatuses),
  sendDate: z.string().nullable(),
  sendTime: z.string().nullable(),
});

/** One template, whole, with what uses it. */
export const emailTemplateRecord = emailTemplate.extend({
  version: z.int(),
  site: siteOfTemplate,
  /** How many emails use it, the scheduled ones among them, and the next to go out. */
  usedBy: z.object({ emails: z.int(), scheduled: z.int(), upcoming: z.array(upcomingEmail) }),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable(),
});
export type EmailTemplateRecord = z.infer<typeof emailTemplateRecord>;

/** An email of the past that a template can be looked at with. */
export const pastEmail = z.object({
  id: z.int(),
  subject: z.string(),
  status: z.enum(campaignStatuses),
  sendDate: z.string().nullable(),
});

/** A choice of the audience field: what every mail provider knows of an audience. */
export const audienceChoice = z.object({ id: z.string(), name: z.string() });
export type AudienceChoice = z.infer<typeof audienceChoice>;

/** Why a template cannot be deleted now, or null: what is scheduled goes out with it. */
export function whyTemplateDeleteBlocked(scheduled: number): string | null {
  if (scheduled === 0) return null;
  return scheduled === 1
    ? 'A scheduled email uses this template. Unschedule it before you delete the template.'
    : `${scheduled.toLocaleString('en-US')} scheduled emails use this template. Unschedule them before you delete the template.`;
}

/** Toasts and refusals of templates (Spec, platform 8; decisions 4). */
export const emailTemplateMessages = {
  added: 'Template added.',
  updated: 'Template updated.',
  deleted: 'Template deleted.',
  restored: 'Template restored.',
  foreignAudience: 'This audience is not one of this site.',
  audiencesAway: 'The mail provider cannot be reached, so its audiences cannot be read. Try again.',
} as const;

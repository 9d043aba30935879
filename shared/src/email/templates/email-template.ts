import { z } from 'zod';
import { readInstant } from '../../platform/records/kinds.ts';
import { newOf, readOf } from '../../platform/records/record.ts';
import { inDigits } from '../../platform/values/counting.ts';
import { campaignKinds, campaignStatuses } from '../campaigns/campaign.ts';
import { emailTemplateRecord, siteOfTemplate } from './email-template.record.ts';

/** A template as emails are made with it: who they come from and which audience gets them. */
export const emailTemplate = readOf(emailTemplateRecord).pick({
  id: true,
  description: true,
  category: true,
  siteId: true,
  audienceId: true,
  fromName: true,
  replyTo: true,
  needsRelease: true,
});
export type EmailTemplate = z.infer<typeof emailTemplate>;

/**
 * A template as every signed-in person gets it, to pick the one of a style and site. What it sends
 * with is told to admins only (decisions 2).
 */
export const emailTemplateReference = emailTemplate.omit({ needsRelease: true }).extend({
  audienceId: z.string().nullish(),
  fromName: z.string().nullish(),
  replyTo: z.string().nullish(),
  site: siteOfTemplate.nullish(),
  /** When it was changed last; for admins only, too. */
  dateUpdated: readInstant.nullish(),
  /** Emails of its category and site are made with it. */
  isInUse: z.boolean(),
});
export type EmailTemplateReference = z.output<typeof emailTemplateReference>;
/** As a server answers it. */
export type ListedTemplate = Required<z.input<typeof emailTemplateReference>>;

/** A new template; its audience may be chosen later. */
export const newEmailTemplate = newOf(emailTemplateRecord);

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
export const wholeTemplate = readOf(emailTemplateRecord).extend({
  /** How many emails use it, the scheduled ones among them, and the next to go out. */
  usedBy: z.object({ emails: z.int(), scheduled: z.int(), upcoming: z.array(upcomingEmail) }),
});
export type WholeTemplate = z.infer<typeof wholeTemplate>;

/** An email of the past that a template can be looked at with. */
export const pastEmail = z.object({
  id: z.int(),
  subject: z.string(),
  status: z.enum(campaignStatuses),
  sendDate: z.string().nullable(),
});

/** A choice of the audience field: what every mail provider knows of an audience. */
export const audienceChoice = z.object({ id: z.string(), name: z.string() });

/** What can be chosen, and a sentence for each audience or provider that cannot be read right now. */
export const audienceChoices = z.object({
  audiences: z.array(audienceChoice),
  unread: z.array(z.string()),
});

/** Why a template cannot be deleted now, or null: what is scheduled goes out with it. */
export function whyTemplateDeleteBlocked(scheduled: number): string | null {
  if (scheduled === 0) return null;
  return scheduled === 1
    ? 'A scheduled email uses this template. Unschedule it before you delete the template.'
    : `${inDigits(scheduled)} scheduled emails use this template. Unschedule them before you delete the template.`;
}

/** Toasts and refusals of templates (Spec, platform 8; decisions 4). */
export const emailTemplateMessages = {
  added: 'Template added.',
  updated: 'Template updated.',
  deleted: 'Template deleted.',
  restored: 'Template restored.',
  inUse: (description: string) => `'${description}' is in use now.`,
  otherInUse: (description: string) =>
    `'${description}' is now in use instead. Review it, then choose again.`,
  foreignAudience: 'This audience belongs to another site.',
  audienceDeleted: (name: string) =>
    `The audience '${name}' of this template was deleted. Restore the audience first, then the template.`,
} as const;

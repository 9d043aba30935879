import type { EmailStyle } from '@masthead/shared/campaigns/campaign.ts';
import type {
  EmailTemplateRecord,
  emailTemplateForm,
} from '@masthead/shared/email-templates/email-template.ts';
import type { z } from 'zod';

/** The template form as it is filled in. */
export type TemplateValues = z.input<typeof emailTemplateForm>;

/** A stored template in the form. */
export const valuesOf = (template: EmailTemplateRecord): TemplateValues => ({
  description: template.description,
  category: template.category,
  fromName: template.fromName,
  mailchimpListId: template.mailchimpListId,
  replyTo: template.replyTo,
  siteId: template.siteId,
});

/** Nothing chosen yet: the schema says what is missing. */
export const newValues: TemplateValues = {
  description: '',
  category: '' as EmailStyle,
  fromName: '',
  mailchimpListId: null,
  replyTo: '',
  siteId: 0,
};

import { z } from 'zod';
import { choice, reference, textReference, yesOrNo } from '../../platform/records/kinds.ts';
import { record } from '../../platform/records/record.ts';
import { text } from '../../platform/records/text-kinds.ts';
import { emailAddress, longestEmail } from '../../platform/values/email-address.ts';
import { emailStyles } from '../campaigns/campaign.ts';
import { releaseMessages } from '../campaigns/release.messages.ts';

/** The site of a template as lists show it (Spec, platform 3). */
export const siteOfTemplate = z.object({ city: z.string(), property: z.string() });

/**
 * Who an email comes from and which audience gets it, for one style on one site. The category decides
 * which template of email is used, so leaving it out says the specified 'A template is required'.
 */
export const emailTemplateRecord = record({
  noun: 'email template',
  plural: 'Email templates',
  slug: 'email-template',
  screen: 'emailTemplateEdit',
  table: 'email_templates',
  title: 'description',
  trash: true,
  fields: {
    description: text({ label: 'Description', required: 'A description is required', max: 200 }),
    category: choice(emailStyles, {
      label: 'Category',
      help: 'The kind of email, which determines its design',
      required: 'A template is required',
    }),
    siteId: reference('site', {
      label: 'Site',
      help: 'The site that sends these emails',
      required: 'A site is required',
      unknown: 'A site is required',
    }),
    audienceId: textReference('audience', {
      label: 'Mailchimp Audience',
      help: 'Who gets these emails. Required for scheduling.',
      column: 'mailchimp_list_id',
      max: 60,
    }),
    fromName: text({
      label: 'From Name',
      help: 'The sender that recipients see',
      required: 'A from name is required',
      max: 100,
    }),
    replyTo: text({
      label: 'Reply To',
      help: 'Where replies go',
      typed: 'email',
      required: 'A valid email address is required',
      pattern: emailAddress,
      max: longestEmail,
    }),
    needsRelease: yesOrNo({
      label: releaseMessages.setting,
      help: releaseMessages.settingDetail,
      initial: false,
    }),
  },
  systemFields: {
    /** Among several of its category and site; without a choice the oldest is in use. */
    isChosen: yesOrNo({ label: 'In use', initial: false }),
  },
  added: {
    site: siteOfTemplate,
  },
});

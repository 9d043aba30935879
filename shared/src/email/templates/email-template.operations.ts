import { z } from 'zod';
import { operation } from '../../platform/contract/operation.ts';
import { emailTemplateReference, wholeTemplate } from './email-template.ts';

/** Email templates over GraphQL (Spec, platform 7). */
export const emailTemplateOperations = {
  emailTemplates: operation({
    kind: 'query',
    name: 'emailTemplates',
    summary: 'Lists all email templates by description and site.',
    access: 'signed-in',
    args: z.object({}),
    shows: ['email template', 'site'],
    reply: z.array(emailTemplateReference),
  }),
  updateEmailTemplate: operation({
    kind: 'mutation',
    name: 'updateEmailTemplate',
    summary:
      'Updates an email template. Omitted fields keep their values; an outdated version is a conflict.',
    usedBy: ['emailTemplateEdit'],
    args: z.object({
      id: z.int(),
      version: z.int().nullish(),
      description: z.string().nullish(),
      category: z.string().nullish(),
      fromName: z.string().nullish(),
      audienceId: z.string().nullish(),
      replyTo: z.string().nullish(),
      needsRelease: z.boolean().nullish(),
      siteId: z.int().nullish(),
    }),
    touches: ['email template'],
    reply: wholeTemplate,
  }),
};

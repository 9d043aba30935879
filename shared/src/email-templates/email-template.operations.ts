import { z } from 'zod';
import { operation } from '../operation.ts';
import { emailTemplateReference } from './email-template.ts';

/** Email templates over GraphQL. */
export const emailTemplateOperations = {
  emailTemplates: operation({
    kind: 'query',
    name: 'emailTemplates',
    summary: 'Every email template, by description and site.',
    access: 'signed-in',
    args: z.object({}),
    reply: z.array(emailTemplateReference),
  }),
};

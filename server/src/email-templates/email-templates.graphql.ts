import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import { resolver } from '../http/graphql.ts';
import type { MailProvider } from '../integrations/mail/mail-provider.ts';
import { listEmailTemplates } from './email-templates.queries.ts';
import { saveTemplate } from './save-template.ts';

/** Templates over GraphQL. */
export const emailTemplateResolvers = (app: { mail: MailProvider }) => [
  resolver(emailTemplateOperations.emailTemplates, async ({ db, viewer }) => {
    const templates = await listEmailTemplates(db);
    if (viewer.isAdmin) return templates;
    // Why: others pick a template by what it is for; what it sends with is not theirs to know (decisions 2).
    const hidden = { mailchimpListId: null, fromName: null, replyTo: null };
    return templates.map((template) => ({ ...template, ...hidden }));
  }),
  resolver(emailTemplateOperations.updateEmailTemplate, ({ args, db }) =>
    saveTemplate(app.mail, db, args),
  ),
];

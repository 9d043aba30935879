import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import type { emailTemplateRecord } from '@masthead/shared/email-templates/email-template.record.ts';
import { rowsOf } from '../access/rows.ts';
import { resolver } from '../http/graphql.ts';
import type { MailProvider } from '../integrations/mail/mail-provider.ts';
import type { ChangeOf } from '../records/save-record.ts';
import { emailTemplateNames } from './email-template.rows.ts';
import { listEmailTemplates } from './email-templates.queries.ts';
import { saveTemplate } from './save-template.ts';

/** Templates over GraphQL. */
export const emailTemplateResolvers = (app: { mail: MailProvider }) => [
  resolver(emailTemplateOperations.emailTemplates, async ({ db, viewer }) => {
    const templates = await listEmailTemplates(db, rowsOf(viewer, emailTemplateNames));
    if (viewer.isAdmin) return templates;
    // Why: others pick a template by what it is for; what it sends with is not theirs to know (decisions 2).
    const hidden = { audienceId: null, fromName: null, replyTo: null, dateUpdated: null };
    return templates.map((template) => ({ ...template, ...hidden }));
  }),
  resolver(
    emailTemplateOperations.updateEmailTemplate,
    ({ args: { id, version, ...change }, db, viewer }) =>
      saveTemplate(app.mail, db, viewer, id, {
        // Why: a field that cannot be none is refused with its sentence when it is sent as none.
        ...(change as ChangeOf<typeof emailTemplateRecord>),
        version: version ?? undefined,
      }),
  ),
];

import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import { resolver } from '../http/graphql.ts';
import { listEmailTemplates } from './email-templates.queries.ts';

/** Templates over GraphQL. */
export const emailTemplateResolvers = [
  resolver(emailTemplateOperations.emailTemplates, ({ db }) => listEmailTemplates(db)),
];

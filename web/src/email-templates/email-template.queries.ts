import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQueryOf } from '../app/call.ts';

/** Every email template, by description and site; loaded once after sign-in. */
export const useEmailTemplates = () =>
  useQuery({
    ...operationQueryOf(emailTemplateOperations.emailTemplates, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });

import { authorEndpoints } from '@masthead/shared/editorial/authors/author.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { siteEndpoints } from '@masthead/shared/people/sites/site.endpoints.ts';
import { userEndpoints } from '@masthead/shared/people/users/user.endpoints.ts';
import type { QueryClient } from '@tanstack/react-query';
import { operationQueryOf, queryOf } from '../platform/api/call.ts';

/** Spec, platform 4: after a sign-in the product loads email templates, users, sites and authors. */
export function prefetchReferences(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(queryOf(siteEndpoints.list));
  void queryClient.prefetchQuery(queryOf(authorEndpoints.list));
  void queryClient.prefetchQuery(queryOf(userEndpoints.list));
  void queryClient.prefetchQuery(operationQueryOf(emailTemplateOperations.emailTemplates, {}));
}

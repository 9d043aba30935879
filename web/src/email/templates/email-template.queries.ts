import { emailTemplateEndpoints } from '@masthead/shared/email/templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email/templates/email-template.operations.ts';
import { emailTemplateMessages } from '@masthead/shared/email/templates/email-template.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, operationQueryOf, queryOf } from '../../platform/api/call.ts';
import { useCacheRecord } from '../../platform/records/record-query.ts';
import { useDeletion } from '../../platform/records/use-deletion.ts';
import { toast } from '../../platform/ui/toast.tsx';

const { emailTemplates } = emailTemplateOperations;

/** Every email template, by description and site; loaded once after sign-in. */
export const useEmailTemplates = () =>
  useQuery({
    ...operationQueryOf(emailTemplates, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The same for the list screen, asked anew each time it opens (Spec, platform 7: no caching). */
export const useFreshTemplates = () =>
  useQuery({ ...operationQueryOf(emailTemplates, {}), staleTime: 0, refetchOnMount: 'always' });

/** The audiences of a site at the mail providers, and which of them cannot be read right now. */
export const audiencesQuery = (siteId: number) =>
  queryOf(emailTemplateEndpoints.audienceChoices, { query: { siteId } });

/** Makes a template the one in use, instead of the one that was seen in use. */
export function useTemplateChoice() {
  const cacheTemplate = useCacheRecord(emailTemplateEndpoints.get);
  return useMutation({
    mutationFn: ({ id, insteadOf }: { id: number; insteadOf: number }) =>
      call(emailTemplateEndpoints.use, { params: { id }, body: { insteadOf } }),
    onSuccess: (template) => {
      cacheTemplate(template);
      toast(emailTemplateMessages.inUse(template.description));
    },
  });
}

/** Deletes a template, with a way back. */
export function useDeleteTemplate() {
  const cacheTemplate = useCacheRecord(emailTemplateEndpoints.get);
  return useDeletion({
    remove: (id: number) => call(emailTemplateEndpoints.remove, { params: { id } }),
    deleted: () => emailTemplateMessages.deleted,
    restore: (_, id) => call(emailTemplateEndpoints.restore, { params: { id } }),
    restored: () => emailTemplateMessages.restored,
    onRestored: cacheTemplate,
  });
}

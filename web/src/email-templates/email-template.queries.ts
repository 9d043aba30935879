import { emailTemplateEndpoints } from '@masthead/shared/email-templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import type { emailTemplateRecord } from '@masthead/shared/email-templates/email-template.record.ts';
import {
  emailTemplateMessages,
  type WholeTemplate,
} from '@masthead/shared/email-templates/email-template.ts';
import type { SavedValues } from '@masthead/shared/records/record.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callOperation, operationQueryOf, queryOf } from '../app/call.ts';
import { edited } from '../app/touched.ts';
import { toast, toastUndo } from '../ui/toast.tsx';

const { emailTemplates, updateEmailTemplate } = emailTemplateOperations;

/** Every email template, by description and site; loaded once after sign-in. */
export const useEmailTemplates = () =>
  useQuery({
    ...operationQueryOf(emailTemplates, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The same for the list screen, asked anew each time it opens (Spec, platform 7: no caching). */
export const useFreshTemplates = () =>
  useQuery({ ...operationQueryOf(emailTemplates, {}), staleTime: 0, refetchOnMount: 'always' });

/** One template. */
export const templateQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(emailTemplateEndpoints.get, { params: { id: String(id) } }),
    ...edited(),
  });

/** The audiences of a site at the mail providers, and which of them cannot be read right now. */
export const audiencesQuery = (siteId: number) =>
  queryOf(emailTemplateEndpoints.audienceChoices, { query: { siteId } });

/** Puts a template as the server answered it where every screen reads it. */
export function keepTemplate(queryClient: QueryClient, template: WholeTemplate): void {
  queryClient.setQueryData(templateQuery(template.id).queryKey, template);
}

export const createTemplate = (
  values: SavedValues<typeof emailTemplateRecord>,
): Promise<WholeTemplate> => call(emailTemplateEndpoints.create, { body: values });

export const updateTemplate = (
  saved: { id: number; version: number | undefined },
  values: SavedValues<typeof emailTemplateRecord>,
): Promise<WholeTemplate> => callOperation(updateEmailTemplate, { ...values, ...saved });

export const latestTemplate = (id: number): Promise<WholeTemplate> =>
  call(emailTemplateEndpoints.get, { params: { id } });

/** Makes a template the one in use, instead of the one that was seen in use. */
export function useTemplateChoice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, insteadOf }: { id: number; insteadOf: number }) =>
      call(emailTemplateEndpoints.use, { params: { id }, body: { insteadOf } }),
    onSuccess: (template) => {
      keepTemplate(queryClient, template);
      toast(emailTemplateMessages.inUse(template.description));
    },
  });
}

/** Deletes a template, with a way back. */
export function useDeleteTemplate() {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (id: number) => call(emailTemplateEndpoints.restore, { params: { id } }),
    onSuccess: (template) => {
      keepTemplate(queryClient, template);
      toast(emailTemplateMessages.restored);
    },
  });
  return useMutation({
    mutationFn: (id: number) => call(emailTemplateEndpoints.remove, { params: { id } }),
    onSuccess: (_reply, id) => {
      toastUndo(emailTemplateMessages.deleted, () => restore.mutate(id));
    },
  });
}

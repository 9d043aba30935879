import { emailTemplateEndpoints } from '@masthead/shared/email-templates/email-template.endpoints.ts';
import { emailTemplateOperations } from '@masthead/shared/email-templates/email-template.operations.ts';
import {
  type EmailTemplateForm,
  type EmailTemplateRecord,
  emailTemplateMessages,
} from '@masthead/shared/email-templates/email-template.ts';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callOperation, operationQueryOf, queryOf } from '../app/call.ts';
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

/** One template. What is being edited is not read again behind the editor's back. */
export const templateQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(emailTemplateEndpoints.get, { params: { id: String(id) } }),
    refetchOnWindowFocus: false,
  });

/** The audiences of a site at the mail provider. */
export const audiencesQuery = (siteId: number) =>
  queryOf(emailTemplateEndpoints.audiences, { query: { siteId } });

/** Puts a template as the server answered it where every screen reads it. */
export function keepTemplate(queryClient: QueryClient, template: EmailTemplateRecord): void {
  queryClient.setQueryData(templateQuery(template.id).queryKey, template);
  void queryClient.invalidateQueries({ queryKey: [emailTemplates.name] });
}

export const createTemplate = (values: EmailTemplateForm): Promise<EmailTemplateRecord> =>
  call(emailTemplateEndpoints.create, { body: values });

export const updateTemplate = (
  saved: { id: number; version: number | undefined },
  values: EmailTemplateForm,
): Promise<EmailTemplateRecord> => callOperation(updateEmailTemplate, { ...values, ...saved });

export const latestTemplate = (id: number): Promise<EmailTemplateRecord> =>
  call(emailTemplateEndpoints.get, { params: { id } });

/** Deletes a template, with a way back. */
export function useDeleteTemplate() {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: [emailTemplates.name] });
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
    onSettled: reload,
  });
}

import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import { organizationMessages } from '@masthead/shared/organizations/organization.messages.ts';
import type { MovableFirm, Organization } from '@masthead/shared/organizations/organization.ts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';
import { edited } from '../app/touched.ts';
import { toast, toastUndo } from '../ui/toast.tsx';

const { list, firms, get } = organizationEndpoints;

/** Every organization, owners first, with how much belongs to it; for admins. */
export const useOrganizations = () => useQuery({ ...queryOf(list), meta: { isQuiet: true } });

/** One organization. */
export const organizationQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(get, { params: { id: String(id) } }),
    ...edited(),
  });

export const latestOrganization = (id: number): Promise<Organization> =>
  call(get, { params: { id } });

/** Every firm that can be moved, read anew whenever it is asked for. */
export const movableFirmsQuery = queryOptions({
  ...queryOf(firms),
  staleTime: 0,
  meta: { isQuiet: true },
});

/** Puts an organization as the server answered it where every screen reads it. */
export function useKeepOrganization() {
  const queryClient = useQueryClient();
  return (organization: Organization): void => {
    queryClient.setQueryData(organizationQuery(organization.id).queryKey, organization);
  };
}

interface Move {
  firm: Pick<MovableFirm, 'id'>;
  from: number | null;
  to: number | null;
}

/** Moves a firm. */
export function useMoveFirm(meta: { isQuiet?: boolean } = {}) {
  return useMutation({
    meta,
    mutationFn: ({ firm, from, to }: Move) =>
      call(organizationEndpoints.assignFirm, {
        body: { firmId: firm.id, organizationId: to, fromOrganizationId: from },
      }),
  });
}

/** Takes a firm out of its organization, and offers to put it back. */
export function useRemoveFirm() {
  const { mutate, isPending } = useMoveFirm();
  const remove = (firm: MovableFirm) => {
    const from = firm.organizationId;
    const putBack = () => mutate({ firm, from: null, to: from });
    mutate(
      { firm, from, to: null },
      { onSuccess: () => toastUndo(organizationMessages.firmRemoved(firm.name), putBack) },
    );
  };
  return { remove, isPending };
}

/** Deletes an organization that is empty, and offers to undo it. */
export function useDeleteOrganization() {
  const restore = useMutation({
    mutationFn: (id: number) => call(organizationEndpoints.restore, { params: { id } }),
    onSuccess: ({ name }) => toast(organizationMessages.restored(name)),
  });
  return useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      call(organizationEndpoints.remove, { params: { id } }),
    onSuccess: ({ id }, { name }) =>
      toastUndo(organizationMessages.deleted(name), () => restore.mutate(id)),
  });
}

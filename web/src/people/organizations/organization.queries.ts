import { organizationEndpoints } from '@masthead/shared/people/organizations/organization.endpoints.ts';
import { organizationMessages } from '@masthead/shared/people/organizations/organization.messages.ts';
import type {
  MovableFirm,
  Organization,
} from '@masthead/shared/people/organizations/organization.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { useDeletion } from '../../platform/records/use-deletion.ts';
import { toastUndo } from '../../platform/ui/toast.tsx';

const { list, firms, remove, restore } = organizationEndpoints;

/** All organizations, owners first, with their numbers of users and firms; for admins. */
export const useOrganizations = () => useQuery({ ...queryOf(list), meta: { isQuiet: true } });

/** All firms that can be moved, refetched at every use. */
export const movableFirmsQuery = queryOptions({
  ...queryOf(firms),
  staleTime: 0,
  meta: { isQuiet: true },
});

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

/** Removes a firm from its organization, with Undo. */
export function useRemoveFirm() {
  const { mutate, isPending } = useMoveFirm();
  const removeFirm = (firm: MovableFirm) => {
    const from = firm.organizationId;
    const putBack = () => mutate({ firm, from: null, to: from });
    mutate(
      { firm, from, to: null },
      { onSuccess: () => toastUndo(organizationMessages.firmRemoved(firm.name), putBack) },
    );
  };
  return { remove: removeFirm, isPending };
}

/** Deletes an empty organization, with Undo. */
export const useDeleteOrganization = () =>
  useDeletion({
    remove: ({ id }: Pick<Organization, 'id' | 'name'>) => call(remove, { params: { id } }),
    deleted: (_, { name }) => organizationMessages.deleted(name),
    restore: ({ id }) => call(restore, { params: { id } }),
    restored: ({ name }) => organizationMessages.restored(name),
  });

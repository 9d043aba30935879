import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import { representativeOperations } from '@masthead/shared/representatives/representative.operations.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, operationQueryOf, queryOf } from '../app/call.ts';
import { failedWith } from '../showcase/say-failure.ts';
import { toast, toastFailure, toastUndo } from '../ui/toast.tsx';

/** A page of realtors by name. */
export const representativePage = (search: { name: string; firmId: number | null; page: number }) =>
  queryOptions({
    ...operationQueryOf(representativeOperations.representatives, {
      name: search.name || null,
      showcaseFirmId: search.firmId,
      offset: (search.page - 1) * showcasePageSize,
      limit: showcasePageSize,
    }),
    meta: { isQuiet: true },
  });

/** One realtor, for the edit screen. */
export const representativeQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(representativeEndpoints.get, { params: { id: String(id) } }),
    refetchOnWindowFocus: false,
    meta: { isQuiet: true },
  });

/** The realtor as stored now. */
export const latestRepresentative = (id: number): Promise<Representative> =>
  call(representativeEndpoints.get, { params: { id: String(id) } });

/** Keeps a saved realtor; lists and pickers are read again. */
export function useKeepRepresentative() {
  const queryClient = useQueryClient();
  return (saved: Representative) => {
    queryClient.setQueryData(representativeQuery(saved.id).queryKey, saved);
    const { representatives, representativesOfFirm } = representativeOperations;
    for (const { name } of [representatives, representativesOfFirm])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
}

interface Removal {
  id: number;
  version: number | undefined;
  isDeleted: boolean;
}

/** Deletes a realtor, and offers to undo it. */
export function useDeleteRepresentative() {
  const keep = useKeepRepresentative();
  const setDeleted = ({ id, version, isDeleted }: Removal) =>
    call(representativeEndpoints.update, {
      body: { id, isDeleted, ...(version !== undefined && { version }) },
    });
  const restore = useMutation({
    meta: { isQuiet: true },
    mutationFn: setDeleted,
    onSuccess: (saved) => {
      keep(saved);
      toast(representativeMessages.restored(saved.name));
    },
    onError: (error) => toastFailure(failedWith(representativeMessages.restoreFailed, error)),
  });
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: setDeleted,
    onSuccess: (saved) => {
      keep(saved);
      const { id, version } = saved;
      toastUndo(representativeMessages.deleted(saved.name), () =>
        restore.mutate({ id, version, isDeleted: false }),
      );
    },
    onError: (error) => toastFailure(failedWith(representativeMessages.deleteFailed, error)),
  });
}

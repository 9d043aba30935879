import type { Direction } from '@masthead/shared/paging.ts';
import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import {
  type RepresentativeSort,
  representativeOperations,
} from '@masthead/shared/representatives/representative.operations.ts';
import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { showcasePageSize } from '@masthead/shared/showcase/paging.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, operationQueryOf, queryOf } from '../app/call.ts';
import { edited } from '../app/touched.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast, toastUndo } from '../ui/toast.tsx';

interface Search {
  name: string;
  firmId: number | null;
  lacking: 'no' | 'yes';
  sort: RepresentativeSort;
  direction: Direction;
  page: number;
}

/** A page of realtors. */
export const representativePage = ({ sort, direction, ...search }: Search) =>
  queryOptions({
    ...operationQueryOf(representativeOperations.representatives, {
      name: search.name || null,
      firmId: search.firmId,
      ...(search.lacking === 'yes' && { isLacking: true }),
      ...((sort !== 'name' || direction !== 'asc') && { sort, direction }),
      offset: (search.page - 1) * showcasePageSize,
      limit: showcasePageSize,
    }),
    meta: { isQuiet: true },
  });

/** One realtor, for the edit screen. */
export const representativeQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(representativeEndpoints.get, { params: { id: String(id) } }),
    ...edited(),
  });

/** The realtor as stored now. */
export const latestRepresentative = (id: number): Promise<Representative> =>
  call(representativeEndpoints.get, { params: { id: String(id) } });

/** Keeps a saved realtor. */
export function useKeepRepresentative() {
  const queryClient = useQueryClient();
  return (saved: Representative): void => {
    queryClient.setQueryData(representativeQuery(saved.id).queryKey, saved);
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
    sayingFailure(
      isDeleted ? representativeMessages.deleteFailed : representativeMessages.restoreFailed,
      call(representativeEndpoints.update, {
        body: { id, isDeleted, ...(version !== undefined && { version }) },
      }),
    );
  const restore = useMutation({
    mutationFn: setDeleted,
    onSuccess: (saved) => {
      keep(saved);
      toast(representativeMessages.restored(saved.name));
    },
  });
  return useMutation({
    mutationFn: setDeleted,
    onSuccess: (saved) => {
      keep(saved);
      const { id, version } = saved;
      toastUndo(representativeMessages.deleted(saved.name), () =>
        restore.mutate({ id, version, isDeleted: false }),
      );
    },
  });
}

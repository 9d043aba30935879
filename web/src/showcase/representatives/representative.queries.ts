import type { Direction } from '@masthead/shared/platform/contract/paging.ts';
import { showcasePageSize } from '@masthead/shared/showcase/delivery/paging.ts';
import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/showcase/representatives/representative.messages.ts';
import {
  type RepresentativeSort,
  representativeOperations,
} from '@masthead/shared/showcase/representatives/representative.operations.ts';
import { queryOptions } from '@tanstack/react-query';
import { call, operationQueryOf } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useCacheRecord } from '../../platform/records/record-query.ts';
import { useDeletion } from '../../platform/records/use-deletion.ts';

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

interface Removal {
  id: number;
  version: number | undefined;
}

/** Deletes a realtor, and offers to undo it. */
export function useDeleteRepresentative() {
  const cacheRepresentative = useCacheRecord(representativeEndpoints.get);
  const setDeleted = async ({ id, version }: Removal, isDeleted: boolean) => {
    const saved = await sayingFailure(
      isDeleted ? representativeMessages.deleteFailed : representativeMessages.restoreFailed,
      call(representativeEndpoints.update, {
        body: { id, isDeleted, ...(version !== undefined && { version }) },
      }),
    );
    cacheRepresentative(saved);
    return saved;
  };
  return useDeletion({
    remove: (one: Removal) => setDeleted(one, true),
    deleted: ({ name }) => representativeMessages.deleted(name),
    restore: (deleted) => setDeleted(deleted, false),
    restored: ({ name }) => representativeMessages.restored(name),
  });
}

import { photosetMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoPageSize } from '@masthead/shared/editorial/photos/photo.ts';
import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import type { Photoset } from '@masthead/shared/editorial/photos/photoset.ts';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';

/** A page of photosets, from 1. */
export const photosetPage = (query: string, page: number) =>
  queryOptions({
    ...queryOf(photosetEndpoints.list, {
      query: { ...(query && { query }), page: page - 1, take: photoPageSize },
    }),
    select: ([nodes, totalCount]) => ({ nodes, totalCount }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** One photoset, for its form. */
export const photosetQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(photosetEndpoints.get, { params: { id: String(id) } }),
    ...edited(),
  });

/** Lists the posts that show a photoset. */
export const photosetUses = (id: number) =>
  queryOptions({
    ...queryOf(photosetEndpoints.uses, { params: { id: String(id) } }),
    meta: { isQuiet: true },
  });

/** Reads what a photoset shows; null is not in the library. */
export function useReadPhotoset(): (id: number) => Promise<Photoset | null> {
  const queryClient = useQueryClient();
  return (id) => queryClient.fetchQuery(photosetQuery(id)).catch(() => null);
}

/** Caches a saved photoset for its form. */
export function useCachePhotoset() {
  const queryClient = useQueryClient();
  return (photoset: Photoset) =>
    queryClient.setQueryData(photosetQuery(photoset.id).queryKey, photoset);
}

/** Deletes a photoset, with a way back. */
export function useDeletePhotoset() {
  const mark = ({ id, version }: Photoset, isDeleted: boolean) =>
    call(photosetEndpoints.update, { body: { id, version, isDeleted } });
  const restore = useMutation({
    mutationFn: (photoset: Photoset) => mark(photoset, false),
    onSuccess: () => toast(photosetMessages.restored),
  });
  return useMutation({
    mutationFn: (photoset: Photoset) => mark(photoset, true),
    onSuccess: (deleted) => toastUndo(photosetMessages.deleted, () => restore.mutate(deleted)),
  });
}

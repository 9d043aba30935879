import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { type Photo, photoPageSize } from '@masthead/shared/editorial/photos/photo.ts';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { edited } from '../../platform/api/touched.ts';
import { toast, toastUndo } from '../../platform/ui/toast.tsx';

type Asked = NonNullable<Parameters<typeof askFor>[0]>;
const askFor = (query: Record<string, string | number | undefined>) =>
  queryOf(photoEndpoints.list, { query });

/** A page of photos, from 1; the old page stays until the new one is there. */
export const photoPage = (wishes: Asked, page: number) =>
  queryOptions({
    ...askFor({ ...wishes, page: page - 1, take: photoPageSize }),
    select: ([nodes, totalCount]) => ({ nodes, totalCount }),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  });

/** One photo, for its form. */
export const photoQuery = (id: string | number) =>
  queryOptions({
    ...queryOf(photoEndpoints.get, { params: { id: String(id) } }),
    ...edited(),
  });

/** Where a photo is used. */
export const photoUses = (id: number) =>
  queryOptions({
    ...queryOf(photoEndpoints.uses, { params: { id: String(id) } }),
    meta: { isQuiet: true },
  });

/** Photos of the same file. */
export const useSamePhotos = (original: string, isWanted: boolean) =>
  useQuery({
    ...queryOf(photoEndpoints.same, { query: { original } }),
    enabled: isWanted && original !== '',
    meta: { isQuiet: true },
  });

/** The people who have added photos. */
export const usePhotoPeople = () =>
  useQuery({ ...queryOf(photoEndpoints.users), staleTime: 60_000, meta: { isQuiet: true } });

/** Caches a saved photo for its form. */
export function useCachePhoto() {
  const queryClient = useQueryClient();
  return (photo: Photo) => queryClient.setQueryData(photoQuery(photo.id).queryKey, photo);
}

/** Deletes a photo that is used nowhere, with a way back. */
export function useDeletePhoto() {
  const mark = ({ id, version }: Photo, isDeleted: boolean) =>
    call(photoEndpoints.update, { body: { id, version, isDeleted } });
  const restore = useMutation({
    mutationFn: (photo: Photo) => mark(photo, false),
    onSuccess: () => toast(photoMessages.restored),
  });
  return useMutation({
    mutationFn: (photo: Photo) => mark(photo, true),
    onSuccess: (deleted) => toastUndo(photoMessages.deleted, () => restore.mutate(deleted)),
  });
}

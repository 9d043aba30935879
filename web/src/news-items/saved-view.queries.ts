import { may } from '@masthead/shared/access.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import { savedViewEndpoints } from '@masthead/shared/news-items/saved-view.endpoints.ts';
import { type SavedView, savedViewMessages } from '@masthead/shared/news-items/saved-view.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';
import { useUser } from '../app/session.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toastUndo } from '../ui/toast.tsx';

/** How often the counts in the navigation are read again. */
const everyMs = 30_000;

const none: SavedView[] = [];

/** One's own views of every list and those of one's teams. */
export function useViews(): SavedView[] {
  const enabled = may(useUser(), savedViewEndpoints.list.access);
  const query = { ...queryOf(savedViewEndpoints.list), refetchInterval: everyMs, enabled };
  // Why: that the counts cannot be read is said by whatever else the screen could not read.
  return useQuery({ ...query, meta: { isQuiet: true } }).data ?? none;
}

/** The views of one list: one's own, then those of one's teams. */
export const useSavedViews = (type: AddedType): SavedView[] =>
  useViews().filter((view) => view.type === type);

/** What a view filters, as the address of its list says it. */
export const addressOf = ({ filters }: SavedView): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)]));

/** Deletes a view of one's own, with a way back. */
export function useDeleteView() {
  const restore = useMutation({
    mutationFn: ({ type, name, filters, teams }: SavedView) =>
      call(savedViewEndpoints.create, { body: { type, name, filters, teams } }),
  });
  return useMutation({
    mutationFn: ({ id }: SavedView) =>
      sayingFailure(
        savedViewMessages.deleteFailed,
        call(savedViewEndpoints.remove, { params: { id } }),
      ),
    onSuccess: (_reply, view) => toastUndo(savedViewMessages.deleted, () => restore.mutate(view)),
  });
}

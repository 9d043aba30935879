import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { savedViewEndpoints } from '@masthead/shared/editorial/posts/saved-view.endpoints.ts';
import { type SavedView, savedViewMessages } from '@masthead/shared/editorial/posts/saved-view.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { useUser } from '../../platform/api/session.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { toastUndo } from '../../platform/ui/toast.tsx';

/** How often the counts in the navigation are read again. */
const everyMs = 30_000;

const none: SavedView[] = [];

/** One's own views of every list and those of one's teams. */
export function useViews(): SavedView[] {
  const enabled = may(useUser(), savedViewEndpoints.list.access);
  const query = { ...queryOf(savedViewEndpoints.list), refetchInterval: everyMs, enabled };
  // Why quiet: if the counts fail to load, so do other parts of the screen, which report it.
  return useQuery({ ...query, meta: { isQuiet: true } }).data ?? none;
}

/** The views of one list: one's own, then those of one's teams. */
export const useSavedViews = (type: AddedType): SavedView[] =>
  useViews().filter((view) => view.type === type);

/** The filters of a view as search parameters of its list. */
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

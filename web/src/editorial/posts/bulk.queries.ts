import { bulkEndpoints } from '@masthead/shared/editorial/posts/bulk.endpoints.ts';
import {
  type BulkAction,
  type BulkResult,
  bulkMessages,
  type UndoableAction,
} from '@masthead/shared/editorial/posts/bulk.ts';
import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import type { AddedType } from '@masthead/shared/editorial/posts/news-item-form.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { toast, toastFailure, toastUndo } from '../../platform/ui/toast.tsx';

/** One's own bulk actions that can still be undone; the bar is no reason for a toast. */
const undoableActions = queryOptions({
  ...queryOf(bulkEndpoints.undoable),
  meta: { isQuiet: true },
});

/** The newest bulk action on posts of this list that can be undone. */
export function useUndoableAction(type: AddedType, isAsked: boolean): UndoableAction | undefined {
  const { data = [] } = useQuery({ ...undoableActions, enabled: isAsked });
  return data.find((action) => action.type === type);
}

/** Puts the posts of a bulk action back. */
export function useUndoBulkAction() {
  return useMutation({
    mutationFn: (id: number) =>
      sayingFailure(bulkMessages.undoFailed, call(bulkEndpoints.undo, { params: { id } })),
    onSuccess: ({ done, stayed }) => {
      const said = bulkMessages.undone(done, stayed);
      if (stayed.length > 0) toastFailure(new Error(said));
      else toast(said);
    },
  });
}

/** A post as it was seen. */
export type ActionPost = Pick<NewsItem, 'id' | 'version' | 'draft_version'>;

interface Asked {
  act: BulkAction;
  posts: readonly ActionPost[];
  addTags?: string[];
  removeTags?: string[];
  /** Why posts are taken down, and where their addresses redirect. */
  reason?: string;
  movedTo?: string;
}

const bodyOf = (type: AddedType, asked: Asked) => {
  const { act: action, posts, addTags = [], removeTags = [], reason = '', movedTo = '' } = asked;
  return {
    act: action,
    type,
    posts: posts.map(({ id, version, draft_version }) => ({ id, version, draft_version })),
    add_tags: addTags,
    remove_tags: removeTags,
    reason,
    moved_to: movedTo,
  };
};

/** Runs a bulk action on posts with the versions on screen, shows the result, and offers Undo. */
export function useBulkAction(type: AddedType) {
  const undo = useUndoBulkAction();
  const say = (action: BulkAction, result: BulkResult) => {
    const { act_id: bulkActionId, refused } = result;
    const said = bulkMessages.result(action, result);
    if (refused.length > 0) toastFailure(new Error(said));
    else if (bulkActionId !== null) toastUndo(said, () => undo.mutate(bulkActionId));
  };
  return useMutation({
    mutationFn: (asked: Asked) =>
      sayingFailure(bulkMessages.failed, call(bulkEndpoints.run, { body: bodyOf(type, asked) })),
    onSuccess: (result, { act: action }) => say(action, result),
  });
}

/** The emails and series that contain posts which are about to be taken down. */
export const usesOf = (posts: readonly ActionPost[]) =>
  queryOptions({
    ...queryOf(bulkEndpoints.uses, { query: { ids: posts.map(({ id }) => id).join(',') } }),
    staleTime: 0,
    meta: { isQuiet: true },
  });

import { bulkEndpoints } from '@masthead/shared/news-items/bulk.endpoints.ts';
import {
  type BulkAct,
  type BulkResult,
  bulkMessages,
  type KeptAct,
} from '@masthead/shared/news-items/bulk.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call, queryOf } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { toast, toastFailure, toastUndo } from '../ui/toast.tsx';

/** One's own acts on many posts that can still be undone; the bar is no reason for a toast. */
const keptActs = queryOptions({ ...queryOf(bulkEndpoints.kept), meta: { isQuiet: true } });

/** The newest act on posts of this list that can be undone. */
export function useKeptAct(type: AddedType, isAsked: boolean): KeptAct | undefined {
  const { data = [] } = useQuery({ ...keptActs, enabled: isAsked });
  return data.find((act) => act.type === type);
}

/** Puts the posts of an act back. */
export function useUndoAct() {
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
export type ActedPost = Pick<NewsItem, 'id' | 'version' | 'draft_version'>;

interface Asked {
  act: BulkAct;
  posts: readonly ActedPost[];
  addTags?: string[];
  removeTags?: string[];
  /** Why posts are taken down, and where their addresses redirect. */
  reason?: string;
  movedTo?: string;
}

const bodyOf = (type: AddedType, asked: Asked) => {
  const { act, posts, addTags = [], removeTags = [], reason = '', movedTo = '' } = asked;
  return {
    act,
    type,
    posts: posts.map(({ id, version, draft_version }) => ({ id, version, draft_version })),
    add_tags: addTags,
    remove_tags: removeTags,
    reason,
    moved_to: movedTo,
  };
};

/** Does one act to posts as they were seen, says what became of each, and offers to undo it. */
export function useBulkAct(type: AddedType) {
  const undo = useUndoAct();
  const say = (act: BulkAct, result: BulkResult) => {
    const { act_id: actId, refused } = result;
    const said = bulkMessages.result(act, result);
    if (refused.length > 0) toastFailure(new Error(said));
    else if (actId !== null) toastUndo(said, () => undo.mutate(actId));
  };
  return useMutation({
    mutationFn: (asked: Asked) =>
      sayingFailure(bulkMessages.failed, call(bulkEndpoints.act, { body: bodyOf(type, asked) })),
    onSuccess: (result, { act }) => say(act, result),
  });
}

/** What carries posts that are about to be taken down. */
export const usesOf = (posts: readonly ActedPost[]) =>
  queryOptions({
    ...queryOf(bulkEndpoints.uses, { query: { ids: posts.map(({ id }) => id).join(',') } }),
    staleTime: 0,
    meta: { isQuiet: true },
  });

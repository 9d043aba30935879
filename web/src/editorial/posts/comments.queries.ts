import { commentEndpoints } from '@masthead/shared/editorial/posts/comments.endpoints.ts';
import { commentMessages } from '@masthead/shared/editorial/posts/comments.ts';
import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, queryOf } from '../../platform/api/call.ts';
import { follow } from '../../platform/api/live.ts';
import { reloaded } from '../../platform/api/touched.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { toast } from '../../platform/ui/toast.tsx';

/** The threads of a post, once they are wanted or somebody else has said something. */
export function useThreads(id: number, isWanted: boolean) {
  const [isTold, setTold] = useState(false);
  const query = useQuery({
    ...queryOf(commentEndpoints.list, { params: { id } }),
    enabled: isWanted || isTold,
    meta: { isQuiet: true },
  });
  const { refetch } = query;
  useEffect(
    () =>
      follow({
        topic: 'comments',
        onWord: (topic) => {
          if (topic) setTold(true);
          if (topic || isWanted || isTold) void refetch();
        },
        onLine: () => {},
      }),
    [refetch, isWanted, isTold],
  );
  return query;
}

/** Waits until what was said is shown. */
const shown = async <T>(failure: string, promise: Promise<T>): Promise<T> => {
  const reply = await sayingFailure(failure, promise);
  await reloaded();
  return reply;
};

/** Begins a thread about words of the text, or about the whole post. */
export const useStartThread = (id: number) =>
  useMutation({
    mutationFn: ({ anchor, said }: { anchor: Anchor | null; said: string }) =>
      shown(
        commentMessages.sendFailed,
        call(commentEndpoints.start, { body: { id, anchor, said } }),
      ),
  });

export const useReplyToThread = (id: number, thread_id: number) =>
  useMutation({
    mutationFn: (said: string) =>
      shown(
        commentMessages.sendFailed,
        call(commentEndpoints.reply, { body: { id, thread_id, said } }),
      ),
  });

export const useResolveThread = (id: number, thread_id: number) =>
  useMutation({
    mutationFn: (is_resolved: boolean) =>
      shown(
        commentMessages.resolveFailed,
        call(commentEndpoints.resolve, { body: { id, thread_id, is_resolved } }),
      ),
    // Why here: by then the thread has left the list, and its own callbacks with it.
    onSuccess: ({ resolved }) => {
      toast(resolved ? commentMessages.resolved : commentMessages.reopened);
    },
  });

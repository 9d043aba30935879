import { commentEndpoints } from '@masthead/shared/editorial/posts/comments.endpoints.ts';
import { commentMessages } from '@masthead/shared/editorial/posts/comments.ts';
import type { Anchor } from '@masthead/shared/platform/rich-text/anchor.ts';
import { useMutation } from '@tanstack/react-query';
import { call, queryOf } from '../../platform/api/call.ts';
import { reloaded } from '../../platform/api/touched.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { useWhenTold } from './use-when-told.ts';

/** The threads of a post, once they are wanted or somebody else has said something. */
export const useThreads = (id: number, isWanted: boolean) =>
  useWhenTold('comments', queryOf(commentEndpoints.list, { params: { id } }), isWanted);

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

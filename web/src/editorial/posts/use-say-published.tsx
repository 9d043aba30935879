import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { useUndoBulkAction } from './bulk.queries.ts';
import { latestPost } from './post.queries.ts';
import styles from './post-editor.module.css';
import { type OpenPost, openPost } from './post-values.ts';

/** Says that a post was published, where readers find it, and offers to take that back. */
export function useSayPublished(
  wasLive: boolean,
  onUndone: ((post: OpenPost) => void) | undefined,
) {
  const undo = useUndoBulkAction();
  const takeBack = async (postId: number, bulkActionId: number) => {
    // Why after a refusal, too: the post is not what it was.
    await undo.mutateAsync(bulkActionId).catch(() => null);
    const now = await latestPost(postId).catch(() => null);
    if (now) onUndone?.(openPost(now));
  };
  return ({ actId = 0, post: { id, post_url } }: OpenPost) =>
    toastUndo(
      <>
        <span>{wasLive ? newsItemMessages.updatedLive : newsItemMessages.published}</span>
        {post_url && (
          <a className={styles.publishedAt} href={post_url} target="_blank" rel="noopener">
            {post_url}
          </a>
        )}
      </>,
      () => void takeBack(id, actId),
    );
}

import { newsItemMessages } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { useUndoBulkAction } from './bulk.queries.ts';
import { latestPost } from './post.queries.ts';
import styles from './post-editor.module.css';
import { type OpenPost, openPost } from './post-values.ts';

/** Shows a toast that a post was published, with its link and Undo. */
export function useSayPublished(
  wasLive: boolean,
  onUndone: ((post: OpenPost) => void) | undefined,
) {
  const undo = useUndoBulkAction();
  const takeBack = async (postId: number, bulkActionId: number) => {
    // Why also after a failure: the post may have changed.
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

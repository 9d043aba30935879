import { Button } from '@mantine/core';
import { whyPublishBlocked } from '@masthead/shared/editorial/posts/news-item.rules.ts';
import { postStatus } from '@masthead/shared/editorial/posts/news-item.ts';
import {
  type EditedNewsItem,
  newsItemEditEndpoints,
} from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { lacksText } from '@masthead/shared/editorial/posts/post-check.ts';
import { may } from '@masthead/shared/platform/access/access.ts';
import { useUser } from '../../platform/api/session.ts';
import { BlockedTip } from '../../platform/forms/UnsavedOffer.tsx';
import type { PostValues } from './post-values.ts';
import type { PostCommands } from './use-post-commands.ts';

interface Props {
  post: EditedNewsItem;
  commands: PostCommands;
  /** What is typed. */
  values: Pick<PostValues, 'starts_at' | 'body'>;
}

/** Save, and for people who may publish, Publish or Publish changes. */
export function PostActions({ post, commands, values: { starts_at, body } }: Props) {
  const mayPublish = may(useUser(), newsItemEditEndpoints.publish.access);
  const { hasDraft } = commands;
  const isEmpty = lacksText(post, body);
  const blocked = post.edit_blocked ?? whyPublishBlocked({ ...post, starts_at, hasDraft, isEmpty });
  const isActing = commands.isActing !== null;
  return (
    <>
      <Button
        type="submit"
        variant={mayPublish ? 'default' : 'filled'}
        disabled={post.edit_blocked !== null}
        loading={commands.isActing === 'save'}
      >
        Save
      </Button>
      {mayPublish && (
        <BlockedTip reason={blocked}>
          <Button
            loading={commands.isActing === 'publish'}
            data-disabled={blocked !== null || isActing || undefined}
            aria-disabled={blocked !== null || undefined}
            onClick={() => blocked === null && commands.publish()}
          >
            {post.status_code === postStatus.live ? 'Publish changes' : 'Publish'}
          </Button>
        </BlockedTip>
      )}
    </>
  );
}

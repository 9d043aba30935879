import type { NewsItem } from '@masthead/shared/editorial/posts/news-item.ts';
import type { EditedNewsItem } from '@masthead/shared/editorial/posts/news-item-edit.endpoints.ts';
import { workflowEndpoints } from '@masthead/shared/editorial/posts/workflow.endpoints.ts';
import {
  type Move,
  type Workflow,
  workflowMessages,
} from '@masthead/shared/editorial/posts/workflow.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { latestPost, postQuery } from './post.queries.ts';

/** A story as a screen shows it. */
export type Story = Pick<NewsItem, 'id' | 'site_id' | 'headline'> & { workflow: Workflow };

/** A story as a card of the board. */
export type Card = NewsItem & Story;

/** Moves a story as it was seen. */
export const sendMove = ({ id, workflow: { version } }: Story, move: Move) =>
  sayingFailure(
    workflowMessages.moveFailed,
    call(workflowEndpoints.move, { body: { id, version, ...move } }),
  );

/** Moves the story of an open post; its text and the versions of its form stay as they are. */
export function useMove(story: Story) {
  const queryClient = useQueryClient();
  const show = (workflow: Workflow | undefined) =>
    queryClient.setQueryData<EditedNewsItem>(
      postQuery(story.site_id, story.id).queryKey,
      (post) => post && { ...post, workflow },
    );
  return useMutation({
    mutationFn: (move: Move) => sendMove(story, move),
    onSuccess: ({ workflow }) => show(workflow),
    // Why: after a conflict the panel shows where the story is by now.
    onError: async () => show((await latestPost(story.id)).workflow),
  });
}

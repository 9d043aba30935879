import { ActionIcon } from '@mantine/core';
import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import IconArrowsExchange2 from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange2.mjs';
import type { Block, Post } from './block.ts';
import type { Change } from './campaign-kind.ts';

interface Props<V> {
  post: Post;
  from: Block<V>;
  to: Block<V>;
  /** How many posts are there already. */
  count: number;
  onChange: Change<V>;
}

/** Moves a post to the end of another block. */
export function MovePost<V>({ post, from, to, count, onChange }: Props<V>) {
  const blockedBy = count >= to.limit ? campaignMessages.full(to.title, to.limit) : null;
  const onMove = () =>
    onChange((now) => ({
      ...from.write(
        now,
        from.read(now).filter(({ id }) => id !== post.id),
      ),
      ...to.write(now, [...to.read(now).filter(({ id }) => id !== post.id), post]),
    }));
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      title={blockedBy ?? `To ${to.title}`}
      aria-label={`Move ${post.headline} to ${to.title}`}
      aria-disabled={blockedBy !== null || undefined}
      data-disabled={blockedBy !== null || undefined}
      onClick={blockedBy === null ? onMove : undefined}
    >
      <IconArrowsExchange2 size={16} stroke={1.75} />
    </ActionIcon>
  );
}

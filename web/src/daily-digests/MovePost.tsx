import { ActionIcon } from '@mantine/core';
import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import IconArrowsExchange2 from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange2.mjs';
import type { DigestSection } from './digest-sections.ts';
import type { ChangeDigest, Post } from './digest-values.ts';

interface Props {
  post: Post;
  from: DigestSection;
  to: DigestSection;
  /** How many posts are there already. */
  count: number;
  onChange: ChangeDigest;
}

/** Moves a post to the end of another section. */
export function MovePost({ post, from, to, count, onChange }: Props) {
  const blockedBy = count >= to.limit ? digestMessages.full(to.title, to.limit) : null;
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

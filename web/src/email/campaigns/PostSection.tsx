import { ActionIcon, Box, Group, Text } from '@mantine/core';
import { eventStart } from '@masthead/shared/editorial/posts/event-times.ts';
import { campaignMessages } from '@masthead/shared/email/campaigns/campaign.messages.ts';
import { sinceScheduled } from '@masthead/shared/email/campaigns/drift.messages.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { inDigits } from '@masthead/shared/platform/values/counting.ts';
import { listDate } from '@masthead/shared/platform/values/dates.ts';
import IconArrowsExchange2 from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange2.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { ActionButton } from '../../platform/forms/ActionButton.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { SortList } from '../../platform/forms/SortList.tsx';
import type { Change } from '../../platform/forms/use-changing-form.ts';
import surface from '../../platform/ui/surface.module.css';
import textStyles from '../../platform/ui/text.module.css';
import { toastUndo } from '../../platform/ui/toast.tsx';
import { type Block, type Post, withAt, withoutAt } from './block.ts';
import { useDrifted } from './drifted.ts';
import styles from './post.module.css';

export interface PostSectionProps<V> {
  block: Block<V>;
  posts: Post[];
  /** How many there are, and whether that is wrong. */
  hint: { text: string; isWrong: boolean };
  error: ReactNode;
  isReadOnly: boolean;
  /** Said where there are no posts. */
  empty: string;
  /** The block that posts can be moved to, and how many are there. */
  neighbor?: Block<V>;
  neighborCount?: number;
  onChange: Change<V>;
  /** Opens the picker. */
  onAdd: () => void;
  /** Before the posts: the title of a series section. */
  children?: ReactNode;
}

/** One block of posts: set in order, taken out, added to (Spec, content 2). */
export function PostSection<V>(props: PostSectionProps<V>) {
  const { block, posts, hint, error, isReadOnly, empty, onChange, onAdd, children } = props;
  const { title, path, limit } = block;
  const onRemove = (post: Post, index: number) => {
    onChange((now) => block.write(now, withoutAt(block.read(now), index)));
    toastUndo(campaignMessages.removed(post.headline), () =>
      onChange((now) => block.write(now, withAt(block.read(now), index, post))),
    );
  };
  return (
    <FormSection
      title={title}
      path={path}
      error={error}
      aside={
        <span data-wrong={hint.isWrong || undefined} className={styles.hint}>
          {hint.text}
        </span>
      }
    >
      {children}
      <Box mt={-16}>
        {posts.length === 0 && <p className={styles.empty}>{empty}</p>}
        <SortList
          label={title}
          items={posts}
          idOf={(post) => post.id}
          nameOf={(post) => post.headline}
          isReadOnly={isReadOnly}
          onChange={(items) => onChange((now) => block.write(now, items))}
          actions={(post, index) => (
            <>
              {props.neighbor && (
                <MovePost
                  post={post}
                  from={block}
                  to={props.neighbor}
                  count={props.neighborCount ?? 0}
                  onChange={onChange}
                />
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                title="Remove"
                aria-label={`Remove ${post.headline}`}
                onClick={() => onRemove(post, index)}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </>
          )}
        >
          {(post) => <PostRow post={post} path={path} />}
        </SortList>
        {!isReadOnly && (
          <Box pt="xs">
            <ActionButton
              className={styles.addButton}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              aria-label={`Add item to ${title}`}
              blockedBy={posts.length >= limit ? campaignMessages.full(title, limit) : null}
              onClick={onAdd}
            >
              Add item
            </ActionButton>
          </Box>
        )}
      </Box>
    </FormSection>
  );
}

interface Props<V> {
  post: Post;
  from: Block<V>;
  to: Block<V>;
  /** How many posts are there already. */
  count: number;
  onChange: Change<V>;
}

/** Moves a post to the end of another block. */
function MovePost<V>({ post, from, to, count, onChange }: Props<V>) {
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

interface PostRowProps {
  post: Post;
  /** The field that holds it. */
  path: string;
}

/** A post in a block: its place, picture, headline, and what tells it from others. */
function PostRow({ post, path }: PostRowProps) {
  const drifted = useDrifted(path, post.id);
  return (
    <Group className={styles.post} gap="sm" wrap="nowrap">
      <span className={styles.place} aria-hidden />
      <PostPicture src={post.image_url} />
      <Box miw={0}>
        <a
          className={`${textStyles.lines} ${styles.headline}`}
          href={post.url}
          target="_blank"
          rel="noopener"
        >
          {post.headline}
        </a>
        <p className={`${surface.facts} ${styles.meta}`}>
          {drifted && (
            <Text span inherit c="var(--late)">
              {sinceScheduled(drifted)}
            </Text>
          )}
          {post.promoted && (
            <Text span inherit c="var(--late)">
              Promoted
            </Text>
          )}
          {detailsOf(post).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
      </Box>
    </Group>
  );
}

function PostPicture({ src }: { src: string | null | undefined }) {
  if (!src) return <span className={`${surface.picture} ${styles.picture}`} aria-hidden />;
  return (
    <img
      className={`${surface.picture} ${styles.picture}`}
      src={imageUrl(src, 'thumbnail')}
      alt=""
      width={72}
      height={48}
      loading="lazy"
      decoding="async"
    />
  );
}

/** An event says when it starts; an article where, when and by whom it was published. */
function detailsOf({ starts_at, section, author, total_views, ...post }: Post): string[] {
  const published = post.last_published_ts ?? post.created_ts;
  const views = total_views ? `${inDigits(total_views)} views` : null;
  const details = starts_at
    ? [eventStart(new Date(starts_at)), views]
    : [section, published && listDate(new Date(published)), author, views];
  return details.filter((detail) => typeof detail === 'string' && detail !== '') as string[];
}

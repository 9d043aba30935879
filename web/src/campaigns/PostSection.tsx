import { ActionIcon, Box } from '@mantine/core';
import { campaignMessages } from '@masthead/shared/campaigns/campaign.messages.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { ActButton } from '../forms/ActButton.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { SortList } from '../forms/SortList.tsx';
import { toastUndo } from '../ui/toast.tsx';
import { type Block, type Post, withAt, withoutAt } from './block.ts';
import type { Change } from './campaign-kind.ts';
import { MovePost } from './MovePost.tsx';
import { PostRow } from './PostRow.tsx';
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
            <ActButton
              className={styles.addButton}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              aria-label={`Add item to ${title}`}
              blockedBy={posts.length >= limit ? campaignMessages.full(title, limit) : null}
              onClick={onAdd}
            >
              Add item
            </ActButton>
          </Box>
        )}
      </Box>
    </FormSection>
  );
}

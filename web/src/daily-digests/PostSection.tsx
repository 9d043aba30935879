import { ActionIcon } from '@mantine/core';
import { digestMessages } from '@masthead/shared/daily-digests/daily-digest.messages.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { ActButton } from '../campaigns/ActButton.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { SortList } from '../forms/SortList.tsx';
import { toastUndo } from '../ui/toast.tsx';
import styles from './digest.module.css';
import { countHint, type DigestSection, withAt, withoutAt } from './digest-sections.ts';
import type { ChangeDigest, Post } from './digest-values.ts';
import { MovePost } from './MovePost.tsx';
import { PostRow } from './PostRow.tsx';

interface Props {
  section: DigestSection;
  posts: Post[];
  error: ReactNode;
  isReadOnly: boolean;
  /** Said where there are no posts. */
  empty: string;
  /** The section that posts can be moved to, and how many are there. */
  neighbor?: DigestSection;
  neighborCount?: number;
  onChange: ChangeDigest;
  /** Opens the picker. */
  onAdd: () => void;
  /** Before the posts: the title of a series section. */
  children?: ReactNode;
}

/** One section of posts: set in order, taken out, added to (Spec, content 2). */
export function PostSection(props: Props) {
  const { section, posts, error, isReadOnly, empty, onChange, onAdd, children } = props;
  const { title, path, limit } = section;
  const hint = countHint(section, posts.length);
  const onRemove = (post: Post, index: number) => {
    onChange((now) => section.write(now, withoutAt(section.read(now), index)));
    toastUndo(digestMessages.removed(post.headline), () =>
      onChange((now) => section.write(now, withAt(section.read(now), index, post))),
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
      <div className={styles.posts}>
        {posts.length === 0 && <p className={styles.empty}>{empty}</p>}
        <SortList
          label={title}
          items={posts}
          idOf={(post) => post.id}
          nameOf={(post) => post.headline}
          isReadOnly={isReadOnly}
          onChange={(items) => onChange((now) => section.write(now, items))}
          actions={(post, index) => (
            <>
              {props.neighbor && (
                <MovePost
                  post={post}
                  from={section}
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
          {(post) => <PostRow post={post} />}
        </SortList>
        {!isReadOnly && (
          <div className={styles.add}>
            <ActButton
              className={styles.addButton}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              aria-label={`Add item to ${title}`}
              blockedBy={posts.length >= limit ? digestMessages.full(title, limit) : null}
              onClick={onAdd}
            >
              Add item
            </ActButton>
          </div>
        )}
      </div>
    </FormSection>
  );
}

import { Button } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import type { EditedNewsItem } from '@masthead/shared/news-items/news-item-edit.endpoints.ts';
import { lazy, Suspense, useState } from 'react';
import { useUser } from '../app/session.ts';
import styles from './post-editor.module.css';
import type { PostForm } from './post-fields.ts';
import type { PostActs } from './use-post-acts.ts';

const PostRevisions = lazy(() =>
  import('./PostRevisions.tsx').then((module) => ({ default: module.PostRevisions })),
);

interface Props {
  post: EditedNewsItem;
  form: PostForm;
  acts: PostActs;
}

/** Says whose proposals wait, to those who may take them, and to whoever made one that it is with the editors. */
export function ProposalsNote(props: Props) {
  const { proposals, edit_blocked } = props.post;
  const { id } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (edit_blocked !== null) {
    const isOwn = proposals.some(({ saved_by_id }) => saved_by_id === id);
    return isOwn && <p className={styles.note}>{newsItemMessages.proposalWaits}</p>;
  }
  if (proposals.length === 0 && !isOpen) return null;
  const onLook = async () => {
    // Why: what is typed is a revision of its own before another one is looked at.
    await props.acts.autosave.keepNow();
    setOpen(true);
  };
  return (
    <div className={styles.note} role="status">
      <span>
        {proposals.length > 0 &&
          newsItemMessages.proposesChanges(proposals.map(({ saved_by }) => saved_by))}
      </span>
      <Button size="compact-sm" onClick={() => void onLook()}>
        Look at it
      </Button>
      <Suspense>{isOpen && <PostRevisions {...props} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

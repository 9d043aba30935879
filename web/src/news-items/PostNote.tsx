import { Button } from '@mantine/core';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { useUser } from '../app/session.ts';
import type { Autosave } from '../forms/use-autosave.ts';
import styles from './post-editor.module.css';

/** Why nothing can be changed or kept, or that somebody else has changed the same. */
export function PostNote({ locked, autosave }: { locked: string | null; autosave: Autosave }) {
  const { id } = useUser();
  const other = autosave.failure?.conflict;
  if (locked) return <p className={styles.note}>{locked}</p>;
  if (autosave.refusal)
    return (
      <p className={styles.note} role="alert">
        {autosave.refusal}
      </p>
    );
  if (!other) return null;
  return (
    <div className={styles.note} data-tone="late" role="alert">
      <span>
        {other.changedById === id
          ? newsItemMessages.heldByYou
          : newsItemMessages.heldBy(other.changedBy)}
      </span>
      <Button size="compact-sm" onClick={autosave.review}>
        Look at it
      </Button>
    </div>
  );
}

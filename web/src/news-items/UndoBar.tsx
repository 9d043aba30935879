import { Button } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { centralSentence } from '@masthead/shared/dates.ts';
import { bulkEndpoints } from '@masthead/shared/news-items/bulk.endpoints.ts';
import { bulkMessages } from '@masthead/shared/news-items/bulk.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import { useUser } from '../app/session.ts';
import { useKeptAct, useUndoAct } from './bulk.queries.ts';
import styles from './content-list.module.css';

/** The last act on posts of this list, until it is undone or a day has passed; a reload keeps it. */
export function UndoBar({ type }: { type: AddedType }) {
  const kept = useKeptAct(type, may(useUser(), bulkEndpoints.kept.access));
  const undo = useUndoAct();
  if (!kept) return null;
  return (
    <section className={styles.bar} aria-label="Last act">
      <span>
        {bulkMessages.done(kept.act, kept.posts)}{' '}
        <span className={styles.when}>{centralSentence(new Date(kept.made_at))}</span>
      </span>
      <Button
        variant="default"
        size="compact-sm"
        loading={undo.isPending}
        onClick={() => undo.mutate(kept.id)}
      >
        Undo
      </Button>
    </section>
  );
}

import { Button } from '@mantine/core';
import { type BulkAct, bulkMessages, takeDowns } from '@masthead/shared/news-items/bulk.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import type { AddedType } from '@masthead/shared/news-items/news-item-form.ts';
import { confirm } from '../ui/confirm.tsx';
import { useBulkAct } from './bulk.queries.ts';
import type { OpenDialog } from './ContentDialog.tsx';
import styles from './content-list.module.css';

interface Props {
  type: AddedType;
  posts: NewsItem[];
  onOpen: (dialog: OpenDialog) => void;
  onClear: () => void;
}

/** What can be done with the posts that are chosen. */
export function BulkBar({ type, posts, onOpen, onClear }: Props) {
  const bulk = useBulkAct(type);
  if (posts.length === 0) return null;
  const act = (name: BulkAct) => bulk.mutate({ act: name, posts }, { onSuccess: onClear });
  const onDelete = async () => {
    const title = bulkMessages.confirmDelete(posts.length);
    if (await confirm({ title, confirmLabel: 'Delete', isDangerous: true })) act('delete');
  };
  const button = { variant: 'default', size: 'compact-sm', disabled: bulk.isPending } as const;
  return (
    <section className={styles.bar} aria-label="Chosen posts">
      <span>{posts.length} chosen</span>
      <Button {...button} onClick={() => act('publish')}>
        Publish
      </Button>
      {takeDowns.map((name) => (
        <Button
          key={name}
          {...button}
          onClick={() => onOpen({ show: 'take-down', act: name, posts })}
        >
          {bulkMessages.takeDown[name].label}
        </Button>
      ))}
      <Button {...button} onClick={() => onOpen({ show: 'bulk-tags', posts })}>
        Tag
      </Button>
      <Button {...button} onClick={() => void onDelete()}>
        Delete
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Choose none
      </Button>
    </section>
  );
}

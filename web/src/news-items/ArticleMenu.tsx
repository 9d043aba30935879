import { Menu } from '@mantine/core';
import { may } from '@masthead/shared/access.ts';
import { sentences } from '@masthead/shared/errors.ts';
import { newsItemEndpoints } from '@masthead/shared/news-items/news-item.endpoints.ts';
import { newsItemMessages } from '@masthead/shared/news-items/news-item.messages.ts';
import { whyDeleteBlocked, whyOpenBlocked } from '@masthead/shared/news-items/news-item.rules.ts';
import type { NewsItem } from '@masthead/shared/news-items/news-item.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useUser } from '../app/session.ts';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './articles.module.css';
import { useDeleteNewsItem } from './news-item.queries.ts';

/** What can be done with one article; what cannot says why. */
export function ArticleMenu({ post }: { post: NewsItem }) {
  const user = useUser();
  const remove = useDeleteNewsItem();
  const openBlocked = whyOpenBlocked(post, may(user, ['editor']));
  const deleteBlocked = may(user, newsItemEndpoints.remove.access)
    ? whyDeleteBlocked(post)
    : sentences.forbidden;
  const onDelete = async () => {
    const title = newsItemMessages.confirmDelete(post.headline);
    if (await confirm({ title, confirmLabel: 'Delete', isDangerous: true })) remove.mutate(post);
  };
  const onCopy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    toast(newsItemMessages.linkCopied);
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconEdit size={16} stroke={1.5} />}
        disabled={openBlocked !== null}
        component="a"
        href={openBlocked === null ? post.editor_url : undefined}
        target="_blank"
      >
        <Labelled label="Open in the editor" reason={openBlocked} />
      </Menu.Item>
      {post.post_url && (
        <>
          <Menu.Item
            leftSection={<IconExternalLink size={16} stroke={1.5} />}
            component="a"
            href={post.post_url}
            target="_blank"
            rel="noopener"
          >
            Open on site
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} stroke={1.5} />}
            onClick={() => void onCopy(post.post_url ?? '')}
          >
            Copy link
          </Menu.Item>
        </>
      )}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash size={16} stroke={1.5} />}
        disabled={deleteBlocked !== null}
        onClick={() => void onDelete()}
      >
        <Labelled label="Delete" reason={deleteBlocked} />
      </Menu.Item>
    </>
  );
}

function Labelled({ label, reason }: { label: ReactNode; reason: string | null }) {
  return (
    <>
      {label}
      {reason !== null && <span className={styles.reason}>{reason}</span>}
    </>
  );
}

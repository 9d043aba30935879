import { Menu } from '@mantine/core';
import { whyDeleteBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import type { DigestRow } from '@masthead/shared/daily-digests/daily-digest.ts';
import { sentences } from '@masthead/shared/errors.ts';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { pathTo } from '../app/links.tsx';
import { confirm } from '../ui/confirm.tsx';
import styles from './digest-list.module.css';
import { useDeleteDigest } from './digest-list.queries.ts';

/** What an editor can do with one digest; what cannot be done says why. */
export function DigestMenu({ digest }: { digest: DigestRow }) {
  const remove = useDeleteDigest();
  const deleteBlocked = whyDeleteBlocked(digest.status);
  const onDelete = async () => {
    const question = { title: sentences.areYouSure, detail: digest.subject };
    if (await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true }))
      remove.mutate(digest.id);
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconEdit size={16} stroke={1.5} />}
        renderRoot={(root) => <Link to={pathTo('dailyDigestEdit', { id: digest.id })} {...root} />}
      >
        Edit
      </Menu.Item>
      <Menu.Item
        leftSection={<IconExternalLink size={16} stroke={1.5} />}
        component="a"
        href={pathTo('campaignPreview', { id: digest.id })}
        target="_blank"
        rel="noopener"
      >
        Preview
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash size={16} stroke={1.5} />}
        className={deleteBlocked ? styles.blocked : undefined}
        disabled={deleteBlocked !== null}
        onClick={() => void onDelete()}
      >
        Delete
        {deleteBlocked && <span className={styles.reason}>{deleteBlocked}</span>}
      </Menu.Item>
    </>
  );
}

import { Menu } from '@mantine/core';
import { whyDeleteBlocked } from '@masthead/shared/campaigns/campaign.rules.ts';
import { sentences } from '@masthead/shared/errors.ts';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { pathTo } from '../app/links.tsx';
import { confirm } from '../ui/confirm.tsx';
import { MenuReason } from '../ui/MenuReason.tsx';
import type { CampaignRow } from './campaign-columns.tsx';
import type { AnyCampaignKind } from './campaign-kind.ts';
import styles from './campaign-list.module.css';
import { useCloneCampaign, useDeleteCampaign } from './campaign-record.queries.ts';

interface Props {
  kind: AnyCampaignKind;
  row: CampaignRow;
}

/** What an editor can do with one email; what cannot be done says why. */
export function CampaignMenu({ kind, row }: Props) {
  const clone = useCloneCampaign(kind);
  const remove = useDeleteCampaign(kind);
  const deleteBlocked = whyDeleteBlocked(row.status);
  const onDelete = async () => {
    const question = { title: sentences.areYouSure, detail: row.subject };
    if (await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true }))
      remove.mutate(row.id);
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconEdit size={16} stroke={1.5} />}
        renderRoot={(root) => <Link to={kind.addressOf(row.id)} {...root} />}
      >
        Edit
      </Menu.Item>
      <Menu.Item
        leftSection={<IconExternalLink size={16} stroke={1.5} />}
        component="a"
        href={pathTo('campaignPreview', { id: row.id })}
        target="_blank"
        rel="noopener"
      >
        Preview
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCopy size={16} stroke={1.5} />}
        onClick={() => clone.mutate(row.id)}
      >
        Clone
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconTrash size={16} stroke={1.5} />}
        className={deleteBlocked ? styles.blocked : undefined}
        disabled={deleteBlocked !== null}
        onClick={() => void onDelete()}
      >
        Delete
        {deleteBlocked && <MenuReason>{deleteBlocked}</MenuReason>}
      </Menu.Item>
    </>
  );
}

import { Menu } from '@mantine/core';
import { whyAudienceDeleteBlocked } from '@masthead/shared/email/audiences/audience.messages.ts';
import type { Audience } from '@masthead/shared/email/audiences/audience.record.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { confirm } from '../../platform/ui/confirm.tsx';
import { useDeleteAudience } from './audience.queries.ts';
import styles from './audiences.module.css';

interface Props {
  audience: Audience;
  onRename: () => void;
}

/** What can be done with one audience. */
export function AudienceMenu({ audience, onRename }: Props) {
  const remove = useDeleteAudience();
  const blocked = whyAudienceDeleteBlocked({ usedBy: audience.usedBy, mailings: 0 });
  const onDelete = async () => {
    const question = { title: sentences.areYouSure, detail: `'${audience.name}' will be deleted.` };
    if (await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true }))
      remove.mutate(audience);
  };
  return (
    <>
      <Menu.Item onClick={onRename}>Rename</Menu.Item>
      <Menu.Divider />
      <Menu.Item disabled={blocked !== null} onClick={() => void onDelete()}>
        Delete
        {blocked && <span className={styles.reason}>{blocked}</span>}
      </Menu.Item>
    </>
  );
}

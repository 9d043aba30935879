import { Menu } from '@mantine/core';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { confirm } from '../../platform/ui/confirm.tsx';
import { useDeleteRepresentative } from './representative.queries.ts';

interface Props {
  representative: Representative;
  onEdit: () => void;
}

/** Actions on one realtor. */
export function RepresentativeMenu({ representative, onEdit }: Props) {
  const { id, name, version } = representative;
  const remove = useDeleteRepresentative();
  const onDelete = async () => {
    const question = { title: sentences.areYouSure, detail: name };
    if (await confirm({ ...question, confirmLabel: 'Delete', isDangerous: true }))
      remove.mutate({ id, version });
  };
  return (
    <>
      <Menu.Item leftSection={<IconEdit size={16} stroke={1.5} />} onClick={onEdit}>
        Edit
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconTrash size={16} stroke={1.5} />} onClick={() => void onDelete()}>
        Delete
      </Menu.Item>
    </>
  );
}

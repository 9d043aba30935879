import { Group } from '@mantine/core';
import { AddButton } from '../../platform/records/AddButton.tsx';
import { AddUserDialog } from './AddUserDialog.tsx';
import { DemandCodes } from './DemandCodes.tsx';

/** What an admin can do beside the list of users. */
export const UserActions = () => (
  <Group gap="xs">
    <DemandCodes />
    <AddButton label="Add user" dialog={(onClose) => <AddUserDialog onClose={onClose} />} />
  </Group>
);

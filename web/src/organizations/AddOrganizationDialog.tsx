import { TextInput } from '@mantine/core';
import { organizationEndpoints } from '@masthead/shared/organizations/organization.endpoints.ts';
import { organizationMessages } from '@masthead/shared/organizations/organization.messages.ts';
import { organizationRecord } from '@masthead/shared/organizations/organization.record.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { AddDialog } from '../records/AddDialog.tsx';
import { OwnerSwitch } from './OwnerSwitch.tsx';

/** Spec, platform 2.4: the Add organization dialog. */
export function AddOrganizationDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  return (
    <AddDialog
      title="Add organization"
      record={organizationRecord}
      screen="organizationList"
      create={(values) => call(organizationEndpoints.create, { body: values })}
      added={organizationMessages.added}
      get={organizationEndpoints.get}
      onAdded={({ id }) => void goTo('organizationEdit', { id })}
      onClose={onClose}
    >
      {(area) => (
        <>
          <TextInput {...area.input('name')} />
          <OwnerSwitch {...area} />
        </>
      )}
    </AddDialog>
  );
}

import { TextInput } from '@mantine/core';
import { firmEndpoints } from '@masthead/shared/showcase/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/showcase/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/showcase/firms/firm.record.ts';
import { newFirm } from '@masthead/shared/showcase/firms/firm.ts';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { AddDialog } from '../../platform/records/AddDialog.tsx';

/** Spec, showcase 2: creates a firm by its name and goes to its form. */
export function CreateFirmDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  return (
    <AddDialog
      title="Create firm"
      record={firmRecord}
      asks={newFirm}
      screen="firmList"
      create={(values) => call(firmEndpoints.create, { body: values })}
      failure={firmMessages.createFailed}
      added={firmMessages.created}
      get={firmEndpoints.get}
      onAdded={({ id }) => void goTo('firmEdit', { id })}
      onClose={onClose}
    >
      {({ input }) => <TextInput {...input('name')} />}
    </AddDialog>
  );
}

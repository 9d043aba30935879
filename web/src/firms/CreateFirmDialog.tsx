import { TextInput } from '@mantine/core';
import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import { newFirm } from '@masthead/shared/firms/firm.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { AddDialog } from '../records/AddDialog.tsx';

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

import { TextInput } from '@mantine/core';
import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import { newFirm } from '@masthead/shared/firms/firm.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { inputsOf } from '../forms/record-inputs.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';
import { useKeepFirm } from './firm.queries.ts';

const about = { screen: 'firmList', id: null, title: 'New firm' } as const;

/** Spec, showcase 2: creates a firm by its name and goes to its form. */
export function CreateFirmDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  const keep = useKeepFirm();
  const area = useAreaForm(newFirm, { name: '' }, about);
  const saving = useDialogSave(area, {
    send: (values) => call(firmEndpoints.create, { body: values }),
    failure: firmMessages.createFailed,
    onSaved: (firm) => {
      keep(firm);
      toast(firmMessages.created);
      onClose();
      void goTo('firmEdit', { id: firm.id });
    },
  });
  return (
    <FormDialog title="Create firm" onClose={onClose} saveLabel="Create firm" {...saving}>
      <TextInput {...inputsOf(firmRecord, area.form)('name')} />
    </FormDialog>
  );
}

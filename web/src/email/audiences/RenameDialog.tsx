import { TextInput } from '@mantine/core';
import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import {
  type Audience,
  audienceForm,
  audienceRecord,
} from '@masthead/shared/email/audiences/audience.record.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { inputsOf } from '../../platform/forms/record-inputs.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { audienceQuery } from './audience.queries.ts';

interface Props {
  audience: Audience;
  onClose: () => void;
}

const renameForm = audienceForm.pick({ name: true });
const labels = { name: audienceRecord.fields.name.label };

/** Gives an audience another name. */
export function RenameDialog({ audience, onClose }: Props) {
  const { id, name, version } = audience;
  const queryClient = useQueryClient();
  const area = useAreaForm(
    renameForm,
    { name },
    { screen: 'audienceEdit', id: null, dialog: `name of ${id}`, title: name, version },
  );
  const saving = useFormSave(area, {
    record: audience,
    valuesOf: (saved: Audience) => ({ name: saved.name }),
    latest: () => call(audienceEndpoints.get, { params: { id } }),
    onSaved: (saved: Audience) => queryClient.setQueryData(audienceQuery(id).queryKey, saved),
  });
  const onSave = async () => {
    const saved = await saving.save((values, seen) =>
      call(audienceEndpoints.rename, { params: { id }, body: { ...values, version: seen } }),
    );
    if (!saved) return;
    toast(audienceMessages.updated);
    onClose();
  };
  return (
    <FormDialog
      title="Rename audience"
      onClose={onClose}
      area={area}
      saving={saving}
      onSave={onSave}
      saveLabel="Rename"
      labels={labels}
    >
      <TextInput {...inputsOf(audienceRecord, area.form)('name')} />
    </FormDialog>
  );
}

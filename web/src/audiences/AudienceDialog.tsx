import { TextInput } from '@mantine/core';
import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { audienceRecord } from '@masthead/shared/audiences/audience.record.ts';
import { type Audience, audienceForm } from '@masthead/shared/audiences/audience.ts';
import { call } from '../app/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { inputsOf } from '../forms/record-inputs.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { SiteSelect } from '../sites/SiteSelect.tsx';
import { toast } from '../ui/toast.tsx';
import { RenameDialog } from './RenameDialog.tsx';

interface Props {
  /** The audience to rename; null adds one. */
  audience: Audience | null;
  onClose: () => void;
  onAdded: (audience: Audience) => void;
}

/** Adds an audience, or gives one another name. */
export const AudienceDialog = ({ audience, ...props }: Props) =>
  audience ? (
    <RenameDialog audience={audience} onClose={props.onClose} />
  ) : (
    <AddDialog {...props} />
  );

function AddDialog({ onClose, onAdded }: Omit<Props, 'audience'>) {
  const area = useAreaForm(
    audienceForm,
    { name: '', siteId: 0 },
    { screen: 'audienceList', id: null, title: 'New audience' },
  );
  const input = inputsOf(audienceRecord, area.form);
  const saving = useDialogSave(area, {
    send: (values) => call(audienceEndpoints.create, { body: values }),
    onSaved: (saved) => {
      toast(audienceMessages.added);
      onClose();
      onAdded(saved);
    },
  });
  return (
    <FormDialog title="Add audience" onClose={onClose} saveLabel="Add audience" {...saving}>
      <TextInput {...input('name')} description="As it is called on the unsubscribe page" />
      <SiteSelect {...input('siteId')} description="Templates of this site can send to it" />
    </FormDialog>
  );
}

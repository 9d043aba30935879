import { TextInput } from '@mantine/core';
import { photosetMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import { photosetRecord } from '@masthead/shared/editorial/photos/photoset.record.ts';
import { newPhotosetForm } from '@masthead/shared/editorial/photos/photoset.ts';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { inputsOf } from '../../platform/forms/record-inputs.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { useCachePhotoset } from './photoset.queries.ts';

const about = { screen: 'photosetList', id: null, title: 'New photoset' } as const;

/** Adds a photoset by its name and goes to its form. */
export function NewPhotosetDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  const cachePhotoset = useCachePhotoset();
  const area = useAreaForm(newPhotosetForm, { name: '' }, about);
  const dialogSave = useDialogSave(area, {
    send: (values) => call(photosetEndpoints.create, { body: values }),
    failure: photosetMessages.addFailed,
    onSaved: (photoset) => {
      cachePhotoset(photoset);
      toast(photosetMessages.added);
      onClose();
      void goTo('photosetEdit', { id: photoset.id });
    },
  });
  return (
    <FormDialog title="Add photoset" onClose={onClose} saveLabel="Add photoset" {...dialogSave}>
      <TextInput {...inputsOf(photosetRecord, area.form)('name')} />
    </FormDialog>
  );
}

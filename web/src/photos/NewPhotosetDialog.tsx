import { TextInput } from '@mantine/core';
import { photosetMessages } from '@masthead/shared/photos/photo.messages.ts';
import { photosetEndpoints } from '@masthead/shared/photos/photoset.endpoints.ts';
import { photosetRecord } from '@masthead/shared/photos/photoset.record.ts';
import { newPhotosetForm } from '@masthead/shared/photos/photoset.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { inputsOf } from '../forms/record-inputs.ts';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { toast } from '../ui/toast.tsx';
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

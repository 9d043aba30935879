import { photoEndpoints } from '@masthead/shared/photos/photo.endpoints.ts';
import { photoMessages } from '@masthead/shared/photos/photo.messages.ts';
import { photoRecord } from '@masthead/shared/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import { valuesOf } from '@masthead/shared/records/record.ts';
import { call } from '../app/call.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { useKeepPhoto } from './photo.queries.ts';

/** The form of one photo with its one way of saving; null is a new photo. */
export function usePhotoForm(photo: Photo | null, snapUrl: () => string | null) {
  const area = useRecordForm(photoRecord, photo, { screen: 'photoAdd' });
  const keep = useKeepPhoto();
  const saving = useSaving(area, {
    record: photo,
    valuesOf: (saved: Photo) => valuesOf(photoRecord, saved),
    ...(photo && {
      latest: () => call(photoEndpoints.get, { params: { id: String(photo.id) } }),
    }),
    onSaved: keep,
  });
  /** Answers with the saved photo; null when nothing was saved, and the form says why. */
  const save = async (): Promise<Photo | null> => {
    const saved = await saving.save((values, version) =>
      sayingFailure(
        photoMessages.saveFailed,
        photo
          ? call(photoEndpoints.update, { body: { ...values, id: photo.id, version } })
          : call(photoEndpoints.create, { body: { ...values, snapUrl: snapUrl() } }),
      ),
    );
    if (saved) toast(photo ? photoMessages.updated : photoMessages.added);
    return saved;
  };
  return { area, saving, save };
}
export type PhotoFormState = ReturnType<typeof usePhotoForm>['area'];

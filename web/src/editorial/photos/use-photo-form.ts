import { photoEndpoints } from '@masthead/shared/editorial/photos/photo.endpoints.ts';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { valuesOf } from '@masthead/shared/platform/records/record.ts';
import { call } from '../../platform/api/call.ts';
import { pathTo } from '../../platform/api/links.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { useRecordForm } from '../../platform/forms/use-record-form.ts';
import { toast } from '../../platform/ui/toast.tsx';
import { useCachePhoto } from './photo.queries.ts';

/** The form of one photo with its one way of saving; null is a new photo. */
export function usePhotoForm(photo: Photo | null, snapUrl: string | null) {
  const area = useRecordForm(photoRecord, photo, { screen: 'photoAdd' });
  const cachePhoto = useCachePhoto();
  const saving = useFormSave(area, {
    record: photo,
    valuesOf: (saved: Photo) => valuesOf(photoRecord, saved),
    ...(photo && {
      latest: () => call(photoEndpoints.get, { params: { id: String(photo.id) } }),
    }),
    onSaved: cachePhoto,
  });
  /** Answers with the saved photo; null when nothing was saved, and the form says why. */
  const save = async (): Promise<Photo | null> => {
    const saved = await saving.save((values, version) =>
      sayingFailure(
        photoMessages.saveFailed,
        photo
          ? call(photoEndpoints.update, { body: { ...values, id: photo.id, version } })
          : call(photoEndpoints.create, { body: { ...values, snapUrl } }),
      ),
    );
    if (saved) toast(photo ? photoMessages.updated : photoMessages.added);
    return saved;
  };
  return { area, saving, save };
}

/** The form of a photo in the worklist: of the whole photo, so that what is typed is found on its own screen too; it saves what the worklist asks for. */
export function usePhotoWork(photo: Photo) {
  const id = String(photo.id);
  const area = useRecordForm(photoRecord, photo, {
    screen: 'photoEdit',
    address: pathTo('photoEdit', { id }),
  });
  const saving = useFormSave(area, {
    record: photo,
    isListed: true,
    valuesOf: (saved: Photo) => valuesOf(photoRecord, saved),
    latest: () => call(photoEndpoints.get, { params: { id } }),
    onSaved: useCachePhoto(),
  });
  const save = async () => {
    const saved = await saving.save(({ altTag, credit, missingCredits }, version) =>
      sayingFailure(
        photoMessages.saveFailed,
        call(photoEndpoints.update, {
          body: { id: photo.id, version, altTag, credit, missingCredits },
        }),
      ),
    );
    if (saved) toast(photoMessages.updated);
  };
  return { area, saving, save };
}
export type PhotoFormState = ReturnType<typeof usePhotoForm>['area'];

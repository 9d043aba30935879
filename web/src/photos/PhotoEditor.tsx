import { Button } from '@mantine/core';
import { photoRecord } from '@masthead/shared/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import { useState } from 'react';
import { useGoTo } from '../app/links.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import type { FileWords, Origin } from '../ui/file-words.ts';
import { DeletePhoto } from './DeletePhoto.tsx';
import { PhotoFields } from './PhotoFields.tsx';
import { PhotoFile } from './PhotoFile.tsx';
import { PhotoShape } from './PhotoShape.tsx';
import { PhotoShown } from './PhotoShown.tsx';
import { PhotoSide } from './PhotoSide.tsx';
import { useFileSize } from './use-file-size.ts';
import { type PhotoFormState, usePhotoForm } from './use-photo-form.ts';

const labels = labelsOf(photoRecord, {});

/** What a file says of itself, in fields where nobody has said anything. */
const describedBy = (
  { altTag, credit, missingCredits }: Partial<PhotoFormState['form']['values']>,
  words: FileWords | null = null,
) => ({
  ...(!altTag && words?.description && { altTag: words.description }),
  ...(!credit && !missingCredits && words?.credit && { credit: words.credit }),
});

/** Spec, content 2: the form of a photo; null is a new one. */
export function PhotoEditor({ photo }: { photo: Photo | null }) {
  const goTo = useGoTo();
  const [from, setFrom] = useState<Origin | null>(null);
  const { area, saving, save } = usePhotoForm(photo, from?.address ?? null);
  const { original, crop, focus, photoType, altTag } = area.form.values;
  const size = useFileSize(photo, original);
  const onSave = async () => {
    if (await save()) await goTo('photoList');
  };
  const onDeleted = () => {
    area.discardChanges();
    void goTo('photoList');
  };
  return (
    <EditShell
      screen={photo ? 'photoEdit' : 'photoAdd'}
      title={photo ? 'Edit photo' : 'Add photo'}
      list="photoList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={
        <>
          {photo && <DeletePhoto photo={photo} onDeleted={onDeleted} />}
          <Button type="submit" loading={saving.isSaving}>
            Save
          </Button>
        </>
      }
      side={
        <>
          {size && (
            <PhotoShown
              original={original}
              altTag={altTag}
              shown={{ ...size, crop, focus, photoType }}
            />
          )}
          {photo && <PhotoSide photo={photo} />}
        </>
      }
    >
      <FormSection title="Picture">
        <PhotoFile
          photo={photo}
          form={area.form}
          onFile={(origin) => {
            setFrom(origin);
            area.form.setValues((before) => describedBy(before, origin?.words));
          }}
        />
        {size && <PhotoShape form={area.form} input={area.input} size={size} />}
      </FormSection>
      <PhotoFields form={area.form} input={area.input} words={from?.words ?? null} />
    </EditShell>
  );
}

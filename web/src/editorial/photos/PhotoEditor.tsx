import { Button } from '@mantine/core';
import { photoMessages } from '@masthead/shared/editorial/photos/photo.messages.ts';
import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { imageUrl } from '@masthead/shared/platform/images/image-sizes.ts';
import { type Shown, type Size, shownArea } from '@masthead/shared/platform/images/photo-shape.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGoTo } from '../../platform/api/links.tsx';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import type { FileWords, Origin } from '../../platform/ui/file-words.ts';
import { Instant } from '../../platform/ui/Instant.tsx';
import surface from '../../platform/ui/surface.module.css';
import { PhotoFields } from './PhotoFields.tsx';
import { PhotoFile } from './PhotoFile.tsx';
import { PhotoShape } from './PhotoShape.tsx';
import { photoUses, useDeletePhoto } from './photo.queries.ts';
import styles from './photos.module.css';
import { UsedIn } from './UsedIn.tsx';
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
      <FormSection title="Image">
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

async function readSize(src: string): Promise<Size> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** The size of a file in its pixels: known of the stored one, read off a new one; null until then. */
function useFileSize(photo: Photo | null, original: string): Size | null {
  const isStored = photo?.original === original;
  const read = useQuery({
    queryKey: ['size of a file', original],
    queryFn: () => readSize(original),
    enabled: original !== '' && !isStored,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isQuiet: true },
  });
  if (isStored) return { width: photo.width, height: photo.height };
  return read.data ?? null;
}

interface Props {
  photo: Photo;
  onDeleted: () => void;
}

/** Deletes a photo that is used nowhere. The server looks again, and says where it is used by then. */
function DeletePhoto({ photo, onDeleted }: Props) {
  const uses = useQuery(photoUses(photo.id)).data?.totalCount ?? photo.useCount;
  const { mutate, isPending } = useDeletePhoto();
  return (
    <ConfirmButton
      question={sentences.areYouSure}
      detail={`'${photo.title}' will be deleted.`}
      confirmLabel="Delete"
      isDangerous
      blockedBy={uses > 0 ? photoMessages.whyDeleteBlocked(uses) : null}
      loading={isPending}
      onConfirm={() => mutate(photo, { onSuccess: onDeleted })}
    >
      Delete
    </ConfirmButton>
  );
}

interface PhotoShownProps {
  original: string;
  shown: Shown;
  altTag: string;
}

const percent = (part: number) => `${part * 100}%`;

/** The part of a file that is shown wherever the photo is used, as the form says it now. */
function PhotoShown({ original, shown, altTag }: PhotoShownProps) {
  const { x, y, width, height } = shownArea(shown);
  return (
    <section className={`${surface.panel} ${styles.side}`} aria-label="Display">
      <h2 className={styles.sideTitle}>Display</h2>
      <div
        className={styles.shown}
        style={{ aspectRatio: `${width} / ${height}`, maxWidth: width }}
      >
        <img
          src={imageUrl(original, 'article')}
          alt={altTag}
          style={{
            width: percent(shown.width / width),
            left: percent(-x / width),
            top: percent(-y / height),
          }}
        />
      </div>
    </section>
  );
}

/** Where a photo is used, and what is known of its file. */
function PhotoSide({ photo }: { photo: Photo }) {
  const { width, height, fileName, snapUrl, addedBy, uploadDatetime, src } = photo;
  return (
    <>
      <UsedIn
        query={useQuery(photoUses(photo.id))}
        failure={photoMessages.usesFailed}
        none={photoMessages.notUsed}
      />
      <section className={`${surface.panel} ${styles.side}`} aria-label="File">
        <h2 className={styles.sideTitle}>File</h2>
        <dl className={styles.facts}>
          <dt>Size</dt>
          <dd>
            {width} × {height} pixels
          </dd>
          {fileName && <dt>Name</dt>}
          {fileName && <dd>{fileName}</dd>}
          {snapUrl && <dt>Fetched from</dt>}
          {snapUrl && <dd>{snapUrl}</dd>}
          <dt>Added</dt>
          <dd>
            <Instant at={uploadDatetime} />
            {addedBy && ` by ${addedBy.firstName} ${addedBy.lastName}`}
          </dd>
          <dt>Address</dt>
          <dd>{src}</dd>
        </dl>
      </section>
    </>
  );
}

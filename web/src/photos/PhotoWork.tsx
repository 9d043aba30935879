import { Button, Checkbox, Text, TextInput } from '@mantine/core';
import { photoRecord } from '@masthead/shared/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/photos/photo.ts';
import { useEffect } from 'react';
import { pathTo, ScreenLink } from '../app/links.tsx';
import { useViewLock } from '../app/session.ts';
import { ConflictHost } from '../forms/ConflictHost.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { SaveState } from '../forms/SaveState.tsx';
import { saveByKey } from '../forms/save-by-key.ts';
import { UnsavedOffer } from '../forms/UnsavedOffer.tsx';
import type { Leavable } from '../forms/use-leave-guard.ts';
import { ViewLock } from '../forms/ViewLock.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { usePhotoWork } from './use-photo-form.ts';

const labels = labelsOf(photoRecord, {});

interface Props {
  photo: Photo;
  /** Tells the worklist what would be lost by leaving; answers with the way to take that back. */
  watch: (id: number, form: Leavable) => () => void;
}

/** One photo of the worklist: what it shows and whose it is, saved with Enter. */
export function PhotoWork({ photo, watch }: Props) {
  const { area, saving, save } = usePhotoWork(photo);
  const { input, isChanged } = area;
  const viewLock = useViewLock();
  useEffect(() => watch(photo.id, area));
  return (
    <>
      <form
        className={styles.workRow}
        aria-label={photo.title}
        noValidate
        onKeyDown={saveByKey}
        onSubmit={(event) => {
          event.preventDefault();
          if (viewLock === null) void save();
        }}
      >
        <span className={styles.frame}>
          <PhotoPicture photo={photo} isDecoration />
        </span>
        <ViewLock>
          <TextInput
            {...input('altTag')}
            withAsterisk={false}
            label={
              <ScreenLink to={pathTo('photoEdit', { id: photo.id })}>{photo.title}</ScreenLink>
            }
            aria-label="Alt text"
            placeholder="Alt text: what it shows"
          />
          <TextInput {...input('credit')} placeholder="Whose it is" />
          <Checkbox className={styles.workAct} {...input('missingCredits')} />
        </ViewLock>
        {viewLock === null && (
          <Button
            className={styles.workAct}
            type="submit"
            variant="default"
            loading={saving.isSaving}
          >
            Save
          </Button>
        )}
        {(isChanged || saving.error) && (
          <div className={styles.workState}>
            <SaveState isChanged={isChanged} saving={saving} />
            {saving.error && (
              <Text c="var(--failed)" fz="sm">
                {saving.error.message}
              </Text>
            )}
          </div>
        )}
      </form>
      <UnsavedOffer area={area} locked={viewLock} isOneOfMany />
      <ConflictHost conflict={saving.conflict} labels={labels} />
    </>
  );
}

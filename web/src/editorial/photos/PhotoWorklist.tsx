import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { pathTo, ScreenLink } from '../../platform/api/links.tsx';
import { useViewLock } from '../../platform/api/session.ts';
import { ConflictHost } from '../../platform/forms/ConflictHost.tsx';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import { SaveState } from '../../platform/forms/SaveState.tsx';
import { saveByKey } from '../../platform/forms/save-by-key.ts';
import { UnsavedOffer } from '../../platform/forms/UnsavedOffer.tsx';
import { type Leavable, useLeaveGuard } from '../../platform/forms/use-leave-guard.ts';
import { ViewLock } from '../../platform/forms/ViewLock.tsx';
import type { ListQuery } from '../../platform/lists/column.ts';
import surface from '../../platform/ui/surface.module.css';
import { PhotoRows } from './PhotoGrid.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { usePhotoWork } from './use-photo-form.ts';

interface Props {
  query: ListQuery<Photo>;
  empty: ReactNode;
}

/** Several forms as one that is left: one question for all of them. */
function formsTogether() {
  const forms = new Map<number, Leavable>();
  const changed = () => [...forms.values()].filter((form) => form.isChangedNow());
  return {
    watch: (id: number, form: Leavable) => {
      forms.set(id, form);
      return () => {
        if (forms.get(id) === form) forms.delete(id);
      };
    },
    isChangedNow: () => changed().length > 0,
    discardChanges: () => {
      for (const form of changed()) form.discardChanges();
    },
  };
}

/** Photos without alt text or credit, each with inputs for them. Typed text survives a change of page. */
export function PhotoWorklist({ query, empty }: Props) {
  const [forms] = useState(formsTogether);
  useLeaveGuard(forms);
  return (
    <PhotoRows query={query} empty={empty}>
      {(photos) => (
        <ul
          className={`${surface.panel} ${styles.work}`}
          aria-label="Photos that need a description"
        >
          {photos.map((photo) => (
            <li key={photo.id}>
              <PhotoWork photo={photo} watch={forms.watch} />
            </li>
          ))}
        </ul>
      )}
    </PhotoRows>
  );
}

const labels = labelsOf(photoRecord, {});

interface PhotoWorkProps {
  photo: Photo;
  /** Registers the form with the worklist's leave guard; returns the function that unregisters it. */
  watch: (id: number, form: Leavable) => () => void;
}

/** One photo of the worklist with alt text and credit; Enter saves. */
function PhotoWork({ photo, watch }: PhotoWorkProps) {
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
          <TextInput {...input('credit')} placeholder="Photographer or source" />
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
          <Group className={styles.workState} gap="4px 12px">
            <SaveState isChanged={isChanged} saving={saving} />
            {saving.error && (
              <Text c="var(--failed)" fz="sm">
                {saving.error.message}
              </Text>
            )}
          </Group>
        )}
      </form>
      <UnsavedOffer area={area} locked={viewLock} isOneOfMany />
      <ConflictHost conflict={saving.conflict} labels={labels} />
    </>
  );
}

import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  photoMessages,
  photosetMessages,
} from '@masthead/shared/editorial/photos/photo.messages.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import { photosetEndpoints } from '@masthead/shared/editorial/photos/photoset.endpoints.ts';
import {
  type PhotosetPhoto,
  photosetRecord,
} from '@masthead/shared/editorial/photos/photoset.record.ts';
import type { Photoset } from '@masthead/shared/editorial/photos/photoset.ts';
import { sentences } from '@masthead/shared/platform/contract/errors.ts';
import { valuesOf } from '@masthead/shared/platform/records/record.ts';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { pathTo, ScreenLink, useGoTo } from '../../platform/api/links.tsx';
import { ConfirmButton } from '../../platform/forms/ActionButton.tsx';
import { EditShell } from '../../platform/forms/EditShell.tsx';
import { FormSection } from '../../platform/forms/FormSection.tsx';
import { labelsOf } from '../../platform/forms/record-labels.ts';
import { SortList } from '../../platform/forms/SortList.tsx';
import { sayingFailure } from '../../platform/forms/say-failure.ts';
import { useFormSave } from '../../platform/forms/use-form-save.ts';
import { useRecordForm } from '../../platform/forms/use-record-form.ts';
import { EmptyList } from '../../platform/lists/EmptyList.tsx';
import { late } from '../../platform/ui/late.tsx';
import textStyles from '../../platform/ui/text.module.css';
import { toast } from '../../platform/ui/toast.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import styles from './photos.module.css';
import { photosetUses, useCachePhotoset, useDeletePhotoset } from './photoset.queries.ts';
import { UsedIn } from './UsedIn.tsx';

/** The form of a photoset: its name, and its photos in their order. */
export function PhotosetEditor({ photoset }: { photoset: Photoset }) {
  const { id } = photoset;
  const goTo = useGoTo();
  const cachePhotoset = useCachePhotoset();
  const shown = useShownPhotos(photoset);
  const area = useRecordForm(photosetRecord, photoset, { screen: 'photosetEdit' });
  const saving = useFormSave(area, {
    record: photoset,
    valuesOf: (saved: Photoset) => valuesOf(photosetRecord, saved),
    latest: () => call(photosetEndpoints.get, { params: { id: String(id) } }),
    onSaved: cachePhotoset,
  });
  const remove = useDeletePhotoset();
  const uses = useQuery(photosetUses(id));
  const useCount = uses.data?.totalCount ?? photoset.useCount;
  const onSave = async () => {
    const saved = await saving.save((values, version) =>
      sayingFailure(
        photosetMessages.saveFailed,
        call(photosetEndpoints.update, { body: { ...values, id, version } }),
      ),
    );
    if (!saved) return;
    toast(photosetMessages.updated);
    await goTo('photosetList');
  };
  const onDeleted = () => {
    area.discardChanges();
    void goTo('photosetList');
  };
  const { form, input } = area;
  const namesOf = (ids: readonly number[]) =>
    ids.map((one) => shown.photoOf(one)?.title ?? `Photo ${one}`).join(', ');
  return (
    <EditShell
      screen="photosetEdit"
      title="Edit photoset"
      list="photosetList"
      area={area}
      saving={saving}
      side={
        <UsedIn
          query={uses}
          failure={photosetMessages.usesFailed}
          none={photosetMessages.notUsed}
        />
      }
      labels={labelsOf(photosetRecord, { photoIds: namesOf })}
      onSave={() => void onSave()}
      actions={
        <>
          <ConfirmButton
            question={sentences.areYouSure}
            detail={`'${photoset.name}' will be deleted. Its photos stay in the library.`}
            confirmLabel="Delete"
            isDangerous
            blockedBy={useCount > 0 ? photoMessages.whyDeleteBlocked(useCount) : null}
            loading={remove.isPending}
            onConfirm={() => remove.mutate(photoset, { onSuccess: onDeleted })}
          >
            Delete
          </ConfirmButton>
          <Button type="submit" loading={saving.isSaving}>
            Save
          </Button>
        </>
      }
    >
      <FormSection title="Photoset">
        <TextInput {...input('name')} />
      </FormSection>
      <PhotosetPhotos
        photoIds={form.values.photoIds}
        error={form.errors.photoIds}
        shown={shown}
        onChange={(ids) => form.setFieldValue('photoIds', ids)}
      />
    </EditShell>
  );
}

const PhotoSelect = late(async () => (await import('./PhotoSelect.tsx')).PhotoSelect);

type Shown = Pick<PhotosetPhoto, 'id' | 'src' | 'title' | 'altTag' | 'credit'>;

/** The photos that the form refers to: those of the photoset and those added since. */
function useShownPhotos({ photos }: { photos: readonly PhotosetPhoto[] }) {
  const [picked, setPicked] = useState<readonly Shown[]>([]);
  return {
    photoOf: (id: number): Shown | undefined =>
      photos.find((photo) => photo.id === id) ?? picked.find((photo) => photo.id === id),
    add: (added: readonly Photo[]) => setPicked([...picked, ...added]),
  };
}

interface Props {
  photoIds: readonly number[];
  error: ReactNode;
  shown: ReturnType<typeof useShownPhotos>;
  onChange: (photoIds: number[]) => void;
}

/** The photos of a photoset, put in order by dragging or with the keyboard. */
function PhotosetPhotos({ photoIds, error, shown, onChange }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const titleOf = (id: number) => shown.photoOf(id)?.title ?? `Photo ${id}`;
  return (
    <FormSection
      title="Photos"
      path="photoIds"
      error={error}
      aside={`${photoIds.length} ${photoIds.length === 1 ? 'photo' : 'photos'}`}
    >
      {photoIds.length === 0 && <EmptyList sentence="This photoset has no photos yet." />}
      <SortList
        label="Photos"
        items={[...photoIds]}
        idOf={(id) => id}
        nameOf={titleOf}
        onChange={onChange}
        actions={(id) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            title="Remove"
            aria-label={`Remove ${titleOf(id)}`}
            onClick={() => onChange(photoIds.filter((other) => other !== id))}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        )}
      >
        {(id) => <Item id={id} photo={shown.photoOf(id)} />}
      </SortList>
      <div>
        <Button variant="default" onClick={() => setIsPicking(true)}>
          Add photos
        </Button>
      </div>
      {isPicking && (
        <PhotoSelect
          isMany
          chosen={photoIds}
          onClose={() => setIsPicking(false)}
          onChosen={(photos) => {
            shown.add(photos);
            onChange([...photoIds, ...photos.map(({ id }) => id)]);
            setIsPicking(false);
          }}
        />
      )}
    </FormSection>
  );
}

function Item({ id, photo }: { id: number; photo: Shown | undefined }) {
  return (
    <div className={styles.item}>
      <span className={styles.thumbnail}>
        {photo && <PhotoPicture photo={photo} isDecoration />}
      </span>
      <span className={styles.itemWords}>
        <ScreenLink to={pathTo('photoEdit', { id })}>{photo?.title ?? `Photo ${id}`}</ScreenLink>
        {photo?.credit && <span className={textStyles.dimmed}>{photo.credit}</span>}
      </span>
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import { sentences } from '@masthead/shared/errors.ts';
import { photoMessages, photosetMessages } from '@masthead/shared/photos/photo.messages.ts';
import { photosetEndpoints } from '@masthead/shared/photos/photoset.endpoints.ts';
import { photosetRecord } from '@masthead/shared/photos/photoset.record.ts';
import type { Photoset } from '@masthead/shared/photos/photoset.ts';
import { valuesOf } from '@masthead/shared/records/record.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { ConfirmButton } from '../forms/ConfirmButton.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { PhotosetPhotos, useShownPhotos } from './PhotosetPhotos.tsx';
import { photosetUses, useDeletePhotoset, useKeepPhotoset } from './photoset.queries.ts';
import { UsedIn } from './UsedIn.tsx';

/** The form of a photoset: its name, and its photos in their order. */
export function PhotosetEditor({ photoset }: { photoset: Photoset }) {
  const { id } = photoset;
  const goTo = useGoTo();
  const keep = useKeepPhotoset();
  const shown = useShownPhotos(photoset);
  const area = useRecordForm(photosetRecord, photoset, { screen: 'photosetEdit' });
  const saving = useSaving(area, {
    record: photoset,
    valuesOf: (saved: Photoset) => valuesOf(photosetRecord, saved),
    latest: () => call(photosetEndpoints.get, { params: { id: String(id) } }),
    onSaved: keep,
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

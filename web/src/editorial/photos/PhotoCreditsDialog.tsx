import { TagsInput, Text, TextInput } from '@mantine/core';
import { photoRecord } from '@masthead/shared/editorial/photos/photo.record.ts';
import type { Photo } from '@masthead/shared/editorial/photos/photo.ts';
import {
  creditMessages,
  photoCreditsForm,
} from '@masthead/shared/editorial/photos/photo-credits.ts';
import { tagsOf, withTags } from '@masthead/shared/editorial/photos/photo-tags.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { inputsOf } from '../../platform/forms/record-inputs.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { useCreditPhotos } from './photo-credits.queries.ts';

interface Props {
  photos: readonly Photo[];
  onClose: () => void;
  onSaved: (photos: readonly Photo[]) => void;
}

/** One credit for many photos, and tags that are added to theirs. */
export function PhotoCreditsDialog({ photos, onClose, onSaved }: Props) {
  const credits = useCreditPhotos();
  const area = useAreaForm(
    photoCreditsForm,
    { credit: null, tags: [] },
    { screen: 'photoList', id: null, dialog: 'credits', title: 'Credit and tags' },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ credit, tags }) =>
      credits.mutateAsync(
        photos.map((photo) => ({
          photo,
          change: {
            ...(credit && { credit }),
            ...(tags.length > 0 && { tags: withTags(photo.tags, tags) }),
          },
        })),
      ),
    failure: creditMessages.creditsFailed,
    onSaved: (saved) => {
      onSaved(saved.photos);
      onClose();
    },
  });
  const { values, errors, setFieldValue } = area.form;
  const typed = values.credit?.trim();
  const others = photos.filter(({ credit }) => credit && credit !== typed).length;
  return (
    <FormDialog
      title={`Credit and tags of ${photos.length === 1 ? '1 photo' : `${photos.length} photos`}`}
      onClose={onClose}
      saveLabel="Save"
      {...dialogSave}
    >
      <TextInput
        {...inputsOf(photoRecord, area.form)('credit')}
        placeholder="Photographer or source"
      />
      {typed && others > 0 && (
        <Text size="sm" role="status">
          {creditMessages.creditReplaced(others)}
        </Text>
      )}
      <TagsInput
        label="Tags to add"
        description="Press Enter or comma after each tag"
        data={[...new Set(photos.flatMap(({ tags }) => tagsOf(tags)))]}
        maxTags={30}
        data-path="tags"
        value={values.tags}
        error={errors.tags}
        onChange={(next) => setFieldValue('tags', next)}
      />
    </FormDialog>
  );
}

import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { labels, useRepresentativeForm } from './use-representative-form.tsx';

interface Props {
  representative: Representative;
  onClose: () => void;
}

/** Spec, showcase 2: the Edit realtor dialog. */
export function EditRepresentativeDialog({ representative, onClose }: Props) {
  const { area, saving, save } = useRepresentativeForm(representative);
  const onSave = async () => {
    if (await save()) onClose();
  };
  return (
    <FormDialog
      title="Edit realtor"
      onClose={onClose}
      area={area}
      saving={saving}
      onSave={onSave}
      saveLabel="Save changes"
      labels={labels}
    >
      <RepresentativeFields input={area.input} withImageUrl />
    </FormDialog>
  );
}

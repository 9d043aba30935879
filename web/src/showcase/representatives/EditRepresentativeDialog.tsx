import type { Representative } from '@masthead/shared/showcase/representatives/representative.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useRecordSave } from '../../platform/records/use-record-save.ts';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { representativeCalls } from './representative-calls.tsx';

interface Props {
  representative: Representative;
  onClose: () => void;
}

/** Spec, showcase 2: the Edit realtor dialog. */
export function EditRepresentativeDialog({ representative, onClose }: Props) {
  const { fields, save, ...form } = useRecordSave(representativeCalls, representative);
  const onSave = async () => {
    if (await save()) onClose();
  };
  return (
    <FormDialog
      title="Edit realtor"
      onClose={onClose}
      {...form}
      onSave={onSave}
      saveLabel="Save changes"
    >
      <RepresentativeFields input={fields.input} withImageUrl />
    </FormDialog>
  );
}

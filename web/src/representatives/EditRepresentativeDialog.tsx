import type { Representative } from '@masthead/shared/representatives/representative.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useRecordSaving } from '../records/use-record-saving.ts';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { representativeCalls } from './representative-calls.tsx';

interface Props {
  representative: Representative;
  onClose: () => void;
}

/** Spec, showcase 2: the Edit realtor dialog. */
export function EditRepresentativeDialog({ representative, onClose }: Props) {
  const { fields, save, ...form } = useRecordSaving(representativeCalls, representative);
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

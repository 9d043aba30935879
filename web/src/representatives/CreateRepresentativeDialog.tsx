import { representativeEndpoints } from '@masthead/shared/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/representatives/representative.messages.ts';
import { representativeRecord } from '@masthead/shared/representatives/representative.record.ts';
import { call } from '../app/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { toast } from '../ui/toast.tsx';
import { RepresentativeFields } from './RepresentativeFields.tsx';
import { useKeepRepresentative } from './representative.queries.ts';

interface Props {
  /** The firm that the list is searched by. */
  firmId: number | null;
  onClose: () => void;
}

/** Spec, showcase 2: the Create realtor dialog. */
export function CreateRepresentativeDialog({ firmId, onClose }: Props) {
  const keep = useKeepRepresentative();
  const area = useRecordForm(representativeRecord, null, {
    screen: 'representativeList',
    given: firmId === null ? {} : { firmId },
  });
  const saving = useDialogSave(area, {
    send: (values) => call(representativeEndpoints.create, { body: values }),
    failure: representativeMessages.createFailed,
    onSaved: (saved) => {
      keep(saved);
      toast(representativeMessages.created);
      onClose();
    },
  });
  return (
    <FormDialog title="Create realtor" onClose={onClose} saveLabel="Create realtor" {...saving}>
      <RepresentativeFields input={area.input} withImageUrl={false} />
    </FormDialog>
  );
}

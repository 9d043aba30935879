import { representativeEndpoints } from '@masthead/shared/showcase/representatives/representative.endpoints.ts';
import { representativeMessages } from '@masthead/shared/showcase/representatives/representative.messages.ts';
import { representativeRecord } from '@masthead/shared/showcase/representatives/representative.record.ts';
import { call } from '../../platform/api/call.ts';
import { AddDialog } from '../../platform/records/AddDialog.tsx';
import { RepresentativeFields } from './RepresentativeFields.tsx';

interface Props {
  /** The firm filter of the list. */
  firmId: number | null;
  onClose: () => void;
}

/** Spec, showcase 2: the Create realtor dialog. */
export const CreateRepresentativeDialog = ({ firmId, onClose }: Props) => (
  <AddDialog
    title="Create realtor"
    record={representativeRecord}
    screen="representativeList"
    given={firmId === null ? {} : { firmId }}
    create={(values) => call(representativeEndpoints.create, { body: values })}
    failure={representativeMessages.createFailed}
    added={representativeMessages.created}
    get={representativeEndpoints.get}
    onClose={onClose}
  >
    {({ input }) => <RepresentativeFields input={input} withImageUrl={false} />}
  </AddDialog>
);

import { listingImportEndpoints } from '@masthead/shared/showcase/listings/listing-import.endpoints.ts';
import { useState } from 'react';
import { callUpload } from '../../platform/api/call.ts';
import { ImportDialog } from '../../platform/imports/ImportDialog.tsx';
import { FirmSelect } from '../firms/FirmSelect.tsx';

interface Props {
  /** The firm that the list shows. */
  firmId: number | null;
  onClose: () => void;
}

const intro =
  'A CSV file whose first line names the columns: those of our own export, or the names of the RESO Data Dictionary. A listing is known by its key of the other system, so the same file can be imported again. First the file is only checked.';

/** Import of listings, for a firm where the lines name none. */
export function ListingImport({ firmId: first, onClose }: Props) {
  const [firmId, setFirmId] = useState(first);
  return (
    <ImportDialog
      title="Import listings"
      intro={intro}
      options={(isDisabled) => (
        <FirmSelect
          label="Firm"
          description="For lines that name no firm"
          clearable
          disabled={isDisabled}
          value={firmId}
          onChange={setFirmId}
        />
      )}
      send={(file, onProgress) =>
        callUpload(
          listingImportEndpoints.import,
          { file, body: firmId === null ? {} : { firmId } },
          { onProgress },
        )
      }
      onClose={onClose}
    />
  );
}

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
  'A CSV file whose first row contains column names: those of a Masthead export, or those of the RESO Data Dictionary. Listings are matched by their key in the other system, so you can import the same file again. The file is checked first, before anything is imported.';

/** The import dialog of listings, with a firm for rows that name none. */
export function ListingImport({ firmId: first, onClose }: Props) {
  const [firmId, setFirmId] = useState(first);
  return (
    <ImportDialog
      title="Import listings"
      intro={intro}
      options={(isDisabled) => (
        <FirmSelect
          label="Firm"
          description="For rows that name no firm"
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

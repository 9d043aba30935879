import { subscriberImportEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { callUpload } from '../app/call.ts';
import { ImportDialog } from '../imports/ImportDialog.tsx';

const intro =
  'A CSV file whose first line names its columns. It needs a column named email; name, or first and last name, are optional. At first the file is only checked. People who unsubscribed or bounced, in the file or here, get no emails, and no file subscribes them again.';

/** Import of subscribers into an audience. */
export function SubscriberImport({
  audience,
  onClose,
}: {
  audience: Audience;
  onClose: () => void;
}) {
  return (
    <ImportDialog
      title={`Import into ${audience.name}`}
      intro={intro}
      send={(file, onProgress) =>
        callUpload(
          subscriberImportEndpoints.import,
          { file, params: { id: audience.id } },
          { onProgress },
        )
      }
      onClose={onClose}
    />
  );
}

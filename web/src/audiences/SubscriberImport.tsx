import { subscriberImportEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import type { Audience } from '@masthead/shared/audiences/audience.ts';
import { callUpload } from '../app/call.ts';
import { ImportDialog } from '../imports/ImportDialog.tsx';

const intro =
  'A CSV file with a header line and a column named email; name, or first and last name, may stand beside it. First the file is only checked. Whoever the file says has unsubscribed or bounced is remembered as such, and whoever has unsubscribed or bounced here is never subscribed again by a file.';

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

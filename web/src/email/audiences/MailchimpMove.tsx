import { subscriberImportEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import type { Audience } from '@masthead/shared/email/audiences/audience.record.ts';
import { mailchimpMoveMessages as say } from '@masthead/shared/email/audiences/subscriber-import.ts';
import { callUpload } from '../../platform/api/call.ts';
import { PeopleFilesDialog } from '../../platform/imports/PeopleFilesDialog.tsx';

/** An audience comes from Mailchimp, in the files that Mailchimp exports. */
export function MailchimpMove({ audience, onClose }: { audience: Audience; onClose: () => void }) {
  return (
    <PeopleFilesDialog
      title={`${say.title} into ${audience.name}`}
      intro={say.intro}
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

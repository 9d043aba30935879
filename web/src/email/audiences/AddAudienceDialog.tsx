import { TextInput } from '@mantine/core';
import { audienceEndpoints } from '@masthead/shared/email/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/email/audiences/audience.messages.ts';
import { audienceForm, audienceRecord } from '@masthead/shared/email/audiences/audience.record.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { AddDialog } from '../../platform/records/AddDialog.tsx';

/** Adds an audience and opens it. */
export function AddAudienceDialog({ onClose }: { onClose: () => void }) {
  const goTo = useGoTo();
  return (
    <AddDialog
      title="Add audience"
      record={audienceRecord}
      asks={audienceForm}
      screen="audienceList"
      create={(values) => call(audienceEndpoints.create, { body: values })}
      added={audienceMessages.added}
      onAdded={({ id }) => void goTo('audienceEdit', { id })}
      onClose={onClose}
    >
      {({ input }) => (
        <>
          <TextInput {...input('name')} />
          <SiteSelect {...input('siteId')} />
        </>
      )}
    </AddDialog>
  );
}

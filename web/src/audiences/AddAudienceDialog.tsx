import { TextInput } from '@mantine/core';
import { audienceEndpoints } from '@masthead/shared/audiences/audience.endpoints.ts';
import { audienceMessages } from '@masthead/shared/audiences/audience.messages.ts';
import { audienceForm, audienceRecord } from '@masthead/shared/audiences/audience.record.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { AddDialog } from '../records/AddDialog.tsx';
import { SiteSelect } from '../sites/SiteSelect.tsx';

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

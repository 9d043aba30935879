import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { siteRecord } from '@masthead/shared/sites/site.record.ts';
import { call } from '../app/call.ts';
import { AddDialog } from '../records/AddDialog.tsx';
import { SiteFields } from './SiteFields.tsx';
import { useSites } from './site.queries.ts';

/** Spec, platform 2.4: the Add City dialog. A new city is mostly one of the main property. */
export function AddCityDialog({ onClose }: { onClose: () => void }) {
  const main = useSites().data?.find(({ isMain }) => isMain);
  return (
    <AddDialog
      title="Add City"
      record={siteRecord}
      screen="siteList"
      given={{ property: main?.property ?? '' }}
      create={(values) => call(siteEndpoints.create, { body: values })}
      added={siteMessages.added}
      get={siteEndpoints.get}
      onClose={onClose}
    >
      {(area) => <SiteFields {...area} />}
    </AddDialog>
  );
}

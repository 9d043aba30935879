import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { siteRecord } from '@masthead/shared/sites/site.record.ts';
import { call } from '../app/call.ts';
import { FormSection } from '../forms/FormSection.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { SaveSite } from './SaveSite.tsx';
import { SiteBranding } from './SiteBranding.tsx';
import { SiteFields } from './SiteFields.tsx';
import { SiteTag } from './SiteTag.tsx';

/** Spec, platform 2.4: property, city and url of a site. */
export const SiteEditPage = () => (
  <RecordEdit
    record={siteRecord}
    list="siteList"
    get={siteEndpoints.get}
    update={(body) => call(siteEndpoints.update, { body })}
    updated={siteMessages.updated}
    names={{}}
    saveButton={(area, isSaving) => <SaveSite values={area.form.values} isSaving={isSaving} />}
  >
    {(area, site) => (
      <>
        <FormSection title="Site">
          <SiteFields {...area} />
        </FormSection>
        <FormSection title={siteMessages.brandingTitle}>
          <SiteBranding {...area} />
        </FormSection>
        <SiteTag site={site} />
      </>
    )}
  </RecordEdit>
);

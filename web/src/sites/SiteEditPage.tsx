import { valuesOf } from '@masthead/shared/records/record.ts';
import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { siteRecord } from '@masthead/shared/sites/site.record.ts';
import type { WholeSite } from '@masthead/shared/sites/site.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { useScreenParams } from '../app/links.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { SaveSite } from './SaveSite.tsx';
import { SiteBranding } from './SiteBranding.tsx';
import { SiteFields } from './SiteFields.tsx';
import { SiteTag } from './SiteTag.tsx';
import { latestSite, siteQuery, useKeepSite } from './site.queries.ts';

/** Spec, platform 2.4: property, city and url of a site. */
export function SiteEditPage() {
  const { id } = useScreenParams('siteEdit');
  const query = useQuery(siteQuery(id));
  return (
    <Loaded screen="siteEdit" list="siteList" query={query}>
      {(site) => <SiteEditor key={site.id} site={site} />}
    </Loaded>
  );
}

const labels = labelsOf(siteRecord, {});

function SiteEditor({ site }: { site: WholeSite }) {
  const { id, name } = site;
  const area = useRecordForm(siteRecord, site, { screen: 'siteEdit' });
  const keep = useKeepSite();
  const saving = useSaving(area, {
    record: site,
    valuesOf: (saved: WholeSite) => valuesOf(siteRecord, saved),
    latest: () => latestSite(id),
    onSaved: keep,
  });
  const onSave = async () => {
    const saved = await saving.save((values, seen) =>
      call(siteEndpoints.update, { body: { ...values, id, version: seen } }),
    );
    if (saved) toast(siteMessages.updated);
  };
  return (
    <EditShell
      screen="siteEdit"
      title={name}
      list="siteList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={<SaveSite values={area.form.values} isSaving={saving.isSaving} />}
    >
      <FormSection title="Site">
        <SiteFields {...area} />
      </FormSection>
      <FormSection title={siteMessages.brandingTitle}>
        <SiteBranding {...area} />
      </FormSection>
      <SiteTag site={site} />
    </EditShell>
  );
}

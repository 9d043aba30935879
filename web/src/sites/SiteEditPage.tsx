import { Button } from '@mantine/core';
import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { type SiteForm, type SiteRecord, siteForm } from '@masthead/shared/sites/site.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../app/call.ts';
import { useScreenParams } from '../app/links.tsx';
import { BlockedTip } from '../forms/ConfirmButton.tsx';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { Loaded } from '../forms/Loaded.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { toast } from '../ui/toast.tsx';
import { SiteFields } from './SiteFields.tsx';
import { latestSite, siteQuery, useKeepSite } from './site.queries.ts';

/** Spec, platform 2.4: property, city and url of a site. */
export function SiteEditPage() {
  const { id } = useScreenParams('siteEdit');
  const query = useQuery(siteQuery(id));
  return (
    <Loaded screen="siteEdit" query={query}>
      {(site) => <SiteEditor key={site.id} site={site} />}
    </Loaded>
  );
}

const valuesOf = ({ property, city, url }: SiteRecord): SiteForm => ({ property, city, url });
const labels: FieldLabels<SiteForm> = { property: 'Property', city: 'City', url: 'URL' };

function SiteEditor({ site }: { site: SiteRecord }) {
  const { id, name, version } = site;
  const area = useAreaForm(siteForm, valuesOf(site), {
    screen: 'siteEdit',
    id,
    title: name,
    version,
  });
  const keep = useKeepSite();
  const saving = useSaving(area, {
    record: site,
    valuesOf,
    latest: () => latestSite(id),
    onSaved: keep,
  });
  const blockedBy = whySaveBlocked(area.form.values, saving.isSaving);
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
      actions={<SaveButton blockedBy={blockedBy} isSaving={saving.isSaving} />}
    >
      <FormSection title="Site">
        <SiteFields form={area.form} />
      </FormSection>
    </EditShell>
  );
}

/** Spec, platform 2.4: Save changes is disabled while the form is invalid or submitting. */
function whySaveBlocked(values: SiteForm, isSaving: boolean): string | null {
  if (isSaving) return siteMessages.saving;
  const issue = siteForm.safeParse(values).error?.issues[0];
  return issue ? issue.message : null;
}

/** Why: a disabled button cannot be reached, so its tip would not be said to the keyboard. */
function SaveButton({ blockedBy, isSaving }: { blockedBy: string | null; isSaving: boolean }) {
  const isBlocked = blockedBy !== null;
  return (
    <BlockedTip reason={blockedBy}>
      <Button
        type={isBlocked ? 'button' : 'submit'}
        loading={isSaving}
        data-disabled={isBlocked || undefined}
        aria-disabled={isBlocked || undefined}
      >
        Save changes
      </Button>
    </BlockedTip>
  );
}

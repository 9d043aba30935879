import { Button } from '@mantine/core';
import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { type Firm, firmForm } from '@masthead/shared/firms/firm.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import type { FieldLabels } from '../forms/ConflictDialog.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { useAreaForm } from '../forms/use-area-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { sayingFailure } from '../showcase/say-failure.ts';
import { useSites } from '../sites/site.queries.ts';
import { toast } from '../ui/toast.tsx';
import type { FirmValues } from './example-slot.ts';
import { colorLabels } from './FirmColors.tsx';
import { FirmFields } from './FirmFields.tsx';
import { FirmPreview } from './FirmPreview.tsx';
import { latestFirm, useKeepFirm } from './firm.queries.ts';

const paths = Object.keys(firmForm.shape) as (keyof FirmValues)[];
const valuesOf = (firm: Firm) =>
  Object.fromEntries(paths.map((path) => [path, firm[path]])) as unknown as FirmValues;

/** In the order of the screen. */
const labels: FieldLabels<FirmValues> = {
  name: 'Name',
  siteIds: { label: 'Sites', show: (ids) => <SiteNames ids={ids} /> },
  isPaused: { label: 'Paused', show: (isPaused) => (isPaused ? 'Yes' : 'No') },
  website: 'Website',
  buttonText: 'Button text',
  moreInfoText: 'Listing CTA Text',
  seeInsideMessage: 'HOTW Listing CTA Text',
  headerThinIndex: 'Thin word position',
  googleAnalyticsTag: 'Google Analytics tag',
  ...colorLabels,
  logoUrl1: 'Logo 1',
  logoUrl2: 'Logo 2',
};

/** The form of a firm, with an example listing in its style beside it. */
export function FirmEditor({ firm }: { firm: Firm }) {
  const { id } = firm;
  const goTo = useGoTo();
  const keep = useKeepFirm();
  const area = useAreaForm(firmForm, valuesOf(firm), {
    screen: 'firmEdit',
    id,
    title: firm.name,
    version: firm.version,
  });
  const saving = useSaving(area, { valuesOf, latest: () => latestFirm(id), onSaved: keep });
  const onSave = async () => {
    const saved = await saving.save((values, version) =>
      sayingFailure(
        firmMessages.updateFailed,
        call(firmEndpoints.update, { body: { ...values, id, version } }),
      ),
    );
    if (!saved) return;
    toast(firmMessages.updated);
    void goTo('firmList');
  };
  return (
    <EditShell
      screen="firmEdit"
      title={firm.name}
      list="firmList"
      area={area}
      saving={saving}
      labels={labels}
      onSave={() => void onSave()}
      actions={
        <Button type="submit" loading={saving.isSaving}>
          Save changes
        </Button>
      }
      side={<FirmPreview firm={area.form.values} />}
    >
      <FirmFields form={area.form} group={firm.group} />
    </EditShell>
  );
}

function SiteNames({ ids }: { ids: readonly number[] }) {
  const sites = inSiteOrder(useSites().data ?? []).filter(({ id }) => ids.includes(id));
  return sites.map(({ name }) => name).join(', ') || 'None';
}

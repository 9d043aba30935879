import { Button } from '@mantine/core';
import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import type { Firm } from '@masthead/shared/firms/firm.ts';
import { valuesOf } from '@masthead/shared/records/record.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { EditShell } from '../forms/EditShell.tsx';
import { labelsOf } from '../forms/record-labels.ts';
import { sayingFailure } from '../forms/say-failure.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { useSaving } from '../forms/use-saving.ts';
import { useSites } from '../sites/site.queries.ts';
import { toast } from '../ui/toast.tsx';
import { FirmFields } from './FirmFields.tsx';
import { FirmPreview } from './FirmPreview.tsx';
import { latestFirm, useKeepFirm } from './firm.queries.ts';

const valuesOfFirm = (firm: Firm) => valuesOf(firmRecord, firm);

const labels = labelsOf(firmRecord, { siteIds: (ids) => <SiteNames ids={ids} /> });

/** The form of a firm, with an example listing in its style beside it. */
export function FirmEditor({ firm }: { firm: Firm }) {
  const { id } = firm;
  const goTo = useGoTo();
  const keep = useKeepFirm();
  const area = useRecordForm(firmRecord, firm, { screen: 'firmEdit' });
  const saving = useSaving(area, {
    record: firm,
    valuesOf: valuesOfFirm,
    latest: () => latestFirm(id),
    onSaved: keep,
  });
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
      <FirmFields form={area.form} input={area.input} group={firm.group} />
    </EditShell>
  );
}

function SiteNames({ ids }: { ids: readonly number[] }) {
  const sites = inSiteOrder(useSites().data ?? []).filter(({ id }) => ids.includes(id));
  return sites.map(({ name }) => name).join(', ') || 'None';
}

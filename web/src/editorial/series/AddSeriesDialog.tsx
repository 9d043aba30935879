import { Select, Text, TextInput } from '@mantine/core';
import { seriesEndpoints } from '@masthead/shared/editorial/series/series.endpoints.ts';
import { seriesMessages } from '@masthead/shared/editorial/series/series.messages.ts';
import { seriesRecord, seriesTypes } from '@masthead/shared/editorial/series/series.record.ts';
import { newSeries } from '@masthead/shared/editorial/series/series.ts';
import { SiteSelect } from '../../people/sites/SiteSelect.tsx';
import { call } from '../../platform/api/call.ts';
import { useGoTo } from '../../platform/api/links.tsx';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { inputsOf } from '../../platform/forms/record-inputs.ts';
import { useAreaForm } from '../../platform/forms/use-area-form.ts';
import { useDialogSave } from '../../platform/forms/use-dialog-save.ts';
import { toast } from '../../platform/ui/toast.tsx';

interface Props {
  /** The site that the dashboard shows; null is all. */
  siteId: number | null;
  onClose: () => void;
}

/** Its site is given once; what readers see as the title is called 'external name' here (Spec, content 5). */
const newRecord = { fields: { ...seriesRecord.fields, siteId: seriesRecord.systemFields.siteId } };

/** Add Series (Spec, content 5); its form opens then. */
export function AddSeriesDialog({ siteId, onClose }: Props) {
  const goTo = useGoTo();
  const area = useAreaForm(
    newSeries,
    { siteId, name: '', headline: '', type: '' as never },
    { screen: 'seriesList', id: null, title: 'New series' },
  );
  const dialogSave = useDialogSave(area, {
    send: ({ siteId: site, ...data }) =>
      call(seriesEndpoints.create, { params: { siteId: String(site) }, body: { data } }),
    failure: seriesMessages.addFailed,
    onSaved: ({ site_id: site, id }) => {
      toast(seriesMessages.created);
      onClose();
      void goTo('seriesEdit', { siteId: site, seriesId: id });
    },
  });
  const input = inputsOf(newRecord, area.form);
  return (
    <FormDialog title="Add Series" onClose={onClose} saveLabel="Add Series" {...dialogSave}>
      <SiteSelect {...input('siteId')} />
      <TextInput {...input('name')} />
      <TextInput {...input('headline')} label="External name" />
      <Select {...input('type')} allowDeselect={false} data={seriesTypes} />
      <Text c="dimmed" fz="sm">
        {seriesMessages.promotedNote}
      </Text>
    </FormDialog>
  );
}

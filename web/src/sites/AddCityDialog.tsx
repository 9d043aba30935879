import { siteEndpoints } from '@masthead/shared/sites/site.endpoints.ts';
import { siteMessages } from '@masthead/shared/sites/site.messages.ts';
import { siteRecord } from '@masthead/shared/sites/site.record.ts';
import { call } from '../app/call.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { useDialogSave } from '../forms/use-dialog-save.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { toast } from '../ui/toast.tsx';
import { SiteFields } from './SiteFields.tsx';
import { useKeepSite, useSites } from './site.queries.ts';

/** Spec, platform 2.4: the Add City dialog. A new city is mostly one of the main property. */
export function AddCityDialog({ onClose }: { onClose: () => void }) {
  const keep = useKeepSite();
  const main = useSites().data?.find(({ isMain }) => isMain);
  const area = useRecordForm(siteRecord, null, {
    screen: 'siteList',
    given: { property: main?.property ?? '' },
  });
  const saving = useDialogSave(area, {
    send: (values) => call(siteEndpoints.create, { body: values }),
    onSaved: (site) => {
      keep(site);
      toast(siteMessages.added);
      onClose();
    },
  });
  return (
    <FormDialog title="Add City" onClose={onClose} saveLabel="Add City" {...saving}>
      <SiteFields {...area} />
    </FormDialog>
  );
}

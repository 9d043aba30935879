import { firmEndpoints } from '@masthead/shared/firms/firm.endpoints.ts';
import { firmMessages } from '@masthead/shared/firms/firm.messages.ts';
import { firmRecord } from '@masthead/shared/firms/firm.record.ts';
import { inSiteOrder } from '@masthead/shared/sites/site.ts';
import { call } from '../app/call.ts';
import { useGoTo } from '../app/links.tsx';
import { RecordEdit } from '../records/RecordEdit.tsx';
import { useSites } from '../sites/site.queries.ts';
import { FirmFields } from './FirmFields.tsx';
import { FirmPreview } from './FirmPreview.tsx';

/** Spec, showcase 2: the form of one firm, with an example listing in its style beside it. */
export function FirmEditPage() {
  const goTo = useGoTo();
  return (
    <RecordEdit
      record={firmRecord}
      list="firmList"
      get={firmEndpoints.get}
      update={(body) => call(firmEndpoints.update, { body })}
      updated={firmMessages.updated}
      failure={firmMessages.updateFailed}
      names={names}
      onSaved={() => void goTo('firmList')}
      side={(area) => <FirmPreview firm={area.form.values} />}
    >
      {(area, { group }) => <FirmFields form={area.form} input={area.input} group={group} />}
    </RecordEdit>
  );
}

const names = { siteIds: (ids: readonly number[]) => <SiteNames ids={ids} /> };

function SiteNames({ ids }: { ids: readonly number[] }) {
  const sites = inSiteOrder(useSites().data ?? []).filter(({ id }) => ids.includes(id));
  return sites.map(({ name }) => name).join(', ') || 'None';
}

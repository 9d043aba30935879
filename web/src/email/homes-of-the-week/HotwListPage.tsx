import {
  campaignPageSize,
  campaignSorts,
} from '@masthead/shared/email/campaigns/campaign-lists.ts';
import { hotwOperations } from '@masthead/shared/email/homes-of-the-week/hotw.operations.ts';
import { hotwStyles } from '@masthead/shared/email/homes-of-the-week/hotw.record.ts';
import { callOperation } from '../../platform/api/call.ts';
import { CampaignList } from '../campaigns/CampaignList.tsx';
import { campaignColumns } from '../campaigns/campaign-columns.tsx';
import { type CampaignSearch, campaignSearch, listArgsOf } from '../campaigns/campaign-search.ts';
import { hotwKind } from './hotw-kind.ts';

const search = campaignSearch(hotwStyles, campaignSorts);
const columns = campaignColumns((row) => row.status);

const rows = (wanted: CampaignSearch, signal: AbortSignal) =>
  callOperation(hotwOperations.hotws, listArgsOf(wanted, campaignPageSize), { signal });

/** Spec, content 2: the list of Homes of the Week. */
export function HotwListPage() {
  return (
    <CampaignList
      kind={hotwKind}
      label="Homes of the Week emails"
      none="No Homes of the Week emails yet. Create the first one."
      styles={hotwStyles}
      search={search}
      columns={columns}
      pageSize={campaignPageSize}
      rows={rows}
    />
  );
}

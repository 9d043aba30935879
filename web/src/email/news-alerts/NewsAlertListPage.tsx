import {
  campaignPageSize,
  campaignSorts,
} from '@masthead/shared/email/campaigns/campaign-lists.ts';
import { newsAlertOperations } from '@masthead/shared/email/news-alerts/news-alert.operations.ts';
import { newsAlertStyles } from '@masthead/shared/email/news-alerts/news-alert.record.ts';
import { callOperation } from '../../platform/api/call.ts';
import { CampaignList } from '../campaigns/CampaignList.tsx';
import { campaignColumns } from '../campaigns/campaign-columns.tsx';
import { type CampaignSearch, campaignSearch, listArgsOf } from '../campaigns/campaign-search.ts';
import { newsAlertKind } from './news-alert-kind.ts';

const search = campaignSearch(newsAlertStyles, campaignSorts);
const columns = campaignColumns((row) => row.status);

const rows = (wanted: CampaignSearch, signal: AbortSignal) =>
  callOperation(newsAlertOperations.newsAlerts, listArgsOf(wanted, campaignPageSize), { signal });

/** Spec, content 2: the list of news alerts. */
export function NewsAlertListPage() {
  return (
    <CampaignList
      kind={newsAlertKind}
      label="News alerts"
      none="No news alerts yet. Create the first one."
      styles={newsAlertStyles}
      search={search}
      columns={columns}
      pageSize={campaignPageSize}
      rows={rows}
    />
  );
}

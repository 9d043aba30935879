import {
  campaignPageSize,
  campaignSorts,
} from '@masthead/shared/email/campaigns/campaign-lists.ts';
import { promoAlertOperations } from '@masthead/shared/email/promo-alerts/promo-alert.operations.ts';
import { promoStyles } from '@masthead/shared/email/promo-alerts/promo-alert.record.ts';
import { callOperation } from '../../platform/api/call.ts';
import { CampaignList } from '../campaigns/CampaignList.tsx';
import { campaignColumns } from '../campaigns/campaign-columns.tsx';
import { type CampaignSearch, campaignSearch, listArgsOf } from '../campaigns/campaign-search.ts';
import { promoAlertKind } from './promo-alert-kind.ts';

const search = campaignSearch(promoStyles, campaignSorts);
const columns = campaignColumns((row) => row.status, { withProperty: true });

const rows = (wanted: CampaignSearch, signal: AbortSignal) =>
  callOperation(promoAlertOperations.promoAlerts, listArgsOf(wanted, campaignPageSize), { signal });

/** Spec, content 2: the list of promo alerts. */
export function PromoAlertListPage() {
  return (
    <CampaignList
      kind={promoAlertKind}
      label="Promo alerts"
      none="No promo alerts yet. Create the first one."
      styles={promoStyles}
      search={search}
      columns={columns}
      pageSize={campaignPageSize}
      rows={rows}
    />
  );
}

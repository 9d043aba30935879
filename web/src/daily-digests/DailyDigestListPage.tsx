import {
  dailyDigestOperations,
  digestPageSize,
  digestSorts,
} from '@masthead/shared/daily-digests/daily-digest.operations.ts';
import {
  type DigestStyle,
  defaultSendDate,
  digestBadge,
  digestStyles,
} from '@masthead/shared/daily-digests/daily-digest.ts';
import { sendDay, today, weekdayOf, weekdays } from '@masthead/shared/dates.ts';
import { callOperation } from '../app/call.ts';
import { CampaignList } from '../campaigns/CampaignList.tsx';
import { campaignColumns } from '../campaigns/campaign-columns.tsx';
import { type CampaignSearch, campaignSearch, listArgsOf } from '../campaigns/campaign-search.ts';
import { digestKind } from './digest-kind.ts';

const search = campaignSearch(digestStyles, digestSorts);
const columns = campaignColumns(digestBadge);

const rows = (wanted: CampaignSearch, signal: AbortSignal) => {
  const sort = digestSorts.find((one) => one === wanted.sort) ?? null;
  const args = { ...listArgsOf(wanted, digestPageSize), sort };
  return callOperation(dailyDigestOperations.dailyDigests, args, { signal });
};

function firstDay(style: DigestStyle): string {
  const day = defaultSendDate(style, today(new Date()));
  return `for ${weekdays[weekdayOf(day)]}, ${sendDay(day)}`;
}

/** Spec, content 2: the list of daily digests. */
export function DailyDigestListPage() {
  return (
    <CampaignList
      kind={digestKind}
      label="Daily digests"
      none="There are no digests yet."
      styles={digestStyles}
      search={search}
      columns={columns}
      pageSize={digestPageSize}
      rows={rows}
      noteOf={firstDay}
    />
  );
}

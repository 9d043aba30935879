import {
  dailyDigestOperations,
  digestPageSize,
  digestSorts,
} from '@masthead/shared/email/daily-digests/daily-digest.operations.ts';
import {
  type DigestStyle,
  digestStyles,
} from '@masthead/shared/email/daily-digests/daily-digest.record.ts';
import { defaultSendDate, digestBadge } from '@masthead/shared/email/daily-digests/daily-digest.ts';
import { sendDay, today, weekdayOf, weekdays } from '@masthead/shared/platform/values/dates.ts';
import { z } from 'zod';
import { callOperation } from '../../platform/api/call.ts';
import { choiceOf, useListSearch } from '../../platform/lists/search.ts';
import { CampaignList } from '../campaigns/CampaignList.tsx';
import { campaignColumns } from '../campaigns/campaign-columns.tsx';
import { type CampaignSearch, campaignSearch, listArgsOf } from '../campaigns/campaign-search.ts';
import { digestKind } from './digest-kind.ts';
import { MakeTomorrows, MissingDigests } from './MissingDigests.tsx';

const search = campaignSearch(digestStyles, digestSorts);
const columns = campaignColumns(digestBadge);

const rows = (wanted: CampaignSearch, signal: AbortSignal) =>
  callOperation(dailyDigestOperations.dailyDigests, listArgsOf(wanted, digestPageSize), { signal });

function firstDay(style: DigestStyle): string {
  const day = defaultSendDate(style, today(new Date()));
  return `for ${weekdays[weekdayOf(day)]}, ${sendDay(day)}`;
}

const day = z.object({ missing: choiceOf(['no', 'tomorrow']) });

/** Spec, content 2: the list of daily digests; or the cities that have none for tomorrow. */
export function DailyDigestListPage() {
  const [{ missing }, , place] = useListSearch(day);
  if (missing === 'tomorrow') return <MissingDigests place={place} />;
  return (
    <CampaignList
      kind={digestKind}
      label="Daily digests"
      none="No daily digests yet. Create the first one."
      styles={digestStyles}
      search={search}
      columns={columns}
      pageSize={digestPageSize}
      rows={rows}
      noteOf={firstDay}
      otherAction={<MakeTomorrows />}
    />
  );
}

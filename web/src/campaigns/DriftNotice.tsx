import { stateNotice } from '@masthead/shared/campaigns/drift.ts';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import { useDrift } from './campaign-record.queries.ts';
import styles from './drift.module.css';

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
}

/** Names, over the form of a scheduled email, what it would show readers that is gone by now. */
export function DriftNotice<R extends CampaignRecord>({ kind, record }: Props<R>) {
  const notice = stateNotice(useDrift(kind, record));
  return notice ? (
    <p className={styles.notice} role="alert">
      {notice}
    </p>
  ) : null;
}

import { stateNotice } from '@masthead/shared/email/campaigns/drift.messages.ts';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import styles from './drift.module.css';
import { useDrift } from './drifted.ts';

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
}

/** Names, over the form of a scheduled email, what it would show readers that is gone by now. */
export function DriftNotice<R extends CampaignRecord>({ kind, record }: Props<R>) {
  const notice = stateNotice(useDrift(kind, record) ?? []);
  return notice ? (
    <p className={styles.notice} role="alert">
      {notice}
    </p>
  ) : null;
}

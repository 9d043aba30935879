import { stateNotice } from '@masthead/shared/email/campaigns/drift.messages.ts';
import type { AnyCampaignKind, CampaignRecord } from './campaign-kind.ts';
import styles from './drift.module.css';
import { useDrift } from './drifted.ts';

interface Props<R extends CampaignRecord> {
  kind: AnyCampaignKind<R>;
  record: R;
}

/** Names deleted or unpublished sources above the form of a scheduled email. */
export function DriftNotice<R extends CampaignRecord>({ kind, record }: Props<R>) {
  const notice = stateNotice(useDrift(kind, record) ?? []);
  return notice ? (
    <p className={styles.notice} role="alert">
      {notice}
    </p>
  ) : null;
}
